/** Assigns the quantities of a row to its products. */
import { announces, type Token } from "./list-tokens";

/** Maximum words between a count and its product: "2 vials of the 4060S". */
const wordsBetween = 2;

const isEdge = (kind: Token["kind"] | undefined): boolean => kind === undefined || kind === "cell";

const isBorder = (kind: Token["kind"] | undefined): boolean =>
  kind === undefined || kind === "cell" || kind === "break";

/** Quantity of each product in a row; each number is used at most once. */
export class Counts {
  readonly #tokens: readonly Token[];
  readonly #heads: readonly number[];
  readonly #places: ReadonlySet<number>;
  /** Cell of each token. */
  readonly #cells: readonly number[];
  /** A number precedes the first product. */
  readonly #leads: boolean;
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
    this.#leads = tokens.slice(0, heads[0] ?? 0).some(({ kind }) => kind === "number");
    for (const head of heads) this.#taken.add(head);
  }

  /** Null in a row without counts. An unassigned count makes the products next to it doubtful. */
  of(nth: number): string | null {
    const place = this.#found.get(nth);
    if (place === undefined) return this.#found.size > 0 || this.#doubtful(nth) ? "" : null;
    return this.#contested(nth, place) ? "" : (this.#tokens[place]?.text ?? null);
  }

  /** True if something beside the product might be its count. */
  #doubtful(nth: number): boolean {
    const head = this.#heads[nth] ?? 0;
    // "4060S x": the number that "×" announces is missing.
    if (this.#kind(head - 1) === "times" || this.#kind(head + 1) === "times") return true;
    return this.#around(nth).some(
      (index) => this.#free(index) || (this.#kind(index) === "doubt" && !this.#counts(index, nth + 1)),
    );
  }

  /** True for "two" in "two of 4060S". */
  #counts(index: number, nth: number): boolean {
    return /^of$/i.test(this.#tokens[index + 1]?.text ?? "") && this.#heads[nth] === index + 2;
  }

  /**
   * True if another whole number could also be the count. In a table, numbers inside a description do not contest one,
   * and "qty" behind a product leaves none before it, unless another product of the row is counted before it.
   */
  #contested(nth: number, place: number): boolean {
    const head = this.#heads[nth] ?? 0;
    const table = this.#alone(place) && this.#alone(head);
    const before = this.#tokens[place - 1];
    const follows = place > head && before !== undefined && announces(before) && !this.#prefixes();
    const from = follows ? head : 0;
    return this.#around(nth).some((index) => {
      if (index < from) return false;
      const text = this.#tokens[index]?.text ?? "";
      const whole = (this.#free(index) || this.#kind(index) === "doubt") && /^[-+]?[\d,]+$/.test(text);
      return whole && (!table || this.#alone(index));
    });
  }

  /** True if a product of the row is counted by a number before it. */
  #prefixes(): boolean {
    return [...this.#found].some(([nth, place]) => place < (this.#heads[nth] ?? 0));
  }

  /** Positions from the previous product to the next one. */
  #around(nth: number): number[] {
    const start = (this.#heads[nth - 1] ?? -1) + 1;
    const end = this.#heads[nth + 1] ?? this.#tokens.length;
    return Array.from({ length: end - start }, (_, index) => start + index);
  }

  /** True if the token is alone in its cell, apart from a counting word. */
  #alone(place: number): boolean {
    const before = this.#kind(this.#kind(place - 1) === "measure" ? place - 2 : place - 1);
    const after = this.#kind(this.#kind(place + 1) === "measure" ? place + 2 : place + 1);
    return (before === "cell" || after === "cell") && isEdge(before) && isEdge(after);
  }

  /**
   * "qty: 2, cat: 4060S": if the first count is announced before the first product, each count precedes its product.
   */
  takeAnnounced(): void {
    const announced = this.#tokens.flatMap((token, index) =>
      announces(token) && this.#kind(index - 1) !== "number" && this.#free(index + 1) ? [index + 1] : [],
    );
    if ((announced[0] ?? Number.POSITIVE_INFINITY) > (this.#heads[0] ?? 0)) return;
    let next = 0;
    for (const [nth, head] of this.#heads.entries()) {
      const first = announced[next];
      while ((announced[next] ?? Number.POSITIVE_INFINITY) < head) next += 1;
      if (first !== undefined && first < head) this.#take(nth, first);
    }
  }

  /** "2 x 4060S", "3 of 4060S", "1 de 4060S", "3 vials of 4060S", "2本の4060S". */
  takeMarkedBefore(nth: number): void {
    if (this.#found.has(nth)) return;
    const head = this.#heads[nth] ?? 0;
    const first = (this.#heads[nth - 1] ?? -1) + 1;
    let words = 0;
    for (let index = head - 1; index >= first; index -= 1) {
      const kind = this.#kind(index);
      const counts = this.#free(index - 1) && index - 1 >= first;
      if (counts && kind === "word" && /^(?:of|von|de|di)$/i.test(this.#tokens[index]?.text ?? "")) {
        this.#take(nth, index - 1);
        return;
      }
      if (kind === "word" && words < wordsBetween) {
        words += 1;
        continue;
      }
      // "4060S 5 pcs 9272S 3 pcs": a count right after a product belongs to it, unless the row starts with a count.
      const other = this.#places.has(index - 2) && !this.#leads && words === 0;
      if (counts && (kind === "times" || (kind === "measure" && !other))) this.#take(nth, index - 1);
      return;
    }
  }

  /** "4060S × 2", "4060S (3)", "4060S: 3 pcs", "4060S qty 3", "4060Sを3本", "4060S, 1 × $365.00". */
  takeMarkedAfter(nth: number): void {
    if (this.#found.has(nth)) return;
    const head = this.#heads[nth] ?? 0;
    const end = this.#heads[nth + 1] ?? this.#tokens.length;
    for (let index = head + 1; index < end; index += 1) {
      if (!this.#free(index)) continue;
      const [before, after] = [this.#kind(index - 1), this.#kind(index + 1)];
      const enclosed = before === "open" && (after === "close" || after === "measure") && index - 2 === head;
      const multiplied = before === "times" || (after === "times" && (index - 1 === head || this.#isPrice(index + 2)));
      if (!enclosed && !multiplied && before !== "measure" && after !== "measure") continue;
      this.#take(nth, index);
      return;
    }
  }

  /**
   * Numbers without "x" follow their products, or precede them if the row starts with a number and ends without one.
   */
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

  /** First whole number in a range that may be a count, or else an unclear number right beside the product. */
  #candidate(start: number, end: number, head: number): number | null {
    let broken: number | null = null;
    for (let index = start; index < end; index += 1) {
      if (!this.#free(index) || !this.#maybeCount(index, head)) continue;
      if (/^[-+]?[\d,]*\d$/.test(this.#tokens[index]?.text ?? "")) return index;
      if (this.#besides(index, head)) broken ??= index;
    }
    return broken;
  }

  /**
   * True right beside the product, alone between separators, or at the end of its cell; a number in a sentence or name
   * does not count.
   */
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

  /** "$365.00" */
  #isPrice(index: number): boolean {
    return this.#kind(index) === "amount" || (this.#kind(index) === "word" && this.#kind(index + 1) === "amount");
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
