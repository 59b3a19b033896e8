/**
 * Resolves pasted lines: the products that the shop sells for each, the reason, and alternatives. Only an exact
 * product, or one of which only the size was chosen, is ticked in advance; another maker's number is never read as the
 * shop's.
 */

import { answersModification, contradiction, genesOf, rank } from "./agreement";
import { type PastedLine, targetNames } from "./lines";
import { sizeKey } from "./orders/size";
import type { FoundProducts, SoldProduct } from "./sold-product";
import { ownVendor, vendors } from "./vendors";

const pasteVerdicts = [
  "exact",
  "size-chosen",
  "former-number",
  "replacement",
  "same-clone",
  "same-target",
  "not-sold",
  "several-readings",
  "not-a-reagent",
  "not-understood",
] as const;
export type PasteVerdict = (typeof pasteVerdicts)[number];

/** Key of the sentence that gives the reason, with its values. */
interface PasteReason {
  readonly key:
    | "number"
    | "registry"
    | "size"
    | "noSuchSize"
    | "former"
    | "replaced"
    | "discontinued"
    | "bareNumber"
    | "declined"
    | "choice"
    | "quoted"
    | "noMaker"
    | "contradiction"
    | "twoProducts"
    | "foreignClone"
    | "clone"
    | "foreignTarget"
    | "target"
    | "otherClone"
    | "otherKind"
    | "words"
    | "foreignWords"
    | "targetNotSold"
    | "ambiguous"
    | "unknownNumber"
    | "unknownRegistry"
    | "foreignOnly"
    | "foreignStated"
    | "removed"
    | "noReagent"
    | "nothingKnown";
  readonly values: Readonly<Record<string, string>>;
}

export interface ResolvedLine {
  readonly line: PastedLine;
  readonly verdict: PasteVerdict;
  /** Numbers of products that can be ordered for the line, best match first. */
  readonly products: readonly SoldProduct[];
  /** Preselected SKU; null if nothing can be ordered. */
  readonly sku: string | null;
  readonly ticked: boolean;
  readonly reason: PasteReason;
}

/** Products offered for a line. */
const maxOffered = 4;

/** Digits of a number that can be the shop's; null for a line of another maker, or one without such a number. */
export function ownKey({ vendor, number }: PastedLine): string | null {
  if (number === null || (vendor !== null && vendor !== ownVendor)) return null;
  return /^(\d{4,6})(?:[A-Z]{1,2}\d{0,2})?$/i.exec(number)?.[1] ?? null;
}

export function resolveLine(line: PastedLine, found: FoundProducts): ResolvedLine {
  const registered = line.rrid === null ? undefined : found.byRegistryId.get(line.rrid);
  const key = ownKey(line);
  const numbered = key === null ? undefined : found.byNumber.get(key);
  if (registered && numbered && registered.key !== numbered.key) {
    return offer(line, "several-readings", [registered, numbered], {
      key: "twoProducts",
      values: { rrid: line.rrid ?? "", number: line.number ?? "" },
    });
  }
  const product = registered ?? numbered;
  if (product) return ofProduct(line, product, registered !== undefined, found);
  return withoutProduct(line, found);
}

function ofProduct(line: PastedLine, product: SoldProduct, registered: boolean, found: FoundProducts): ResolvedLine {
  const number = line.number ?? "";
  const others = ofTarget(line, found).filter(({ key }) => key !== product.key);
  const said = contradiction(line, product);
  const values = { number: number || product.key, name: product.name, rrid: line.rrid ?? "" };
  if (line.declined) return offer(line, "several-readings", [product], { key: "declined", values });
  if (line.choice) return offer(line, "several-readings", [product], { key: "choice", values });
  if (line.quoted) return offer(line, "several-readings", [product], { key: "quoted", values });
  // A registry id of the shop next to another maker's number is a contradiction too.
  if (said !== null || (registered && line.vendor !== null && line.vendor !== ownVendor)) {
    const reason = { key: "contradiction", values: { ...values, said: said ?? vendorName(line.vendor) } } as const;
    return offer(line, "several-readings", [product, ...others], reason);
  }
  if (product.discontinued) {
    const [replacement] = product.replacedBy === null ? [] : [found.byNumber.get(product.replacedBy)];
    return replacement
      ? offer(line, "replacement", [replacement, ...others], {
          key: "replaced",
          values: { ...values, by: replacement.name },
        })
      : offer(line, others.length > 0 ? "same-target" : "not-sold", others, { key: "discontinued", values });
  }
  if (!registered && line.vendor === null) {
    if (line.from === "text" || line.doubtful)
      return offer(line, "several-readings", [product], { key: "noMaker", values });
    const isBare = /^\d+$/.test(number);
    const named = genesOf(line).some((gene) => product.symbols.includes(gene));
    if (isBare && !named) return offer(line, "several-readings", [product], { key: "bareNumber", values });
  }
  return ofSize(line, product, registered);
}

