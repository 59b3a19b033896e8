/** Forms of pages, without duplicates by address and field names. */
import { parseDocument } from "htmlparser2";
import { textOf } from "../integration/account/account-visitor";
import type { KnownForm } from "./inputs";

type Node = ReturnType<typeof parseDocument>["children"][number];

function* elements(nodes: readonly Node[]): Generator<Extract<Node, { attribs: object }>> {
  for (const node of nodes) {
    if (!("attribs" in node)) continue;
    yield node;
    yield* elements(node.children);
  }
}

export function readForms(pages: readonly string[]): KnownForm[] {
  const forms = new Map<string, KnownForm>();
  for (const page of pages) {
    for (const form of elements(parseDocument(page).children)) {
      const action = textOf(form.attribs.action ?? "");
      if (form.name !== "form" || !action.startsWith("/")) continue;
      const controls = [...elements(form.children)].filter(
        ({ name, attribs }) => attribs.name && /^(input|select|textarea|button)$/.test(name),
      );
      const fields = controls.map(({ attribs }) => [attribs.name ?? "", attribs.value ?? "x"] as const);
      const method = (form.attribs.method ?? "get").toLowerCase();
      const key = `${method} ${action.split("?")[0]} ${[...new Set(fields.map(([name]) => name))].sort().join(" ")}`;
      if (!forms.has(key)) forms.set(key, { method, action, fields });
    }
  }
  return [...forms.values()];
}
