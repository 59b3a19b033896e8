/** Where a parcel can be followed. The back office says a number and no carrier; its form tells whose it is. */

const carriers: readonly (readonly [form: RegExp, address: string])[] = [
  [/^1Z[0-9A-Z]{8,16}$/, "https://www.ups.com/track?tracknum="],
  [/^(\d{12}|\d{15})$/, "https://www.fedex.com/fedextrack/?trknbr="],
  [/^(\d{10}|JJD\d{14,20})$/, "https://www.dhl.com/global-en/home/tracking.html?tracking-id="],
  [/^\d{11}$/, "https://toi.kuronekoyamato.co.jp/cgi-bin/tneko?number="],
];

/** Address of the carrier's page about a parcel; null for a number that no carrier is known to give out. */
export function trackingAddress(trackingNumber: string): string | null {
  const number = trackingNumber.replace(/[\s-]/g, "").toUpperCase();
  const carrier = carriers.find(([form]) => form.test(number));
  return carrier ? carrier[1] + number : null;
}