function ofSize(line: PastedLine, product: SoldProduct, registered: boolean): ResolvedLine {
  const written = (line.number ?? "").toUpperCase();
  const values = { number: written, name: product.name, rrid: line.rrid ?? "" };
  const sized = written.length > product.key.length && written.startsWith(product.key);
  if (sized && product.skus.some(({ sku }) => sku === written)) {
    return { ...offer(line, "exact", [product], { key: "number", values }), sku: written, ticked: true };
  }
  const ofAmount = line.size === null ? null : skuOfSize(product, line.size);
  if (line.size !== null && !sized) {
    if (ofAmount === null)
      return offer(line, "several-readings", [product], {
        key: "noSuchSize",
        values: { ...values, number: line.size },
      });
    const former = product.formerKey !== null && product.formerKey !== product.key;
    if (!former)
      return {
        ...offer(line, "exact", [product], { key: "number", values: { ...values, number: ofAmount } }),
        ticked: true,
      };
  }
  const sku = usualSku(product);
  if (sized || sku === null) return offer(line, "several-readings", [product], { key: "noSuchSize", values });
  const former = product.formerKey !== null && product.formerKey !== product.key;
  if (former) return offer(line, "former-number", [product], { key: "former", values });
  const alone = product.skus.length === 1;
  const reason = { key: alone ? (registered ? "registry" : "number") : "size", values: { ...values, sku } } as const;
  return { ...offer(line, alone ? "exact" : "size-chosen", [product], reason), ticked: true };
}

function withoutProduct(line: PastedLine, found: FoundProducts): ResolvedLine {
  const { vendor, number, clone, rrid, reagent, reading } = line;
  if (!reagent) {
    const words = (reading?.rest ?? []).length > 0;
    return offer(line, words ? "not-understood" : "not-a-reagent", [], {
      key: words ? "nothingKnown" : "noReagent",
      values: {},
    });
  }
  const foreign = vendor !== null && vendor !== ownVendor;
  const targets = reading?.targets ?? [];
  const target = (targets.length > 0 ? targetNames(line) : (reading?.reagents ?? [])).join(", ");
  const values = { vendor: vendorName(vendor), number: number ?? "", target, clone: clone ?? "", rrid: rrid ?? "" };
  const stated = statedRelation(line, found);
  if (stated) return stated;
  const wanted = genesOf(line);
  const clones = (clone === null ? [] : (found.byClone.get(clone.toUpperCase()) ?? [])).filter(
    (product) => product.symbols.some((symbol) => wanted.includes(symbol)) && contradiction(line, product) === null,
  );
  if (clones.length > 0) {
    return offer(line, "same-clone", rank(line, clones), { key: foreign ? "foreignClone" : "clone", values });
  }
  const ambiguous = targets.length === 1 && (targets[0]?.chosen.length ?? 0) > 1;
  const same = ofTarget(line, found);
  if (wanted.length === 0) {
    const ofWords = offeredForWords(line, found);
    if (ofWords.length > 0)
      return offer(line, "same-target", ofWords, {
        key: foreign ? "foreignWords" : number === null ? "words" : "unknownNumber",
        values,
      });
  }
  if (same.length === 0 && ofTarget({ ...line, reading: withoutKind(reading) }, found).length > 0)
    return offer(line, "not-sold", [], { key: "otherKind", values });
  if (ambiguous) return offer(line, "several-readings", same, { key: "ambiguous", values });
  // An unknown number is reported as unknown, together with products that match the words.
  const isUnsoldClone =
    clone !== null &&
    !(found.byClone.get(clone.toUpperCase()) ?? []).some(({ symbols }) =>
      symbols.some((symbol) => wanted.includes(symbol)),
    );
  const ofWords = number !== null ? "unknownNumber" : isUnsoldClone ? "otherClone" : "target";
  if (same.length > 0) return offer(line, "same-target", same, { key: foreign ? "foreignTarget" : ofWords, values });
  if (wanted.length > 0 || (target !== "" && !foreign && number === null))
    return offer(line, "not-sold", [], { key: "targetNotSold", values });
  if (foreign) return offer(line, "not-sold", [], { key: "foreignOnly", values });
  const removed = found.removed.get(ownKey(line) ?? "");
  if (removed) {
    const { day, reason: said } = removed;
    return offer(line, "not-sold", [], { key: "removed", values: { ...values, day, said } });
  }
  if (number !== null) return offer(line, "not-understood", [], { key: "unknownNumber", values });
  if (rrid !== null) return offer(line, "not-understood", [], { key: "unknownRegistry", values });
  return offer(line, "not-understood", [], { key: "nothingKnown", values });
}

