import type { ElementNode, RichTextNode, TextNode } from "./nodes";

type Mark = Exclude<keyof TextNode, "text">;

/** Inline marks, longest delimiter first: `**bold**`, `*italic*`, `` `code` ``, `^{superscript}`, `_{subscript}`. */
const marks: readonly { open: string; close: string; mark: Mark }[] = [
  { open: "**", close: "**", mark: "bold" },
  { open: "*", close: "*", mark: "italic" },
  { open: "`", close: "`", mark: "inlineCode" },
  { open: "^{", close: "}", mark: "superscript" },
  { open: "_{", close: "}", mark: "subscript" },
];

const link = /^\[([^\]]+)\]\(([^)\s]+)\)/u;

export type MakeElement = (type: string, attrs: Record<string, unknown>, children: RichTextNode[]) => ElementNode;

function textNode(text: string, active: readonly Mark[]): TextNode {
  const node: TextNode = { text };
  for (const mark of active) node[mark] = true;
  return node;
}

function anchor(label: string, href: string, active: readonly Mark[], element: MakeElement): ElementNode {
  const away = /^https?:/u.test(href);
  const attrs = { url: href, target: away ? "_blank" : "_self" };
  return element("a", attrs, parseInline(label, element, active));
}

/** Parses one line of markup into text nodes and links. An unclosed mark is an authoring error. */
export function parseInline(source: string, element: MakeElement, active: readonly Mark[] = []): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push(textNode(plain, active));
    plain = "";
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const linked = link.exec(rest);
    if (linked?.[1] && linked[2]) {
      flush();
      nodes.push(anchor(linked[1], linked[2], active, element));
      at += linked[0].length;
      continue;
    }
    const found = marks.find((candidate) => rest.startsWith(candidate.open));
    if (!found) {
      plain += source[at];
      at += 1;
      continue;
    }
    const end = source.indexOf(found.close, at + found.open.length);
    if (end < 0) throw new Error(`Rich text: '${found.open}' is not closed in: ${source}`);
    flush();
    nodes.push(...parseInline(source.slice(at + found.open.length, end), element, [...active, found.mark]));
    at = end + found.close.length;
  }
  flush();
  return nodes.length > 0 ? nodes : [textNode("", active)];
}
