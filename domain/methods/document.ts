/** A methods kit as a document: the table or the lines that a journal asks for. Its text is English, as journals want it. */
import type { KitItem, KitStyle } from "./kit";
import type { Reagent } from "./reagent";

/** A row of a kit with its product. */
export interface KitEntry {
  readonly item: KitItem;
  readonly reagent: Reagent;
  /** The supplier's statements about the reagent in this application, one a line. */
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

/** What the reader of a table must know of it. */
export type Remark =
  /** `names` of products that are no antibodies, in a form for antibodies. */
  | { readonly kind: "leftOut"; readonly names: string }
  | { readonly kind: "demonstration" }
  | { readonly kind: "morePages"; readonly rows: number; readonly count: number }
  | { readonly kind: "blanks" };

/** Blanks: what only the user of a reagent knows. */
export const blanks = {
  lot: "[lot used]",
  application: "[application used]",
  dilution: "[dilution used]",
} as const;

export const lotText = ({ lot }: KitItem): string => lot || blanks.lot;
const applicationText = ({ application }: KitItem): string => application || blanks.application;
export const dilutionText = ({ dilution }: KitItem): string => dilution || blanks.dilution;

/** "WB (1:1000)" */
const useText = (item: KitItem): string => `${applicationText(item)} (${dilutionText(item)})`;

/** One product in one lot, with all that it was used for. */
export interface MergedEntry extends KitEntry {
  readonly uses: readonly KitItem[];
}

/** Entries of the same product and lot as one, in the order of the first. */
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

/** "WB (1:1000), IF-IC ([dilution used])"; "" for a buffer or a kit of which its user says nothing. */
export function usesText({ reagent, uses }: MergedEntry): string {
  const said = reagent.kind === "antibody" ? uses : uses.filter(({ application, dilution }) => application || dilution);
  return said.map(useText).join(", ");
}

/** A page is too narrow for more columns. */
const mostColumns = 8;

/** Parts for a page: a wide table becomes a table of fields for each of its rows. */
export function foldedParts({ parts }: MethodsDocument): readonly DocumentPart[] {
  return parts.map((part) => {
    if (part.kind !== "table" || part.columns.length <= mostColumns) return part;
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
