/** Calls and answers of one part of a divided engine, passed as JSON. */
import type { Comparable } from "../engine/columns/column";
import type { FacetTally } from "../engine/columns/facets";
import type { CountedSearch } from "../engine/counted-searches";
import type { Hit } from "../engine/results";
import type { Facts } from "../engine/terms/knowledge";

/** Parallel to the requests of the search. */
export type PartCall =
  | { readonly kind: "find"; readonly parts: number; readonly facts: readonly Facts[] }
  | { readonly kind: "members"; readonly parts: number; readonly facts: readonly Facts[]; readonly leaders: Leaders[] }
  | {
      readonly kind: "show";
      readonly parts: number;
      readonly wanted: readonly Wanted[];
      /** For the one part that counts searches. */
      readonly counted: readonly CountedSearch[];
    };

/** Groups whose members are requested, with the number of the leader for the part that has it, otherwise null. */
export type Leaders = readonly { readonly number: number | null; readonly group: Comparable | null }[];

export interface Wanted {
  readonly numbers: readonly number[];
  readonly marks: WireMarks;
}

/** `Marks` of snippets, as JSON. */
interface WireMarks {
  readonly tokens: readonly string[];
  readonly prefixes: readonly string[];
  readonly cjk: readonly string[];
}

/** A hit with its sort keys, which order it among hits of other parts. */
export interface PartHit {
  /** The document's number in its part. Among equal hits, the lower part is first. */
  readonly number: number;
  readonly score: number;
  /** Values of the sort keys; null comes last. */
  readonly keys: readonly (Comparable | null)[];
  /** Value of its group; null for none. */
  readonly group?: Comparable | null;
}

export interface PartFound {
  readonly total: number;
  /** The part's best hits, enough to fill the page alone; with groups, the best hit of each group. */
  readonly hits: readonly PartHit[];
  readonly tallies: readonly FacetTally[] | null;
  readonly marks: WireMarks;
  readonly precision: number;
  /** All values that form groups, because a group may be in several parts. */
  readonly groups: readonly (Comparable | null)[] | null;
}

/** Answer to "find": the hits, or the part's own share of the facts that it needs from all parts. */
export type PartFinding = PartFound | { readonly missing: Facts };
/** Answer to "members": for each leader's group, the best members in this part, without the leader. */
export type PartMembers = readonly (readonly PartHit[])[];
/** Answer to "show", in the order of the numbers; null for a deleted document. */
export type PartShown = readonly (Hit | null)[];
