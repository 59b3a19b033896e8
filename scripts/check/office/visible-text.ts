/** Text that a person sees on a page. */
import type { DomUtils } from "htmlparser2";

type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

/** Inline elements: their text joins the text around them. */
const inline = new Set([
  "a",
  "abbr",
  "b",
  "bdi",
  "code",
  "em",
  "i",
  "mark",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "time",
]);
const unread = new Set(["script", "style", "template"]);

function textOf(nodes: readonly Element["children"][number][]): string {
  const parts = nodes.map((node) => {
    if (node.type === "text") return node.data;
    if (!("children" in node)) return "";
    const name = "name" in node ? node.name : "";
    if (unread.has(name)) return "";
    return inline.has(name) ? textOf(node.children) : ` ${textOf(node.children)} `;
  });
  return parts.join("");
}

/** Visible text of an element. */
export const words = (node: Element): string => textOf([node]).replace(/\s+/g, " ").trim();
