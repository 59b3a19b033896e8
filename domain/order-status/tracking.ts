/** Tracking links. The back office sends a number without carrier; the number's format identifies it. */

const carriers: readonly (readonly [form: RegExp, address: string])[] = [
  [/^1Z[0-9A-Z]{8,16}$/, "https://www.ups.com/track?tracknum="],
  [/^(\d{12}|\d{15})$/, "https://www.fedex.com/fedextrack/?trknbr="],
  [/^(\d{10}|JJD\d{14,20})$/, "https://www.dhl.com/global-en/home/tracking.html?tracking-id="],
  [/^\d{11}$/, "https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number="],
];

/** Tracking page of the carrier; null for an unknown number format. */
export function trackingAddress(trackingNumber: string): string | null {
  const number = trackingNumber.replace(/[\s-]/g, "").toUpperCase();
  const carrier = carriers.find(([form]) => form.test(number));
  return carrier ? carrier[1] + number : null;
}
