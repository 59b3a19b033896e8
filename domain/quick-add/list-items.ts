/** Catalog numbers of one row with their quantities. */
import { Counts } from "./list-counts";
import type { Token } from "./list-tokens";

export interface ListItem {
  /** As written, in upper case. May be a product number without a size, which the shopper then chooses. */
  readonly code: string;
  /** As written; null if the row has no quantity, empty if an unclear one may belong to this product. */
  readonly quantity: string | null;
}

const joining =
  /^(?:and|or|plus|also|cat|catalog|catalogue|no|nr|item|sku|と|及び|および|並びに|和|及|与|以及|还有|#)$/i;
const bareNumber = /^\d{4,6}$/;

/** Items of a row in order. */
export function itemsOf(tokens: readonly Token[]): ListItem[] {
  const heads = headsOf(tokens);
  const counts = new Counts(tokens, heads);
  counts.takeAnnounced();
  for (const nth of heads.keys()) counts.takeMarkedBefore(nth);
  for (const nth of heads.keys()) counts.takeMarkedAfter(nth);
  counts.takeUnmarked();
  return heads.map((head, nth) => ({ code: tokens[head]?.text ?? "", quantity: counts.of(nth) }));
}

/** Positions of the catalog numbers. A bare number counts as one if nothing else explains it. */
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
  // Digits before a counting word, or with "×" before a product, are a count.
  if (after?.kind === "measure" || before?.kind === "measure") return false;
  if (after?.kind === "times" && (tokens[index + 2]?.kind === "code" || tokens[index + 2]?.kind === "suspect"))
    return false;
  const counted =
    (after?.kind === "times" && second?.kind === "number") ||
    (after?.kind === "open" && second?.kind === "number" && (third?.kind === "close" || third?.kind === "measure")) ||
    (before?.kind === "times" && tokens[index - 2]?.kind === "number") ||
    // "2 of 9662", "two of 9662"
    (/^of$/i.test(before?.text ?? "") && /^(?:number|doubt)$/.test(tokens[index - 2]?.kind ?? ""));
  if (counted) return true;
  const begins =
    !before ||
    before.kind === "break" ||
    before.kind === "cell" ||
    (before.kind === "word" && joining.test(before.text)) ||
    (before.kind === "number" && index === 1);
  return begins && (sure === 0 || sure > 1) && !(sure > 1 && isCountOf(tokens, index));
}

/** "4060S 1000": right after a catalog number, without punctuation between them. */
const isCountOf = (tokens: readonly Token[], index: number): boolean => {
  const kind = tokens[index - 1]?.kind;
  return kind === "code" || kind === "suspect" || kind === "number";
};
