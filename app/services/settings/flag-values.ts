/** Flag values are texts; this is how they become what the code asks for (C-FLAG-02). */

/** True only for the text `true`. */
export const flagBoolean = (value: string | undefined): boolean => value === "true";

/** The text itself; empty without one. */
export const flagText = (value: string | undefined): string => value ?? "";

/** The number; 0 without one and for anything that is not a number. */
export function flagNumber(value: string | undefined): number {
  if (value === undefined || value.trim() === "") return 0;
  const number = Number(value);
  return Number.isFinite(number) ? number : 0;
}
