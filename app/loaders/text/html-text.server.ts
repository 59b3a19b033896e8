/**
 * Converts editors' HTML to rich text. No markup passes through: each known element becomes a node, which the rich text
 * renderer renders and whose URLs it validates. Unknown elements keep their text, unless it is code.
 */
import type { RichText, RichTextElement, RichTextNode, RichTextText } from "@contracts/content/rich-text";
import { Parser } from "htmlparser2";

/** Elements whose content is not readable text. */
const dropped = new Set([
  ...["script", "style", "template", "noscript", "iframe", "object", "embed", "svg", "math", "head", "title"],
  ...["textarea", "select", "button", "form", "input", "video", "audio", "canvas", "frameset", "xmp", "plaintext"],
]);
const blocks = new Set([
  ...["p", "h1", "h2", "h3", "h4", "h5", "h6", "ol", "ul", "li", "blockquote", "hr"],
  ...["table", "thead", "tbody", "tfoot", "tr", "th", "td"],
]);
/** Blocks that may contain text directly; text elsewhere gets a paragraph. */
const holdsText = new Set(["p", "h1", "h2", "h3", "h4", "h5", "h6", "li", "blockquote", "th", "td", "a", "code"]);

type Mark = Exclude<keyof RichTextText, "text" | "break" | "classname" | "id">;
const marks: Readonly<Record<string, Mark>> = {
  b: "bold",
  strong: "bold",
  i: "italic",
  em: "italic",
  u: "underline",
  s: "strikethrough",
  del: "strikethrough",
  code: "inlineCode",
  sub: "subscript",
  sup: "superscript",
};

const maxDepth = 40;
/** Maximum nesting: deeper content is ignored, because parsing cost grows with depth. */
const endDepth = 400;
const maxLength = 200_000;

interface Open {
  readonly tag: string;
  readonly node: RichTextElement | null;
}

const create = (type: string, attrs: Record<string, unknown> = {}): RichTextElement => ({ type, attrs, children: [] });

class Reader {
  readonly document = create("doc");
  private depth = 0;
  private readonly open: Open[] = [];
  private silent = 0;

  get ended(): boolean {
    return this.depth > endDepth;
  }

  start(tag: string, attributes: Readonly<Record<string, string>>): void {
    this.depth += 1;
    if (dropped.has(tag)) this.silent += 1;
    else if (this.silent > 0) return;
    else if (tag === "br") this.text("\n");
    else {
      const node = this.open.length < maxDepth ? elementOf(tag, attributes) : null;
      if (node) this.place(node);
      this.open.push({ tag, node });
    }
  }

  end(tag: string): void {
    this.depth -= 1;
    if (dropped.has(tag)) this.silent = Math.max(0, this.silent - 1);
    else if (this.silent === 0 && tag !== "br") {
      const at = this.open.findLastIndex((element) => element.tag === tag);
      if (at >= 0) this.open.length = at;
    }
  }

  text(words: string): void {
    if (this.silent > 0) return;
    const shown = words === "\n" ? words : words.replace(/\s+/g, " ");
    const parent = this.parent();
    if (shown === " " && (parent.children.length === 0 || !holdsText.has(parent.type))) return;
    const node: RichTextText = { text: shown };
    for (const { tag } of this.open) {
      const mark = marks[tag];
      if (mark) node[mark] = true;
    }
    if (holdsText.has(parent.type)) parent.children.push(node);
    else this.paragraph(parent).children.push(node);
  }

  private parent(): RichTextElement {
    return this.open.findLast(({ node }) => node !== null)?.node ?? this.document;
  }

  private place(node: RichTextElement): void {
    const parent = this.parent();
    const inline = node.type === "a";
    (inline && !holdsText.has(parent.type) ? this.paragraph(parent) : parent).children.push(node);
  }

  /** Current paragraph for text outside blocks. */
  private paragraph(parent: RichTextElement): RichTextElement {
    const last = parent.children.at(-1);
    if (last && "children" in last && last.type === "p" && last.attrs?.loose === true) return last;
    const paragraph = create("p", { loose: true });
    parent.children.push(paragraph);
    return paragraph;
  }
}

function elementOf(tag: string, attributes: Readonly<Record<string, string>>): RichTextElement | null {
  if (tag === "a") return create("a", { url: attributes.href ?? "", target: attributes.target ?? "_self" });
  if (tag === "pre") return create("code");
  if (tag === "th" || tag === "td") return create(tag, { colSpan: attributes.colspan, rowSpan: attributes.rowspan });
  return blocks.has(tag) ? create(tag) : null;
}

/** Drops empty blocks, which editing tools leave behind. */
function pruned(nodes: readonly RichTextNode[]): RichTextNode[] {
  return nodes.flatMap((node): RichTextNode[] => {
    if (!("children" in node)) return node.text === "" ? [] : [node];
    const children = pruned(node.children);
    const keeps = children.length > 0 || node.type === "hr" || node.type === "td" || node.type === "th";
    return keeps ? [{ ...node, children }] : [];
  });
}

/** Rich text from HTML; broken markup is parsed roughly as by a browser. */
export function textOfHtml(html: string): RichText {
  const reader = new Reader();
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        reader.start(tag, attributes);
        if (reader.ended) parser.pause();
      },
      onclosetag: (tag) => reader.end(tag),
      ontext: (words) => reader.text(words),
    },
    { decodeEntities: true, lowerCaseTags: true },
  );
  parser.end(html.slice(0, maxLength));
  return { json: { ...reader.document, children: pruned(reader.document.children) }, embedded_items: [] };
}
