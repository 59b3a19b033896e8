/** Side and weight of a record in its cell: for, against or open. */
import type { EvidenceRecord, Pillar } from "@contracts/catalogue/evidence";
import { pillarWeights } from "./rule";

/** Two lots of a product compared side by side. */
interface LotBridge {
  readonly lot: string;
  readonly toLot: string;
  readonly pass: boolean;
}

/** Facts of the product that decide how its records count. */
export interface EvidencedProduct {
  readonly key: string;
  /** Lots of a polyclonal antibody differ, so its older lots count less. */
  readonly polyclonal: boolean;
  /** Lot that ships; null if it is not known. */
  readonly currentLot: string | null;
  readonly bridges: readonly LotBridge[];
}

/** `pillar` and `weight` as counted, which may be lower than the record states. */
export interface StandingRecord {
  readonly record: EvidenceRecord;
  readonly side: "for" | "against" | "open";
  readonly selective: boolean;
  readonly pillar: Pillar;
  readonly weight: number;
}

/** Active records, each once, in the order of their ids. */
function activeRecords(records: readonly EvidenceRecord[]): EvidenceRecord[] {
  return unique(records).filter(({ state }) => state.kind === "active");
}

/** Ids of withdrawn and superseded records, which stay listed but do not count. */
export const idsSetAside = (records: readonly EvidenceRecord[]): string[] =>
  unique(records)
    .filter(({ state }) => state.kind !== "active")
    .map(({ id }) => id);

/** One record for each id, regardless of order, even if two records wrongly share an id. */
function unique(records: readonly EvidenceRecord[]): EvidenceRecord[] {
  const sorted = records
    .map((record) => ({ record, text: JSON.stringify(record) }))
    .sort((a, b) => compare(a.record.id, b.record.id) || compare(a.text, b.text))
    .map(({ record }) => record);
  return sorted.filter(({ id }, at) => at === 0 || sorted[at - 1]?.id !== id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Counts every active record of a cell. */
export function standingRecords(records: readonly EvidenceRecord[], product: EvidencedProduct): StandingRecord[] {
  const current = lotsLikeCurrent(product);
  const counted = activeRecords(records).map((record) => countAlone(record, product, current));
  // Customers' tests confirm or contradict those of others. Alone they are listed, but do not count.
  const byOthers = counted.filter(({ record, side }) => record.source.kind !== "customer" && side !== "open");
  const confirms = (entry: StandingRecord) =>
    byOthers.some(({ side, selective }) => side === "for" && (selective || !entry.selective));
  return counted.map((entry) => {
    if (entry.record.source.kind !== "customer") return entry;
    const stands = entry.side === "against" ? byOthers.length > 0 : confirms(entry);
    return stands ? entry : { ...entry, side: "open" };
  });
}

function countAlone(
  record: EvidenceRecord,
  product: EvidencedProduct,
  current: ReadonlySet<string> | null,
): StandingRecord {
  const { outcome, source, pillar: stated } = record;
  const selective = outcome !== "supports-not-selective";
  const own = source.kind === "customer" ? "none" : stated;
  if (outcome === "inconclusive") return standing(record, "open", selective, own);
  // Only support is weighted down: a failure of another format or an older lot keeps its weight.
  if (outcome === "does-not-support") return standing(record, "against", selective, own);
  const otherFormat = record.testedKey !== null && record.testedKey !== product.key;
  const pillar = otherFormat ? "none" : own;
  const olderLot = product.polyclonal && current !== null && !(record.lot !== null && current.has(record.lot));
  if (!olderLot) return standing(record, "for", selective, pillar);
  return pillar === "none" ? standing(record, "open", selective, "none") : standing(record, "for", selective, "none");
}

const standing = (
  record: EvidenceRecord,
  side: StandingRecord["side"],
  selective: boolean,
  pillar: Pillar,
): StandingRecord => ({ record, side, selective, pillar, weight: pillarWeights[pillar] });

/** The current lot and all that passing bridges connect with it; null if the current lot is not known. */
function lotsLikeCurrent({ currentLot, bridges }: EvidencedProduct): ReadonlySet<string> | null {
  if (currentLot === null) return null;
  const lots = new Set([currentLot]);
  const passing = bridges.filter(({ pass }) => pass);
  for (const lot of lots) {
    for (const bridge of passing) {
      if (bridge.lot === lot) lots.add(bridge.toLot);
      if (bridge.toLot === lot) lots.add(bridge.lot);
    }
  }
  return lots;
}
