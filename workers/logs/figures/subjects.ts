/** Subjects of a request: the product, order or quote numbers that it is about. */
import type { RequestLine } from "@contracts/values/request-line";

interface Subject {
  readonly kind: "sku" | "number";
  readonly value: string;
}

/** Path parameters and log entry fields that hold a subject. */
const kinds: Readonly<Record<string, Subject["kind"]>> = {
  id: "sku",
  sku: "sku",
  skus: "sku",
  ordernumber: "number",
  quotenumber: "number",
  orderNumber: "number",
  quoteNumber: "number",
};
/** Form of a catalog, order or quote number; excludes sentences. */
const form = /^[\w.-]{2,40}$/;
const maxSubjects = 20;

/** Subjects in upper case, without duplicates. */
export function subjectsOf({ pattern = "", path, entries }: Pick<RequestLine, "pattern" | "path" | "entries">) {
  const found = new Map<string, Subject>();
  const add = (name: string, value: unknown) => {
    const kind = kinds[name];
    if (!kind || typeof value !== "string" || !form.test(value) || found.size >= maxSubjects) return;
    found.set(`${kind} ${value.toUpperCase()}`, { kind, value: value.toUpperCase() });
  };
  const parts = path.replace(/\.data$/, "").split("/");
  for (const [index, name] of pattern.split("/").entries()) if (name.startsWith(":")) add(name.slice(1), parts[index]);
  for (const { members } of entries) {
    for (const [name, value] of Object.entries(members ?? {})) {
      for (const item of Array.isArray(value) ? value : [value]) add(name, item);
    }
  }
  return [...found.values()];
}
