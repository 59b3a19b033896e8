/** References to the products of a kit: BibTeX, RIS and CSL-JSON, one for each product and lot. */
import { productNote, productReference } from "../../product-page/citing";
import { type KitEntry, type MergedEntry, mergedByLot } from "../document";
import { registryText, supplier } from "../reagent";

interface Reference {
  readonly entry: MergedEntry;
  /** Product number, with a counter for each additional lot. */
  readonly id: string;
}

function referencesOf(entries: readonly KitEntry[]): Reference[] {
  const counts = new Map<string, number>();
  return mergedByLot(entries).map((entry) => {
    const { key } = entry.reagent;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return { entry, id: count === 1 ? key : `${key}-${count}` };
  });
}

const cited = ({ entry: { reagent, item, lot } }: Reference) => ({
  key: reagent.key,
  name: reagent.name,
  rrid: reagent.rrid,
  registry: registryText(reagent),
  demonstration: reagent.demonstration,
  url: reagent.url,
  lot: item.lot,
  recall: lot?.recall ?? null,
  withdrawal: reagent.withdrawal,
});

export const bibOf = (entries: readonly KitEntry[]): string =>
  referencesOf(entries)
    .map((reference) => productReference(cited(reference), "bib", reference.id))
    .join("\n");

export const risOf = (entries: readonly KitEntry[]): string =>
  referencesOf(entries)
    .map((reference) => productReference(cited(reference), "ris"))
    .join("\r\n");

/** CSL has no type for a reagent, so each reference is a document. */
export function cslOf(entries: readonly KitEntry[]): string {
  const items = referencesOf(entries).map((reference) => {
    const { key, name, url, ...rest } = cited(reference);
    return {
      id: `benchside-${reference.id}`,
      type: "document",
      title: name,
      author: [{ literal: supplier }],
      publisher: supplier,
      number: key,
      note: productNote({ key, ...rest }),
      URL: url,
    };
  });
  return `${JSON.stringify(items, null, 2)}\n`;
}
