/** Boosts of a search body: factors on the score of documents with a value. */

type Boost =
  | {
      readonly type: "value";
      readonly value: string | readonly string[];
      readonly operation: "multiply";
      readonly factor: number;
    }
  | { readonly type: "value"; readonly value: number; readonly operation: "multiply"; readonly factor: number }
  | {
      readonly type: "functional";
      readonly function: "logarithmic";
      readonly operation: "multiply";
      readonly factor: number;
    };

/** By field. */
export type Boosts = Readonly<Record<string, readonly Boost[]>>;

/** Multiplies the score of documents with one of the values. @param factor from 0 to 10, the protocol's limit */
export function lift(value: string | readonly string[] | number, factor: number): Boost {
  return typeof value === "number"
    ? { type: "value", value, operation: "multiply", factor }
    : { type: "value", value, operation: "multiply", factor };
}

/** From 1 without citations to 1.8 for fifty. */
export const byCitations: Boost = { type: "functional", function: "logarithmic", operation: "multiply", factor: 1 };
