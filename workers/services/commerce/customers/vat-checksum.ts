/** VAT ids by their check digits, for shops that want more than the form (W44). */
import { checkVAT, countries } from "jsvat";

/** False for an id that its country cannot have given out; countries without a known rule pass. */
export function isVatChecksum(country: string, vatId: string): boolean {
  const rule = countries.find(({ codes }) => codes.includes(country));
  return !rule || checkVAT(vatId, [rule]).isValid;
}
