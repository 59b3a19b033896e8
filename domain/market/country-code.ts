/** How the country button writes a code (C-CTRY-04). */
export function countryLabelCode(value: string): string {
  return value === "US" ? "USA" : value;
}
