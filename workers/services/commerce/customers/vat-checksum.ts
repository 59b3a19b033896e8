/** Check digits of VAT ids, for shops that want more than a format check (W44). */
import { checkVAT, countries } from "jsvat";

/** False for an id that its country cannot have issued. Countries without a known rule pass. */
export function isVatChecksum(country: string, vatId: string): boolean {
  const rule = countries.find(({ codes }) => codes.includes(country));
  return !rule || checkVAT(vatId, [rule]).isValid;
}
