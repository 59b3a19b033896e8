/** A methods kit as a document: the table or lines of a journal's format, in English, as journals require. */
import type { Lot } from "@contracts/catalogue/lots";
import type { ProductNames } from "@contracts/catalogue/product-texts";
import type { KitItem, KitStyle } from "./kit";
import type { Reagent } from "./reagent";

/** Facts that the shop has about the lot of a row. */
export type KitLot = Pick<Lot, "number" | "concentration" | "recall">;

/** A row of a kit with its product. */
export interface KitEntry {
  readonly item: KitItem;
  readonly reagent: Reagent;
  /** Null for a blank and for an unknown lot. */
  readonly lot: KitLot | null;
  /** The supplier's statements about the reagent in this application, one per line. */
  readonly validation: readonly string[];
}

export interface TableGroup {
  /** Heading of the group; null if the table has no groups. */
  readonly title: string | null;
  readonly rows: readonly (readonly string[])[];
}

export type DocumentPart =
  | { readonly kind: "table"; readonly columns: readonly string[]; readonly groups: readonly TableGroup[] }
  | { readonly kind: "lines"; readonly heading: string | null; readonly lines: readonly string[] };

export interface MethodsDocument {
  readonly style: KitStyle;
  readonly title: string;
  readonly parts: readonly DocumentPart[];
  readonly remarks: readonly Remark[];
  /** The remarks in English; below the table in formats for people. */
  readonly notes: readonly string[];
}

/** Remark that the reader of a table needs. */
export type Remark =
  | { readonly kind: "recalled"; readonly product: string; readonly lot: string; readonly reason: string; readonly reasons?: ProductNames | undefined; readonly day: string } // biome-ignore format: one line
  | { readonly kind: "withdrawn"; readonly product: string; readonly reason: string; readonly reasons?: ProductNames | undefined; readonly day: string } // biome-ignore format: one line
  /** `number` in the kit is a former number of `to`, the same reagent. */
  | { readonly kind: "renumbered"; readonly number: string; readonly to: string }
  /** `names` of products other than antibodies, in a form for antibodies. */
  | { readonly kind: "leftOut"; readonly names: string }
  | { readonly kind: "demonstration" }
  | { readonly kind: "morePages"; readonly rows: number; readonly count: number }
  | { readonly kind: "blanks" };

export type Warning = Extract<Remark, { readonly reason: string }>;

/** True for a remark against using a reagent: a recall or a withdrawal. */
export const isWarning = (remark: Remark): remark is Warning =>
  remark.kind === "recalled" || remark.kind === "withdrawn";

/** Placeholders for facts that only the user of a reagent knows. */
export const blanks = {
  lot: "[lot used]",
  application: "[application used]",
  dilution: "[dilution used]",
} as const;

/** The lot as typed. A recall is stated in the cell itself, so it survives every format and copy. */
export function lotText({ item, lot }: KitEntry): string {
  return lot?.recall ? `${item.lot} (recalled)` : item.lot || blanks.lot;
}

/** Name of a reagent, marked if its maker withdrew it. */
export const nameText = ({ name, withdrawal }: Reagent): string => (withdrawal ? `${name} (withdrawn)` : name);

/** Name for tables without a lot column: names the recalled lots among `entries` too. */
export function nameWithRecalls(reagent: Reagent, entries: readonly KitEntry[]): string {
  const recalled = new Set(
    entries.flatMap(({ reagent: { key }, lot }) => (key === reagent.key && lot?.recall ? [lot.number] : [])),
  );
  return [nameText(reagent), ...[...recalled].map((number) => `(lot ${number} recalled)`)].join(" ");
}

const applicationText = ({ application }: KitItem): string => application || blanks.application;
export const dilutionText = ({ dilution }: KitItem): string => dilution || blanks.dilution;

/** "WB (1:1000)" */
const useText = (item: KitItem): string => `${applicationText(item)} (${dilutionText(item)})`;

/** One product in one lot, with all its uses. */
export interface MergedEntry extends KitEntry {
  readonly uses: readonly KitItem[];
}

/** Merges entries of the same product and lot, in the order of their first occurrence. */
export function mergedByLot(entries: readonly KitEntry[]): MergedEntry[] {
  const merged = new Map<string, MergedEntry>();
  for (const entry of entries) {
    const key = `${entry.reagent.key} ${entry.item.lot}`;
    const first = merged.get(key);
    merged.set(key, {
      ...(first ?? entry),
      uses: [...(first?.uses ?? []), entry.item],
      validation: [...new Set([...(first?.validation ?? []), ...entry.validation])],
    });
  }
  return [...merged.values()];
}

/** "WB (1:1000), IF-IC ([dilution used])"; "" for a buffer, or a kit without entries. */
export function usesText({ reagent, uses }: MergedEntry): string {
  const shownUses =
    reagent.kind === "antibody" ? uses : uses.filter(({ application, dilution }) => application || dilution);
  return shownUses.map(useText).join(", ");
}

/** A page is too narrow for more columns. */
const maxColumns = 8;

/** Parts for a page: a wide table becomes a table of fields for each of its rows. */
export function foldedParts({ parts }: MethodsDocument): readonly DocumentPart[] {
  return parts.map((part) => {
    if (part.kind !== "table" || part.columns.length <= maxColumns) return part;
    const { columns, groups } = part;
    return {
      kind: "table",
      columns: ["Field", "Value"],
      groups: groups.flatMap(({ rows }) =>
        rows.map((row, index) => ({
          title: `Row ${index + 1}`,
          rows: columns.map((column, at) => [column, row[at] ?? ""]),
        })),
      ),
    };
  });
}
