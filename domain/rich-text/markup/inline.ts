import { delimiters, type Mark } from "./marks";
import type { Reading, RichTextNode, TextNode } from "./nodes";

/** As in CommonMark, a target may contain parentheses in pairs. */
const link = /^\[((?:\\.|[^\]\\])+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/u;
/** Characters that a backslash makes plain. */
const escaped = /^\\([\\*`^_~<>[\]{}|#!:.+-])/u;

function textNode(text: string, active: readonly Mark[]): TextNode {
  const node: TextNode = { text };
  for (const mark of active) node[mark] = true;
  return node;
}

function anchor(label: string, href: string, active: readonly Mark[], reading: Reading): RichTextNode {
  const away = /^https?:/u.test(href);
  const attrs = { url: href, target: away ? "_blank" : "_self" };
  return reading.element("a", attrs, parseInline(label, reading, active));
}

/** Position of a closing delimiter that no backslash precedes, or -1. */
function closingAt(source: string, close: string, from: number): number {
  for (let at = from; at < source.length; at += 1) {
    if (source[at] === "\\") at += 1;
    else if (source.startsWith(close, at)) return at;
  }
  return -1;
}

/** Parses one line of markup into text nodes and links. An unclosed mark is a problem, and stays as it was typed. */
export function parseInline(source: string, reading: Reading, active: readonly Mark[] = []): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let plain = "";
  let at = 0;
  const flush = () => {
    if (plain) nodes.push(textNode(plain, active));
    plain = "";
  };
  while (at < source.length) {
    const rest = source.slice(at);
    const [whole, character] = escaped.exec(rest) ?? [];
    const linked = link.exec(rest);
    const found = delimiters.find(({ open }) => rest.startsWith(open));
    if (whole !== undefined) {
      plain += character;
      at += whole.length;
    } else if (linked?.[1] && linked[2]) {
      flush();
      nodes.push(anchor(linked[1], linked[2], active, reading));
      at += linked[0].length;
    } else if (found) {
      const end = closingAt(source, found.close, at + found.open.length);
      if (end < 0) {
        reading.problems.push(`“${found.open}” is not closed in: ${source.slice(0, 80)}`);
        plain += found.open;
        at += found.open.length;
      } else {
        flush();
        nodes.push(...parseInline(source.slice(at + found.open.length, end), reading, [...active, ...found.marks]));
        at = end + found.close.length;
      }
    } else {
      plain += source[at];
      at += 1;
    }
  }
  flush();
  return nodes.length > 0 ? nodes : [textNode("", active)];
}
