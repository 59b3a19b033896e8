/**
 * A page as Markdown: the content of its `main` element, with tables, lists and links, without menus, form controls and
 * scripts. It is made from the page's own HTML, so both state the same facts
 * (docs/decisions/agents/0146-make-markdown-from-the-page.md). Two attributes correct it: `data-markdown="omit"` leaves
 * an element out, and `data-markdown="quote"` quotes what a customer wrote.
 */
import { Parser } from "htmlparser2";
import { MarkdownWriter } from "./markdown-writer";
import { TableRows } from "./table-rows";

/** Elements without text, or usable only by a person in front of the page. */
const dropped = new Set([
  ...["script", "style", "template", "noscript", "iframe", "object", "svg", "math", "canvas", "audio", "video"],
  ...["nav", "button", "input", "select", "textarea", "datalist", "dialog", "legend"],
]);
const blocks = new Set([
  ...["p", "div", "section", "article", "header", "footer", "aside", "figure", "figcaption", "form", "fieldset"],
  ...["details", "summary", "address", "hgroup", "search"],
]);
/** Inline elements that styles separate visually. */
const apart = new Set(["span", "a", "small", "strong", "cite", "data", "time", "b"]);
const marks = { b: "strong", strong: "strong", em: "em", i: "em", cite: "em", code: "code", kbd: "code" } as const;
const scripts = { sub: "sub", sup: "sup" } as const;
const voidElements = new Set(["img", "br", "hr", "input", "meta", "link", "source", "wbr", "col"]);

type Attributes = Readonly<Record<string, string>>;

interface Head {
  title: string;
  description: string;
  canonical: string;
  language: string;
}

interface Open {
  readonly name: string;
  readonly close: () => void;
}

class Reader {
  readonly head: Head = { title: "", description: "", canonical: "", language: "" };
  readonly writer = new MarkdownWriter();
  private readonly open: Open[] = [];
  private readonly tables: TableRows[] = [];
  /** Depth inside elements that are left out; 0 if none. */
  private silent = 0;
  private inMain = false;
  private inTitle = false;
  private term = "";
  /** True right after the end of a block element. */
  private afterApart = false;

  private readonly base: string;

  constructor(base: string) {
    this.base = base;
  }

  start(name: string, attributes: Attributes): void {
    if (voidElements.has(name)) {
      this.single(name, attributes);
      return;
    }
    if (this.silent > 0) {
      this.silent += 1;
      return;
    }
    if (name === "html") this.head.language = attributes.lang ?? "";
    if (name === "title" && !this.inMain) this.inTitle = true;
    if (name === "main") this.inMain = true;
    if (!this.inMain) return;
    if (this.isLeftOut(name, attributes)) {
      this.silent = 1;
      return;
    }
    if (this.afterApart && apart.has(name)) this.writer.space();
    this.afterApart = false;
    this.open.push({ name, close: this.enter(name, attributes) });
  }

  end(name: string): void {
    if (voidElements.has(name)) return;
    if (this.silent > 0) {
      this.silent -= 1;
      return;
    }
    if (name === "title") this.inTitle = false;
    if (!this.inMain) return;
    if (!this.open.some((element) => element.name === name)) return;
    for (let element = this.open.pop(); element; element = this.open.pop()) {
      element.close();
      if (element.name === name) break;
    }
    this.afterApart = apart.has(name);
    if (name === "main") this.inMain = false;
  }

  text(text: string): void {
    this.afterApart = false;
    if (this.inTitle) this.head.title += text;
    else if (this.inMain && this.silent === 0) this.writer.text(text);
  }

  private single(name: string, attributes: Attributes): void {
    if (name === "meta" && attributes.name === "description") this.head.description = attributes.content ?? "";
    if (name === "link" && attributes.rel === "canonical") this.head.canonical = attributes.href ?? "";
    if (!this.inMain || this.silent > 0) return;
    if (name === "br" || name === "hr") this.writer.endBlock();
    const { alt = "", src = "" } = attributes;
    const address = name === "img" && alt !== "" && !this.isLeftOut(name, attributes) ? this.absolute(src) : null;
    if (address !== null) this.writer.image(alt, address);
  }

