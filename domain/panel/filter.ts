/** Target list filter: every word must occur in an antibody's names or numbers. */
interface Filtered {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
  readonly clone: string | null;
  readonly target: string;
  readonly targetName: string;
}

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();

/** Spellings vary: PD-L1, PDL1, PD L1. */
const compact = (text: string): string => plain(text).replace(/[\s\-_.·/]+/g, "");

export function matchesFilter(item: Filtered, phrase: string): boolean {
  const words = plain(phrase).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { productKey, sku, name, clone, target, targetName } = item;
  const text = [productKey, sku, name, clone ?? "", target, targetName].join(" ");
  const squeezed = compact(text);
  return words.every(
    (word) => plain(text).includes(word) || (compact(word) !== "" && squeezed.includes(compact(word))),
  );
}