/**
 * A relation to another maker's number that a record of the catalogue states. The text's own maker must be the
 * record's.
 */
function statedRelation(line: PastedLine, { byForeign }: FoundProducts): ResolvedLine | null {
  const { vendor, number } = line;
  if (number === null || vendor === ownVendor) return null;
  const named = vendors.get(vendor ?? "")?.name.toLowerCase();
  const stated = (byForeign.get(number.toUpperCase().replaceAll(" ", "")) ?? []).filter(
    (one) => named === undefined || one.vendor.toLowerCase().includes(named),
  );
  const [first] = stated;
  if (!first) return null;
  const verdict = first.relation === "same-clone" ? "same-clone" : "same-target";
  const values = { vendor: first.vendor, number, name: first.product.name, said: first.basis };
  return offer(
    line,
    verdict,
    stated.map(({ product }) => product),
    { key: "foreignStated", values },
  );
}

/** Secondary antibodies and reagents without a target that match the words. */
const offeredForWords = (line: PastedLine, { byReading }: FoundProducts): SoldProduct[] =>
  rank(line, line.reading === null ? [] : (byReading.get(line.reading) ?? [])).filter(
    ({ discontinued }) => !discontinued,
  );

const withoutKind = (reading: PastedLine["reading"]): PastedLine["reading"] =>
  reading && { ...reading, wants: { ...reading.wants, kinds: [], unsold: null } };

/** Kinds of products that an antibody never replaces. */
const ownKinds: ReadonlySet<string> = new Set([
  "ELISA Kit",
  "Kit",
  "Matched Pair",
  "Recombinant Protein",
  "Small Molecule",
]);

/** False for an antibody if the line names a kit or a protein, and for every product if it names an siRNA. */
function answersKind({ reading }: PastedLine, { kind }: SoldProduct): boolean {
  if (!reading || reading.wants.unsold !== null) return !reading;
  const kinds = reading.wants.kinds.filter((one) => ownKinds.has(one));
  return kinds.length === 0 || kinds.includes(kind);
}

/** Products for the line's target, except those that the modified form or the kind rules out. */
function ofTarget(line: PastedLine, { bySymbol }: FoundProducts): SoldProduct[] {
  const found = new Map(
    genesOf(line).flatMap((gene) => (bySymbol.get(gene) ?? []).map((one) => [one.key, one] as const)),
  );
  return rank(
    line,
    [...found.values()].filter(
      (product) => !product.discontinued && answersModification(line, product) && answersKind(line, product),
    ),
  );
}

const vendorName = (id: string | null): string => vendors.get(id ?? "")?.name ?? (id ?? "").replace(/^\?/, "");

function offer(
  line: PastedLine,
  verdict: PasteVerdict,
  products: readonly SoldProduct[],
  reason: PasteReason,
): ResolvedLine {
  const offered = products.filter(({ discontinued }) => !discontinued).slice(0, maxOffered);
  const [first] = offered;
  const sku = first ? ((line.size && skuOfSize(first, line.size)) ?? usualSku(first)) : null;
  return { line, verdict, products: offered, sku, ticked: false, reason };
}

const skuOfSize = ({ skus }: SoldProduct, size: string): string | null =>
  skus.find((one) => sizeKey(one.size) === sizeKey(size))?.sku ?? null;

/** The first size that is not a trial size. */
function usualSku({ skus }: SoldProduct): string | null {
  const usual = skus.find(({ sku }) => !/T\d?$/.test(sku)) ?? skus[0];
  return usual?.sku ?? null;
}
