/**
 * Reads any pasted text: methods sections, tables, carts of other shops, order forms, plate maps. Every character of
 * the folded text belongs to a span, including text that no rule recognizes.
 */
import type { NameTable } from "../query-reading/name-table";
import { type Block, blocksOf } from "./blocks";
import { createDescriber, type Describe } from "./describe";
import { foldPaste } from "./fold";
import { withQuoted } from "./frame/answered";
import { doubted } from "./frame/doubted";
import { withStackedNumbers } from "./frame/stacked";
import { anchoredLines, emptyLine, firstAt, hasTarget, type PastedLine, textBeside, withNamedClone } from "./lines";
import { plainMarks } from "./marks";
import { namedLines } from "./named-lines";
import type { Scope } from "./numbers";
import { countedLines } from "./orders/counted-numbers";
import { orderedLines, withCount } from "./orders/ordered-names";
import { sizeIn } from "./orders/size";
import { placesOf } from "./places";
import { quantitiesIn, quantityIn } from "./quantity";
import { recordLines } from "./records";
import { isListOfNumbers, isOfRecipe, longestList, partsOfList, reagentsOf } from "./row-parts";
import { coverText, type Mark, type PasteSpan } from "./spans";
import { withoutMentions } from "./texts/mentions";
import { type PasteToken, pasteTokens } from "./tokens";

/** Longest text in characters, and the most lines that are read from it. */
export const maxPasteCharacters = 200_000;
export const maxPasteLines = 500;

export interface ReadPaste {
  /** The folded text; offsets refer to it. */
  readonly text: string;
  readonly spans: readonly PasteSpan[];
  readonly lines: readonly PastedLine[];
  /** True if the text has more lines or characters than are read. */
  readonly tooLong: boolean;
}

export function readPaste(pasted: string, names: NameTable): ReadPaste {
  const text = foldPaste(pasted.slice(0, maxPasteCharacters));
  const reader = new Reader(text, names);
  for (const block of blocksOf(text)) {
    if (reader.lines.length >= maxPasteLines) break;
    reader.read(block);
  }
  const read = withStackedNumbers(reader.lines, reader.marks, text).slice(0, maxPasteLines).map(withNamedClone);
  // Amounts in running text are amounts used, not sizes to order.
  const sized = read.map((line) =>
    line.from === "list" ? { ...line, size: sizeIn(text.slice(line.start, line.end)) } : line,
  );
  const lines = doubted(sized, reader.marks);
  return {
    text,
    spans: coverText([...reader.found, ...reader.marks], text.length),
    lines: withQuoted(withoutMentions(lines, text), pasted.slice(0, maxPasteCharacters), text),
    tooLong: pasted.length > maxPasteCharacters || reader.lines.length > maxPasteLines,
  };
}

/** Words of forms, some of which are also names of genes. */
const shopWords =
  /(?:您好|你好|谢谢|多谢|麻烦|请?报价|请?帮我订|お世話になって(?:おり|い)ます|お世話になります|よろしくお願い(?:いたし|致し|し)ます)|\b(?:(?:order|ship(?:ping|ment)?|delivery|due|invoice|quote) date|sir|madam|we|would|could|you|like|following|shopping|cart|cat|lab|tel|fax|customer|(?:hi|hello|dear) [a-z]+|basket|orders?|form|quotes?|quotation|export|list|invoice|subtotal|(?:net|gross|grand) (?:total|amount|price)|total|tax|taxes|estimated|shipping|ship(?:ped)? to|deliver(?:y|ed)?(?: to)?|handling|discount|vat|please|thanks?|thank you|hi|hello|dear|all|best|regards|wells?|samples?|yes|dmso|blank|empty|control|medium|pbs)\b/gi;

/** "Abcam 9272" is not a heading, although the maker's numbers have another form. "Abcam 2019" is. */
const otherNumber = /(?<![\w.-])(?!(?:19|20)\d\d(?!\d))\d{4,6}[A-Z]{0,2}(?![\w-])/;

