/**
 * Minimal XML reader for documents of procurement systems. No DTD is loaded, no entity is defined, nothing is fetched,
 * and depth and element count are limited. A DOCTYPE is accepted, because every cXML document has one, but without
 * declarations.
 */

export interface XmlElement {
  readonly name: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  /** Direct text content, concatenated. */
  readonly text: string;
}

type XmlReading = { readonly ok: true; readonly root: XmlElement } | { readonly ok: false; readonly reason: string };

/** Maximum characters of a document. */
export const maxXmlLength = 256 * 1024;
const maxDepth = 30;
const maxElements = 20_000;
const maxAttributes = 40;

interface Open {
  readonly name: string;
  readonly attributes: Map<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const name = /[A-Za-z_][\w:.-]*/y;
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;
const closing = /<\/([A-Za-z_][\w:.-]*)\s*>/y;
const literal = `(?:"[^"<>[\\]]*"|'[^'<>[\\]]*')`;
const doctype = new RegExp(
  `<!DOCTYPE\\s+[A-Za-z_][\\w:.-]*(?:\\s+(?:SYSTEM\\s+${literal}|PUBLIC\\s+${literal}\\s+${literal}))?\\s*>`,
  "y",
);
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML forbids these characters
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/;
const declaredEncoding = /^<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)["']/;

class Malformed extends Error {}

/** The document's root element or an error; never throws. */
export function readXml(source: string): XmlReading {
  try {
    return { ok: true, root: parse(source.startsWith("\ufeff") ? source.slice(1) : source) };
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, reason: error.message };
    throw error;
  }
}

function parse(text: string): XmlElement {
  if (text.length > maxXmlLength) throw new Malformed("The document is too large.");
  if (forbidden.test(text)) throw new Malformed("The document has characters that XML does not allow.");
  const encoding = declaredEncoding.exec(text)?.[1]?.toLowerCase();
  if (encoding !== undefined && encoding !== "utf-8" && encoding !== "us-ascii") {
    throw new Malformed("The document must be in UTF-8.");
  }
  const open: Open[] = [];
  let root: XmlElement | null = null;
  let sawDoctype = false;
  let elements = 0;
  let at = 0;

  const close = (): void => {
    const done = open.pop();
    if (!done) throw new Malformed("An element ends that did not begin.");
    const parent = open.at(-1);
    if (parent) parent.children.push(done);
    else root = done;
  };
  const begin = (): void => {
    if (root) throw new Malformed("Something follows the end of the document.");
    name.lastIndex = at + 1;
    const found = name.exec(text);
    if (!found) throw new Malformed("A tag has no name.");
    elements += 1;
    if (open.length >= maxDepth) throw new Malformed("Elements are nested too deeply.");
    if (elements > maxElements) throw new Malformed("The document has too many elements.");
    at = name.lastIndex;
    const attributes = new Map<string, string>();
    for (;;) {
      attribute.lastIndex = at;
      const pair = attribute.exec(text);
      if (!pair) break;
      const [, key = "", double, single] = pair;
      if (attributes.has(key)) throw new Malformed("An attribute occurs twice.");
      if (attributes.size >= maxAttributes) throw new Malformed("An element has too many attributes.");
      attributes.set(key, decode(double ?? single ?? "").replace(/[\t\n\r]/g, " "));
      at = attribute.lastIndex;
    }
    tagEnd.lastIndex = at;
    const end = tagEnd.exec(text);
    if (!end) throw new Malformed("A tag does not end.");
    at = tagEnd.lastIndex;
    open.push({ name: found[0], attributes, children: [], text: "" });
    if (end[1] === "/") close();
  };

  while (at < text.length) {
    const inside = open.at(-1);
    if (text.charCodeAt(at) !== 60) {
      const next = text.indexOf("<", at);
      const stop = next < 0 ? text.length : next;
      const piece = text.slice(at, stop);
      if (inside) inside.text += decode(piece.replace(/\r\n?/g, "\n"));
      else if (piece.trim() !== "") throw new Malformed("There is text outside of the document.");
      at = stop;
    } else if (text.startsWith("</", at)) {
      closing.lastIndex = at;
      const found = closing.exec(text);
      if (!found || !inside || found[1] !== inside.name)
        throw new Malformed("An element is not closed where it has to be.");
      at = closing.lastIndex;
      close();
    } else if (text.startsWith("<!--", at)) {
      at = after(text, "-->", at + 4);
    } else if (text.startsWith("<?", at)) {
      at = after(text, "?>", at + 2);
    } else if (text.startsWith("<![CDATA[", at)) {
      if (!inside) throw new Malformed("There is text outside of the document.");
      const end = after(text, "]]>", at + 9);
      inside.text += text.slice(at + 9, end - 3);
      at = end;
    } else if (text.startsWith("<!", at)) {
      doctype.lastIndex = at;
      // Declarations in a DOCTYPE can define entities, and no buyer needs them.
      if (sawDoctype || inside || root || !doctype.test(text))
        throw new Malformed("A declaration is not allowed here.");
      sawDoctype = true;
      at = doctype.lastIndex;
    } else {
      begin();
    }
  }
  if (!root || open.length > 0) throw new Malformed("The document ends before its elements do.");
  return root;
}

function after(text: string, end: string, from: number): number {
  const found = text.indexOf(end, from);
  if (found < 0) throw new Malformed("The document ends before its elements do.");
  return found + end.length;
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** The five predefined entities, and numeric character references. */
function decode(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(?:#(\d{1,7})|#x([0-9A-Fa-f]{1,6})|([A-Za-z]{2,4}));|&/g, (_, decimal, hex, named) => {
    if (named !== undefined && Object.hasOwn(entities, named)) return entities[named] ?? "";
    const code = decimal !== undefined ? Number(decimal) : hex !== undefined ? Number.parseInt(hex, 16) : -1;
    if (!isCharacter(code)) throw new Malformed("An entity is not known.");
    return String.fromCodePoint(code);
  });
}

function isCharacter(code: number): boolean {
  if (code === 9 || code === 10 || code === 13) return true;
  return (
    (code >= 0x20 && code <= 0xd7ff) || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff)
  );
}

/** First child with the name. */
export function childOf(element: XmlElement | null, childName: string): XmlElement | null {
  return element?.children.find((child) => child.name === childName) ?? null;
}

/** All children with the name. */
export function childrenOf(element: XmlElement | null, childName: string): readonly XmlElement[] {
  return element?.children.filter((child) => child.name === childName) ?? [];
}

/** Follows a path of first children. */
export function elementAt(element: XmlElement | null, ...path: readonly string[]): XmlElement | null {
  return path.reduce(childOf, element);
}
