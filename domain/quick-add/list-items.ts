/** Catalog numbers of one row, each with the number of pieces that stands with it. */
import type { Token } from "./list-tokens";

export interface ListItem {
  /** As it stands there, upper case; a bare number of a product is one, too, so that its size is asked for. */
  readonly code: string;
  /** As it stands there; null when the row has none for this product. */
  readonly quantity: string | null;
}

const joining =
  /^(?:and|or|plus|also|cat|catalog|catalogue|no|nr|item|sku|と|及び|および|並びに|和|及|与|以及|还有|#)$/i;
const bareNumber = /^\d{4,6}$/;
/** Words between a count and its product: "2 vials of the 4060S". */
const wordsBetween = 2;

/** Items of a row in their order. */
export function itemsOf(tokens: readonly Token[]): ListItem[] {
  const heads = headsOf(tokens);
  const counts = new Counts(tokens, heads);
  for (const nth of heads.keys()) counts.takeMarkedBefore(nth);
  for (const nth of heads.keys()) counts.takeMarkedAfter(nth);
  counts.takeUnmarked();
  return heads.map((head, nth) => ({ code: tokens[head]?.text ?? "", quantity: counts.of(nth) }));
}

/** Where the catalog numbers stand. A bare number is one where nothing else explains it. */
function headsOf(tokens: readonly Token[]): number[] {
  const sure = tokens.flatMap(({ kind }, index) => (kind === "code" || kind === "suspect" ? [index] : []));
  return tokens.flatMap(({ kind }, index) => {
    if (kind === "code" || kind === "suspect") return [index];
    if (kind !== "number" || !isBareHead(tokens, index, sure.length)) return [];
    return [index];
  });
}

function isBareHead(tokens: readonly Token[], index: number, sure: number): boolean {
  if (!bareNumber.test(tokens[index]?.text ?? "")) return false;
  const [before, after, second, third] = [tokens[index - 1], tokens[index + 1], tokens[index + 2], tokens[index + 3]];
  // Digits with a word that counts behind them, or with "×" before a product, are a count.
  if (after?.kind === "measure" || before?.kind === "measure") return false;
  if (after?.kind === "times" && (tokens[index + 2]?.kind === "code" || tokens[index + 2]?.kind === "suspect"))
    return false;
  const counted =
    (after?.kind === "times" && second?.kind === "number") ||
    (after?.kind === "open" && second?.kind === "number" && (third?.kind === "close" || third?.kind === "measure")) ||
    (before?.kind === "times" && tokens[index - 2]?.kind === "number");
  if (counted) return true;
  const begins =
    !before ||
    before.kind === "break" ||
    before.kind === "cell" ||
    (before.kind === "word" && joining.test(before.text)) ||
    (before.kind === "number" && index === 1);
  return begins && (sure === 0 || sure > 1) && !(sure > 1 && isCountOf(tokens, index));
}

/** "4060S 1000": directly behind a catalog number and without a sign between them. */
const isCountOf = (tokens: readonly Token[], index: number): boolean => {
  const kind = tokens[index - 1]?.kind;
  return kind === "code" || kind === "suspect" || kind === "number";
};

const isBorder = (kind: Token["kind"] | undefined): boolean =>
  kind === undefined || kind === "cell" || kind === "break";

/** Which number of a row counts which product; each number counts one at most. */
class Counts {
  readonly #tokens: readonly Token[];
  readonly #heads: readonly number[];
  readonly #places: ReadonlySet<number>;
  /** Which cell each token stands in. */
  readonly #cells: readonly number[];
  readonly #taken = new Set<number>();
  readonly #found = new Map<number, number>();

  constructor(tokens: readonly Token[], heads: readonly number[]) {
    this.#tokens = tokens;
    this.#heads = heads;
    this.#places = new Set(heads);
    let cell = 0;
    this.#cells = tokens.map(({ kind }) => {
      if (kind === "cell") cell += 1;
      return cell;
    });
    for (const head of heads) this.#taken.add(head);
  }

  of(nth: number): string | null {
    const place = this.#found.get(nth);
    return place === undefined ? null : (this.#tokens[place]?.text ?? null);
  }

  /** "2 x 4060S", "3 vials of 4060S", "2本の4060S". */
  takeMarkedBefore(nth: number): void {
    const head = this.#heads[nth] ?? 0;
    const first = (this.#heads[nth - 1] ?? -1) + 1;
    let words = 0;
    for (let index = head - 1; index >= first; index -= 1) {
      const kind = this.#kind(index);
      if (kind === "word" && words < wordsBetween) {
        words += 1;
        continue;
      }
      const marks = kind === "times" || kind === "measure";
      if (marks && this.#free(index - 1) && index - 1 >= first) this.#take(nth, index - 1);
      return;
    }
  }

  /** "4060S × 2", "4060S (3)", "4060S: 3 pcs", "4060S qty 3", "4060Sを3本". */
  takeMarkedAfter(nth: number): void {
    if (this.#found.has(nth)) return;
    const head = this.#heads[nth] ?? 0;
    const end = this.#heads[nth + 1] ?? this.#tokens.length;
    for (let index = head + 1; index < end; index += 1) {
      if (!this.#free(index)) continue;
      const [before, after] = [this.#kind(index - 1), this.#kind(index + 1)];
      const enclosed = before === "open" && (after === "close" || after === "measure") && index - 2 === head;
      const multiplied = before === "times" || (after === "times" && index - 1 === head);
      if (!enclosed && !multiplied && before !== "measure" && after !== "measure") continue;
      this.#take(nth, index);
      return;
    }
  }

  /** Numbers without a sign: behind their products or, when the row begins with one and ends without, before them. */
  takeUnmarked(): void {
    const last = this.#heads.at(-1) ?? 0;
    const first = this.#heads[0] ?? 0;
    const before = this.#candidate(0, first, first);
    const behindLast = this.#candidate(last + 1, this.#tokens.length, last);
    const prefixed = before !== null && behindLast === null;
    for (const [nth, head] of this.#heads.entries()) {
      if (this.#found.has(nth)) continue;
      const place = prefixed
        ? this.#candidate((this.#heads[nth - 1] ?? -1) + 1, head, head)
        : this.#candidate(head + 1, this.#heads[nth + 1] ?? this.#tokens.length, head);
      if (place !== null) this.#take(nth, place);
    }
  }

  /** The first whole number of a stretch that may be a count, or else a broken one right beside the product. */
  #candidate(start: number, end: number, head: number): number | null {
    let broken: number | null = null;
    for (let index = start; index < end; index += 1) {
      if (!this.#free(index) || !this.#maybeCount(index, head)) continue;
      if (/^[-+]?[\d,]*\d$/.test(this.#tokens[index]?.text ?? "")) return index;
      if (this.#besides(index, head)) broken ??= index;
    }
    return broken;
  }

  /** Right beside the product, alone between signs, or at the end of its cell: not a number in a sentence or a name. */
  #maybeCount(index: number, head: number): boolean {
    if (Math.abs(index - head) === 1) return true;
    const [before, after] = [this.#kind(index - 1), this.#kind(index + 1)];
    const closes = isBorder(after) || this.#places.has(index + 1);
    if (isBorder(before)) return closes;
    return before !== "open" && closes && index > head && this.#cells[index] === this.#cells[head];
  }

  #besides(index: number, head: number): boolean {
    const step = index < head ? 1 : -1;
    let at = index + step;
    while (at !== head && isBorder(this.#kind(at))) at += step;
    return at === head;
  }

  #free(index: number): boolean {
    return this.#kind(index) === "number" && !this.#taken.has(index);
  }

  #kind(index: number): Token["kind"] | undefined {
    return this.#tokens[index]?.kind;
  }

  #take(nth: number, index: number): void {
    this.#taken.add(index);
    this.#found.set(nth, index);
  }
}