/** "Nature 2019; 550: 4060-4072" */
const citation = /\b(?:19|20)\d\d; ?\d{1,4}(?:\(\d{1,3}\))?: ?[A-Za-z]?\d/;

/** "3 units each of 4060 and 5174" */
const countOfEach = /\b(\d{1,3})\s?(?:[x×]|units?|vials?|pcs?|pieces?|packs?)?\s{0,2}(?:of\s)?each\b/i;

/** Longest text between a number and the rows with its size and quantity. */
const nearEnough = 80;

/** A longer scope is cut, because the rules compare each number with each maker in it. */
const longestScope = 3000;

class Reader {
  readonly lines: PastedLine[] = [];
  readonly marks: readonly Mark[];
  readonly found: Mark[] = [];
  readonly #text: string;
  readonly #tokens: readonly PasteToken[];
  readonly #describe: Describe;
  readonly #names: NameTable;
  #heading: string | null = null;
  /** False if the maker comes from a row with its own product. */
  #isAnnounced = true;

  constructor(text: string, names: NameTable) {
    this.#text = text;
    this.#tokens = pasteTokens(text);
    this.marks = plainMarks(text, this.#tokens);
    this.#names = names;
    this.#describe = createDescriber(names);
  }

  read(block: Block): void {
    const { start, end } = block;
    if (block.kind === "header") this.found.push({ kind: "other", start, end, value: "" });
    else if (block.kind === "prose") this.#prose(start, end);
    else if (block.kind === "well") this.#well(start, end);
    else if (citation.test(this.#text.slice(start, Math.min(end, start + 600)))) {
      this.found.push({ kind: "other", start, end, value: "" });
    } else if (block.kind === "row" || !this.#record(block)) this.#row(start, end);
  }

  #prose(start: number, end: number): void {
    for (const [from, to] of cut(this.#text, start, end)) {
      const scope = this.#scope(from, to, "prose");
      const numbered = anchoredLines(scope, this.#describe);
      const counted = countedLines(scope, numbered.lines);
      const withNumbers = [...numbered.lines.map((line) => withCount(line, this.#text)), ...counted.lines];
      const ordered = orderedLines(scope, withNumbers, this.#describe);
      const known = [...withNumbers, ...ordered.lines];
      const named = namedLines(scope, known, this.#describe);
      this.lines.push(...[...known, ...named.lines].sort((one, other) => one.start - other.start));
      this.found.push(...numbered.marks, ...counted.marks, ...ordered.marks, ...named.marks);
      this.#heading = scope.marks.findLast(({ kind }) => kind === "vendor")?.value ?? this.#heading;
      if (this.lines.length > maxPasteLines) return;
    }
    // Running text governs the list below it only if it announces one.
    if (!/[::]\s*$/.test(this.#text.slice(Math.max(start, end - 4), end))) this.#heading = null;
  }

  #row(start: number, end: number): void {
    const [, each] = countOfEach.exec(this.#text.slice(start, end)) ?? [];
    for (const [from, to] of cut(this.#text, start, end).flatMap((range) => this.#reagents(...range))) {
      this.#scopeOfRow(from, to, each ?? null);
      if (this.lines.length > maxPasteLines) return;
    }
  }

  /** Reagents that one row lists: "CD3-FITC (OKT3), CD4-PE (RPA-T4)". Rows with numbers are not split here. */
  #reagents(start: number, end: number): [number, number][] {
    const row = this.#text.slice(start, end);
    if (row.length > longestList) return [[start, end]];
    const parts = partsOfList(row).map(([from, to]): [number, number] => [start + from, start + to]);
    if (isListOfNumbers(row, parts, start)) return parts;
    const targets = parts.map(([from, to]) => this.#askedIn(from, to));
    const isList = parts.length > 1 && targets.every((one) => one !== null) && new Set(targets).size === targets.length;
    return isList ? parts : reagentsOf(this.#text, start, end);
  }

  /** Reagent that a part of a row names; null if it names none. */
  #askedIn(start: number, end: number): string | null {
    const { reading } = this.#describe(this.#text.slice(start, end).replace(shopWords, " "), start) ?? {};
    if (!reading) return null;
    const { targets, against, reagents, wants } = reading;
    const genes = targets.flatMap(({ chosen: [{ kind, genes }] }) =>
      kind === "gene" || kind === "complex" || kind === "family" ? genes : [],
    );
    if (genes.length + reagents.length === 0 && against === null) return null;
    return JSON.stringify([[...new Set(genes)].sort(), against, reagents, wants.modification]);
  }

  /** @param each count of every number of the row */
  #scopeOfRow(start: number, end: number, each: string | null): void {
    const quantity = quantityIn(this.#text.slice(start, end)) ?? this.#countBehindName(start, end);
    // Next to a name, the figure would be read as its end: "vimentin x 2".
    const counted = quantity && { start: start + quantity.start, end: start + quantity.end, value: quantity.value };
    const scope = this.#scope(start, end, "row", counted ? [{ ...counted, kind: "quantity" }] : []);
    const { lines, marks } = anchoredLines(scope, this.#describe);
    this.found.push(...marks);
    const vendor = scope.marks.find(({ kind }) => kind === "vendor")?.value ?? null;
    if (quantity) this.#quantity(start + quantity.at, quantity.value, marks);
    if (vendor !== null) this.#heading = vendor;
    if (vendor !== null) this.#isAnnounced = lines.length === 0;
    if (lines.length > 0) {
      const own = quantitiesIn(this.#text.slice(start, end));
      this.lines.push(
        ...lines.map((line) => {
          const counted = own.get(line.number?.toUpperCase() ?? "") ?? null;
          // The count of one of several numbers is not that of the others.
          const ofRow = lines.length === 1 || own.size === 0 ? quantity?.value : undefined;
          return { ...line, quantity: counted || (ofRow ?? each ?? counted) };
        }),
      );
      return;
    }
    const words = textBeside(scope, start, end).replace(shopWords, (word) => " ".repeat(word.length));
    const described = this.#describe(words, start);
    if (described) this.found.push(...described.marks);
    const clone = scope.marks.find(({ kind }) => kind === "clone")?.value ?? null;
    const known = described !== null && hasTarget(described.reading);
    // A maker's name with little beside it is a heading.
    if (!known && this.#addToLast(words, quantity?.value ?? null, start, end)) return;
    const isHeading = vendor === null ? !/[\p{L}\p{N}]/u.test(words) : !otherNumber.test(words);
    if (!known && clone === null && isHeading && words.trim().length < 40) return;
    this.lines.push({
      ...emptyLine,
      start,
      end,
      // "PMA" below "IL-2 (PeproTech, 200-02)" gets no maker.
      vendor: vendor ?? (known && this.#isAnnounced ? this.#heading : null),
      clone,
      reading: described?.reading ?? null,
      quantity: quantity?.value ?? null,
      from: "list",
      reagent: (known && !isOfRecipe(described.reading, this.#text.slice(start, end))) || clone !== null,
    });
  }

  /** Adds a row that holds only a quantity or a size, as below the number of an item of a cart; false for other rows. */
  #addToLast(words: string, quantity: string | null, start: number, end: number): boolean {
    const last = this.lines.at(-1);
    const isOpen = last?.from === "list" && last.number !== null && start - last.end < nearEnough;
    const size = sizeIn(this.#text.slice(start, end));
    const isBare = words.replace(/\bsize\b|容量|規格|规格/i, "").trim().length < 2;
    if (!isOpen || !isBare || (size === null && (quantity === null || last.quantity !== null))) return false;
    this.lines[this.lines.length - 1] = { ...last, end, quantity: last.quantity ?? quantity };
    return true;
  }

  /** "ACTB 1", "VIM (5)": a count after a name, unless the figure belongs to the name, as in "Akt 1". */
  #countBehindName(start: number, end: number): ReturnType<typeof quantityIn> {
    const [whole, name = "", value = ""] =
      /^(\D.{1,80}?[^\s,;:(\-/])\s{1,4}\(?(\d{1,3})\)?\s{0,4}$/s.exec(this.#text.slice(start, end)) ?? [];
    const isBracketed = whole?.includes(`(${value})`) ?? false;
    if (whole === undefined || /\d{4}/.test(name)) return null;
    const read = (text: string) => this.#describe(text.replace(shopWords, " "), start)?.reading ?? null;
    const isSymbol = this.#names.gene(name.trim()) !== null && this.#names.gene(name.trim() + value) === null;
    // "Sox2 (1)" is not SOX21.
    const isKnown =
      !isBracketed && hasTarget(read(`${name} ${value}`)) && !isSymbol && !/antibod|kit|protein$|抗体/i.test(name);
    if (isKnown || !hasTarget(read(name))) return null;
    return {
      value,
      at: whole.lastIndexOf(value),
      start: whole.lastIndexOf(value),
      end: whole.lastIndexOf(value) + value.length,
    };
  }

  #quantity(start: number, value: string, taken: readonly Mark[]): void {
    const end = start + value.length;
    if (!taken.some((mark) => mark.start < end && mark.end > start)) {
      this.found.push({ kind: "quantity", start, end, value });
    }
  }

  #record({ start, end, cells }: Block & { kind: "record" }): boolean {
    const { text, tokens, marks } = this.#scope(start, end, "row");
    const read = recordLines({ text, start, end, cells, tokens, marks, heading: this.#heading }, this.#describe);
    if (!read) return false;
    this.lines.push(...read.lines);
    this.found.push(...read.marks);
    this.#heading = read.vendor;
    return true;
  }

  #well(start: number, end: number): void {
    const scope = this.#scope(start, end, "row");
    const { lines, marks } = anchoredLines(scope, this.#describe);
    const described = lines.length > 0 ? null : this.#describe(textBeside(scope, start, end), start);
    this.found.push(...marks, ...(described?.marks ?? []));
    this.lines.push(...lines);
    if (lines.length > 0) return;
    const reading = described?.reading ?? null;
    this.lines.push({ ...emptyLine, start, end, reading, from: "text", reagent: hasTarget(reading) });
  }

  #scope(start: number, end: number, kind: Scope["kind"], further: readonly Mark[] = []): Scope {
    const tokens = this.#tokens.slice(firstAt(this.#tokens, start), firstAt(this.#tokens, end));
    const places = placesOf(tokens, kind === "row");
    const none = { sentence: 0, clause: 0, segment: 0, group: 0, groupClause: 0 };
    const plain = this.marks.slice(firstAt(this.marks, start), firstAt(this.marks, end));
    const free = further.filter((one) => !plain.some((mark) => mark.start < one.end && mark.end > one.start));
    const marks = [...plain, ...free]
      .sort((one, other) => one.start - other.start)
      .map((mark) => ({ ...mark, place: places[firstAt(tokens, mark.start)] ?? none }));
    return { text: this.#text, tokens, places, marks, heading: this.#heading, kind };
  }
}

/** Parts of a range, cut at the end of a sentence or a word. */
function cut(text: string, start: number, end: number): [number, number][] {
  const parts: [number, number][] = [];
  for (let from = start; from < end; ) {
    let to = Math.min(end, from + longestScope);
    if (to < end) {
      const part = text.slice(from, to);
      const stop = Math.max(part.lastIndexOf(". "), part.lastIndexOf("。"), part.lastIndexOf("\n"));
      const space = part.lastIndexOf(" ");
      to = from + (stop > longestScope / 2 ? stop + 1 : space > 0 ? space + 1 : part.length);
    }
    parts.push([from, to]);
    from = to;
  }
  return parts;
}