  /** Opens an element and returns a function that closes it. */
  private enter(name: string, attributes: Attributes): () => void {
    const { writer } = this;
    if (attributes["data-markdown"] === "quote") {
      writer.openQuote();
      return () => writer.closeQuote();
    }
    const level = /^h([1-6])$/.exec(name)?.[1];
    if (level !== undefined) {
      writer.endBlock();
      return () => writer.heading(Number(level));
    }
    const mark = markOf(name);
    if (mark) {
      writer.openMark(mark);
      return () => writer.closeRun();
    }
    if (name === "a") {
      writer.openLink(this.absolute(attributes.href ?? ""));
      return () => writer.closeRun();
    }
    if (name === "ul" || name === "ol" || name === "dl") {
      writer.openList(name === "ol");
      return () => writer.closeList();
    }
    if (name === "li") {
      writer.openItem();
      return () => writer.endBlock();
    }
    if (name === "blockquote") {
      writer.openQuote();
      return () => writer.closeQuote();
    }
    if (name === "pre") {
      writer.openPreformatted();
      return () => writer.closePreformatted();
    }
    if (name === "dt" || name === "dd") return this.enterTerm(name);
    if (name === "table" || name === "tr" || name === "td" || name === "th" || name === "caption")
      return this.enterTable(name, attributes);
    if (!blocks.has(name)) return () => {};
    writer.endBlock();
    return () => writer.endBlock();
  }

  /** A list of terms becomes a list with the term in bold before each value. */
  private enterTerm(name: "dt" | "dd"): () => void {
    const { writer } = this;
    if (name === "dd") writer.openItem();
    writer.openRun();
    return () => {
      const text = writer.takeRun();
      if (name === "dt") this.term = text;
      else if (text !== "") writer.block(this.term === "" ? text : `**${this.term}:** ${text}`);
    };
  }

  private enterTable(name: "table" | "tr" | "td" | "th" | "caption", attributes: Attributes): () => void {
    const { writer, tables } = this;
    if (name === "table") {
      tables.push(new TableRows());
      return () => {
        const table = tables.pop();
        if (!table) return;
        const caption = writer.isBelow(table.caption) ? "" : table.caption;
        writer.block([caption, table.markdown()].filter(Boolean).join("\n\n"));
      };
    }
    const table = tables.at(-1);
    if (!table) return () => {};
    if (name === "tr") {
      table.row();
      return () => {};
    }
    writer.openRun();
    if (name === "caption")
      return () => {
        table.caption = writer.takeRun();
      };
    return () => table.cell(writer.takeRun(), name === "th", Number(attributes.colspan));
  }

  private isLeftOut(name: string, attributes: Attributes): boolean {
    // In a table, a control's label names its row; elsewhere it describes an input.
    if (name === "label") return this.tables.length === 0;
    if (attributes["data-markdown"] === "omit") return true;
    return dropped.has(name) || "hidden" in attributes || attributes["aria-hidden"] === "true";
  }

  /** Absolute web address; null for fragments and other schemes. */
  private absolute(href: string): string | null {
    if (href === "" || href.startsWith("#") || href.startsWith("data:")) return null;
    if (!URL.canParse(href, this.base)) return null;
    const url = new URL(href, this.base);
    return url.protocol === "https:" || url.protocol === "http:" ? url.href : null;
  }
}

function markOf(name: string): "strong" | "em" | "code" | "sub" | "sup" | null {
  if (Object.hasOwn(marks, name)) return marks[name as keyof typeof marks];
  return Object.hasOwn(scripts, name) ? scripts[name as keyof typeof scripts] : null;
}

/** Market that a page was made for; its prices and offers hold there. */
interface PageMarket {
  readonly country: string;
  readonly currency: string;
}

interface PageInMarkdown {
  /** With the page's title, address, language and market in front. */
  readonly text: string;
  /** Canonical address; "" for a page that search engines should not index. */
  readonly canonical: string;
}

/**
 * @param html the complete page, in document order
 * @param address absolute address of the page, which its links are resolved against
 * @param market null for a page that is the same in every country
 */
export function markdownOfPage(html: string, address: string, market: PageMarket | null): PageInMarkdown {
  const reader = new Reader(address);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => reader.start(name, attributes),
      onclosetag: (name) => reader.end(name),
      ontext: (text) => reader.text(text),
    },
    { decodeEntities: true },
  );
  parser.write(html);
  parser.end();
  const { title, description, canonical, language } = reader.head;
  const fields = [
    ["title", title],
    ["description", description],
    ["url", canonical || address],
    ["language", language],
    ["country", market?.country ?? ""],
    ["currency", market?.currency ?? ""],
  ] as const;
  const front = fields.filter(([, value]) => value.trim() !== "").map(([name, value]) => `${name}: ${quoted(value)}`);
  return { text: `${["---", ...front, "---"].join("\n")}\n\n${reader.writer.end()}`, canonical };
}

/** A YAML string on one line; JSON is one. */
const quoted = (value: string) => JSON.stringify(value.replace(/\s+/g, " ").trim());
