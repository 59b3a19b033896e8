/** What a request was about, for those who look for a product, an order or a quote. */
import type { RequestLine } from "@contracts/values/request-line";

export interface Subject {
  readonly kind: "sku" | "number";
  readonly value: string;
}

/** Parameters of addresses, and members of log entries, that name something. */
const kinds: Readonly<Record<string, Subject["kind"]>> = {
  id: "sku",
  sku: "sku",
  skus: "sku",
  ordernumber: "number",
  quotenumber: "number",
  orderNumber: "number",
  quoteNumber: "number",
};
/** A catalogue number, an order's, a quote's; never a sentence. */
const form = /^[\w.-]{2,40}$/;
const maxSubjects = 20;

/** Upper case, each once. */
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
