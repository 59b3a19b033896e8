/** Checks XML documents against content models in the syntax of a document type definition. */
import type { XmlElement } from "@domain/punchout/xml-reader";

/** Content by element name: "(A, B?, (C | D)*)", or "#PCDATA". Unlisted elements are rejected. */
export type ContentModels = Readonly<Record<string, string>>;

/** Required attributes by element name. */
export type RequiredAttributes = Readonly<Record<string, readonly string[]>>;

/** Faults of a document; empty if it is valid. */
export function contentFaults(root: XmlElement, models: ContentModels, required: RequiredAttributes = {}): string[] {
  const model = models[root.name];
  if (model === undefined) return [`<${root.name}> is not known`];
  const names = root.children.map(({ name }) => name);
  const faults: string[] = [];
  if (model === "#PCDATA") {
    if (names.length > 0) faults.push(`<${root.name}> has text only, not ${names.join(", ")}`);
  } else {
    if (!patternOf(model).test(names.map((name) => `${name};`).join(""))) {
      faults.push(`<${root.name}> has (${names.join(", ")}), not ${model}`);
    }
    if (root.text.trim() !== "") faults.push(`<${root.name}> has text`);
  }
  for (const name of required[root.name] ?? []) {
    if (!root.attributes.get(name)) faults.push(`<${root.name}> lacks ${name}`);
  }
  return [...faults, ...root.children.flatMap((child) => contentFaults(child, models, required))];
}

/**
 * Turns a content model into a regular expression: each name becomes a unit that ends in a semicolon, commas are
 * dropped, and the other operators have the same syntax.
 */
function patternOf(model: string): RegExp {
  return new RegExp(
    `^${model.replace(/[\s,]+/g, "").length === 0 ? "" : model.replace(/[A-Za-z][\w.:-]*/g, "(?:$&;)").replace(/[\s,]+/g, "")}$`,
  );
}
