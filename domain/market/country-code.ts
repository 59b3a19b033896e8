/** Country code as shown on the country button (C-CTRY-04). */
export function countryLabelCode(value: string): string {
  return value === "US" ? "USA" : value;
}
