/** Identifiers under which a product is or was known, in one spelling for look-ups. */
import type { Product } from "@contracts/catalogue/catalogue";

type IdentifierKind = "number" | "rrid" | "clone" | "foreign";

interface Identifier {
  readonly kind: IdentifierKind;
  readonly folded: string;
}

const dashes = /[\u2010-\u2015\u2212]/g;

/** "RRID: AB_99004060", "ab_99004060" and "(RRID:AB_99004060)" are the same, as are "D9E" and "d9e". */
export const foldIdentifier = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(dashes, "-")
    .toUpperCase()
    .replace(/^[([\s]*(?:RRID\s*:?\s*)?/, "")
    .replace(/[\s)\].,;]+$/, "");

/**
 * Current and former numbers, registry ids with merged ones, the clone, and other makers' numbers of related products.
 */
export function identifiersOf({ key, attributes }: Pick<Product, "key" | "attributes">): Identifier[] {
  const { rrid, clone, lineage } = attributes;
  const rrids = [rrid, ...(lineage?.rrids ?? []).flatMap(({ id, mergedInto }) => [id, mergedInto])];
  const found = [
    ...[key, ...(lineage?.formerKeys ?? [])].map((text) => ({ kind: "number" as const, text })),
    ...rrids.map((text) => ({ kind: "rrid" as const, text })),
    { kind: "clone" as const, text: clone },
    ...(lineage?.foreignNumbers ?? []).flatMap(({ catalog, rrid: id }) =>
      [catalog.replaceAll(" ", ""), id].map((text) => ({ kind: "foreign" as const, text })),
    ),
  ];
  const distinct = new Map<string, Identifier>();
  for (const { kind, text } of found) {
    const folded = text === null ? "" : foldIdentifier(text);
    if (folded !== "") distinct.set(`${kind} ${folded}`, { kind, folded });
  }
  return [...distinct.values()];
}

/** A phrase that is only an identifier: a product number, a registry id with or without its prefix. */
export function identifierOfPhrase(phrase: string): Identifier | null {
  const folded = foldIdentifier(phrase.slice(0, 80));
  if (/^AB_\d{4,12}$/.test(folded)) return { kind: "rrid", folded };
  const [, number] = /^#?(\d{4,6})(?:[A-Z]{1,2}\d{0,2})?$/.exec(folded) ?? [];
  return number === undefined ? null : { kind: "number", folded: number };
}
