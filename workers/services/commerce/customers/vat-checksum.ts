/** Format of VAT ids, and their check digits for shops that need more than a format check (W44). */
import { checkVAT, countries } from "jsvat";

const ruleOf = (country: string) => countries.find(({ codes }) => codes.includes(country));

export const hasVatRule = (country: string): boolean => ruleOf(country) !== undefined;

/** False for an id without its country's form. Countries without a known rule pass. */
export function isVatFormat(country: string, vatId: string): boolean {
  const rule = ruleOf(country);
  return !rule || checkVAT(vatId, [rule]).isValidFormat;
}

/** False for an id that its country cannot have issued. Countries without a known rule pass. */
export function isVatChecksum(country: string, vatId: string): boolean {
  const rule = ruleOf(country);
  return !rule || checkVAT(vatId, [rule]).isValid;
}
