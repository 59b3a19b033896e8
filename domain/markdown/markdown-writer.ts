/** Writes Markdown (CommonMark with tables) block by block: the caller opens and closes elements, and adds text. */

type Mark = "strong" | "em" | "code" | "sub" | "sup";

const marks: Readonly<Record<Mark, readonly [string, string]>> = {
  strong: ["**", "**"],
  em: ["*", "*"],
  code: ["`", "`"],
  sub: ["<sub>", "</sub>"],
  sup: ["<sup>", "</sup>"],
};

/** A text run that something wraps: a mark, a link, a table cell or a term of a list. */
interface Run {
  text: string;
  readonly close: (text: string) => string;
}

interface List {
  readonly ordered: boolean;
  count: number;
}

export class MarkdownWriter {
  private readonly lines: string[] = [];
  private runs: Run[] = [];
  private line = "";
  private readonly lists: List[] = [];
  /** Lists around each open quote; a quote is a block of its own. */
  private readonly quotes: List[][] = [];
  private marker = "";
  private preformatted = 0;

  /** Adds text of the document; its markup characters are escaped and its white space collapsed. */
  text(text: string): void {
    if (this.preformatted > 0) this.append(text);
    else this.append(escaped(text.replace(/\s+/g, " ")));
  }

  openMark(mark: Mark): void {
    const [open, close] = marks[mark];
    this.open((text) => (text.trim() === "" ? text : around(text, open, close)));
  }

  /** @param href absolute address, or null for a link that leads nowhere outside the page */
  openLink(href: string | null): void {
    this.open((text) => {
      const label = text.replace(/\s+/g, " ").trim();
      return href === null || label === "" ? text : `[${label}](${target(href)})`;
    });
  }

  closeRun(): void {
    const run = this.runs.pop();
    if (run) this.append(run.close(run.text));
  }

  image(alt: string, src: string): void {
    this.append(`![${escaped(alt)}](${target(src)})`);
  }

  /** Adds a space unless there is one: elements side by side on the page are words of their own. */
  space(): void {
    const text = this.runs.at(-1)?.text ?? this.line;
    if (this.preformatted === 0 && /\S$/.test(text)) this.append(" ");
  }

  /** True if the last block is a heading with this text. */
  isBelow(heading: string): boolean {
    const last = this.lines.findLast((line) => line !== "");
    return last?.replace(/^#+ /, "") === heading && last.startsWith("#");
  }

  /** Ends the current block. In a table cell, where no block may end, it leaves a space. */
  endBlock(prefix = ""): void {
    if (this.runs.length > 0) {
      this.append(" ");
      return;
    }
    const text = (prefix === "" ? startEscaped(this.line.trim()) : prefix + this.line.trim()).trimEnd();
    const isEmpty = this.line.trim() === "";
    this.line = "";
    if (isEmpty) return;
    this.push(text);
  }

  heading(level: number): void {
    if (this.line.trim() !== "") this.endBlock(`${"#".repeat(level)} `);
  }

  openList(ordered: boolean): void {
    this.endBlock();
    this.lists.push({ ordered, count: 0 });
  }

  closeList(): void {
    this.endBlock();
    this.lists.pop();
    this.marker = "";
    if (this.lists.length === 0) this.blank();
  }

  openItem(): void {
    this.endBlock();
    const list = this.lists.at(-1);
    if (!list) return;
    list.count += 1;
    this.marker = list.ordered ? `${list.count}. ` : "- ";
  }

  openQuote(): void {
    this.endBlock();
    this.marker = "";
    this.quotes.push(this.lists.splice(0));
    this.blank();
  }

  closeQuote(): void {
    this.endBlock();
    this.lists.splice(0, this.lists.length, ...(this.quotes.pop() ?? []));
    this.blank();
  }

  openPreformatted(): void {
    this.endBlock();
    this.preformatted += 1;
  }

  closePreformatted(): void {
    this.preformatted -= 1;
    const code = this.line;
    this.line = "";
    const fence = code.includes("```") ? "````" : "```";
    if (this.preformatted === 0 && code.trim() !== "") this.push([fence, code.replace(/\n+$/, ""), fence].join("\n"));
  }

  /** Collects the text that follows, until `takeRun`. */
  openRun(): void {
    this.open((text) => text);
  }

  /** Text since `openRun`, on one line. */
  takeRun(): string {
    return (this.runs.pop()?.text ?? "").replace(/\s+/g, " ").trim();
  }

  /** Adds finished Markdown as a block. */
  block(markdown: string): void {
    if (this.runs.length > 0) this.append(markdown);
    else {
      this.endBlock();
      this.push(markdown);
    }
  }

  end(): string {
    while (this.runs.length > 0) this.closeRun();
    this.endBlock();
    return `${this.lines
      .join("\n")
      .replace(/\n>\n(?!>)/g, "\n\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim()}\n`;
  }

  private open(close: Run["close"]): void {
    this.runs.push({ text: "", close });
  }

  private append(text: string): void {
    const run = this.runs.at(-1);
    if (run) run.text += text;
    else this.line += this.preformatted === 0 && /(?:^|\s)$/.test(this.line) ? text.trimStart() : text;
  }

  private push(block: string): void {
    const depth = Math.max(0, this.lists.length - 1);
    const inItem = this.lists.length > 0;
    const indent = "  ".repeat(depth);
    const [first = "", ...rest] = block.split("\n");
    const quote = "> ".repeat(this.quotes.length);
    const continued = inItem ? " ".repeat(Math.max(2, this.marker.length)) : "";
    const begins = this.marker !== "" || !inItem ? this.marker : continued;
    if (!inItem) this.blank();
    this.lines.push(
      `${quote}${indent}${begins}${first}`,
      ...rest.map((line) => `${quote}${indent}${continued}${line}`),
    );
    this.marker = "";
    if (!inItem) this.blank();
  }

  private blank(): void {
    const quote = ">".repeat(this.quotes.length);
    const last = this.lines.at(-1);
    // A quote starts without an empty line of its own.
    if (last !== undefined && last !== quote && !(last === "" && quote !== "")) this.lines.push(quote);
  }
}

/** Moves outer spaces out of a mark, which would otherwise not be read as one. */
/** An address whose end Markdown cannot mistake. */
const target = (address: string): string =>
  address.replace(/[()\s]/g, (character) =>
    character === "(" ? "%28" : character === ")" ? "%29" : encodeURI(character),
  );

function around(text: string, open: string, close: string): string {
  const [, before = "", inner = "", after = ""] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return `${before}${open}${inner}${close}${after}`;
}

/**
 * Escapes what Markdown would read as markup inside a line. An underscore inside a word, as in an RRID, is not markup.
 */
function escaped(text: string): string {
  return text.replace(/[\\`*<|]|\](?=[([])|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, "\\$&");
}

/** Escapes what Markdown would read as the start of a heading, list or quote. */
function startEscaped(text: string): string {
  return text.replace(/^(?=[#>+-](?:\s|$))/, "\\").replace(/^(\d{1,9})([.)])(?=\s)/, "$1\\$2");
}
