import { isText, type RichTextDocument, type RichTextNode } from "@domain/rich-text/markup/nodes";
import { readMarkup } from "@domain/rich-text/markup/read-markup";

/**
 * Converts authors' markup to rich-text JSON.
 * @throws an authoring error, which ends the build
 */
export function richText(source: string): RichTextDocument {
  const { document, problems } = readMarkup(source);
  if (problems.length > 0) throw new Error(`Rich text: ${problems[0]}`);
  return document;
}

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);
}

function htmlOf(node: RichTextNode): string {
  if (isText(node)) {
    let html = escapeHtml(node.text);
    if (node.inlineCode) html = `<code>${html}</code>`;
    if (node.subscript) html = `<sub>${html}</sub>`;
    if (node.superscript) html = `<sup>${html}</sup>`;
    if (node.italic) html = `<em>${html}</em>`;
    if (node.bold) html = `<strong>${html}</strong>`;
    return html;
  }
  const inner = node.children.map(htmlOf).join("");
  if (node.type === "doc") return inner;
  if (node.type === "hr") return "<hr>";
  if (node.type === "a") return `<a href="${escapeHtml(String(node.attrs.url))}">${inner}</a>`;
  if (node.type === "reference" || node.type === "row" || node.type === "column") {
    throw new Error(`Rich text: '${node.type}' has no HTML form`);
  }
  return `<${node.type}>${inner}</${node.type}>`;
}

/** Converts the same markup to HTML, for protocols, whose fields store HTML. */
export function html(source: string): string {
  return htmlOf(richText(source));
}

/** Plain text for search engines, with blocks separated by a space. */
export function plainText(node: RichTextNode): string {
  if (isText(node)) return node.text;
  const inline = node.type === "a" || node.type === "p" || /^h\d$/u.test(node.type) || node.type === "blockquote";
  return node.children
    .map(plainText)
    .filter(Boolean)
    .join(inline ? "" : " ");
}

const isProse = (node: RichTextNode) => isText(node) || !(node.type === "table" || /^h\d$/u.test(node.type));

/** Plain text whose beginning can be read as an excerpt: headings and tables come after all paragraphs and lists. */
export function searchText({ children }: RichTextDocument): string {
  const ordered = [...children.filter(isProse), ...children.filter((node) => !isProse(node))];
  return ordered.map(plainText).filter(Boolean).join(" ");
}

/** Headings of the second and third level, in order. */
export function headingsOf(node: RichTextNode): string[] {
  if (isText(node)) return [];
  if (node.type === "h2" || node.type === "h3") return [plainText(node)];
  return node.children.flatMap(headingsOf);
}
