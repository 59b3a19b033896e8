/** Schemas that several kinds of data file share. */
import * as v from "valibot";

/** A key of a table. */
export const keyOf = <T extends object>(table: T) =>
  v.custom<keyof T & string>(
    (value) => typeof value === "string" && Object.hasOwn(table, value),
    `is none of ${Object.keys(table).join(", ")}`,
  );

/** The items of a cell, separated by `;`. */
export const items = v.pipe(
  v.string(),
  v.transform((cell) => words(cell, ";")),
);

/** The words of a cell, separated by spaces. */
export const spaced = v.pipe(
  v.string(),
  v.transform((cell) => words(cell, " ")),
);

const words = (cell: string, separator: string): string[] =>
  cell
    .split(separator)
    .map((word) => word.trim())
    .filter((word) => word !== "");
