/** Converts flag values from text (C-FLAG-02). */

/** True only for the text `true`. */
export const flagBoolean = (value: string | undefined): boolean => value === "true";

/** The text; empty if missing. */
export const flagText = (value: string | undefined): string => value ?? "";

/** The number; 0 if missing or not numeric. */
export function flagNumber(value: string | undefined): number {
  if (value === undefined || value.trim() === "") return 0;
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}
