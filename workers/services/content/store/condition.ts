/** Conditions on entries, shared by GraphQL `where` and REST `query`. */

export type Comparison = "eq" | "in" | "gt" | "gte" | "lt" | "lte" | "contains";
export type Scalar = string | number | boolean;

/** System columns of an entry. */
export const systemColumns = ["uid", "locale", "created_at", "updated_at"] as const;
export type SystemColumn = (typeof systemColumns)[number];

export type Condition =
  | { readonly kind: "all" | "any"; readonly of: readonly Condition[] }
  | { readonly kind: "not"; readonly of: Condition }
  | {
      readonly kind: "column";
      readonly column: SystemColumn;
      readonly comparison: Comparison;
      readonly values: readonly string[];
    }
  | { readonly kind: "tags"; readonly values: readonly string[] }
  /** Some value at `path` compares this way; numbers compare numerically. */
  | {
      readonly kind: "value";
      readonly path: string;
      readonly comparison: Comparison;
      readonly values: readonly Scalar[];
    }
  | { readonly kind: "exists"; readonly path: string; readonly reference: boolean }
  | { readonly kind: "count"; readonly path: string; readonly count: number }
  /** Some (or every) entry that `path` refers to meets the condition. */
  | {
      readonly kind: "reference";
      readonly path: string;
      readonly contentType: string;
      readonly match: "any" | "all";
      readonly where: Condition;
    }
  /** `path` refers to one of these uids. */
  | { readonly kind: "refers"; readonly path: string; readonly uids: readonly string[] };

export const matchesAll: Condition = { kind: "all", of: [] };

export const maxConditions = 60;

/** Number of comparisons in a condition; more than {@link maxConditions} are refused. */
export function sizeOf(condition: Condition): number {
  switch (condition.kind) {
    case "all":
    case "any":
      return condition.of.reduce((sum, part) => sum + sizeOf(part), 1);
    case "not":
      return 1 + sizeOf(condition.of);
    case "reference":
      return 1 + sizeOf(condition.where);
    default:
      return 1;
  }
}
