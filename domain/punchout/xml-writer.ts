/** XML writer: escapes every value and drops characters that XML forbids. */

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // As numeric references, because readers turn them into spaces otherwise.
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escaped text for an element or a quoted attribute. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(forbidden, "")
    .replace(/[&<>"'\t\n\r]/g, (character) => entities[character] ?? character);
}

declare const written: unique symbol;
/** Markup built by {@link xml}. */
export type Xml = string & { readonly [written]: true };

type Content = string | readonly Xml[];

/** An element; null attributes are omitted. Text content is escaped, elements are not. */
export function xml(
  name: string,
  attributes: Readonly<Record<string, string | number | null>>,
  content: Content = [],
): Xml {
  const pairs = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [` ${key}="${xmlText(String(value))}"`],
  );
  const inner = typeof content === "string" ? xmlText(content) : content.join("");
  const start = `<${name}${pairs.join("")}`;
  return (inner === "" ? `${start}/>` : `${start}>${inner}</${name}>`) as Xml;
}
