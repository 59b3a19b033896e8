/**
 * Issuer of the embedded payments service: a table of demonstration cards. Real cards are refused. A shop that takes
 * real cards sets PAYMENTS_URL to its processor.
 */

/**
 * The issuer's response to a card. `times-out-once`: approved, but the first response never arrives. `challenges`:
 * approved after its holder has confirmed on the page of the bank (3-D Secure).
 */
export const cardProfiles = ["approves", "declines", "times-out-once", "challenges"] as const;
export type CardProfile = (typeof cardProfiles)[number];

const demonstrationCards: Readonly<Record<string, CardProfile>> = {
  "4111111111111111": "approves",
  "4000000000000002": "declines",
  "4000000000000119": "times-out-once",
  "4000002760003184": "challenges",
};

/** Profile of a demonstration card; null for every other number. */
export function profileOf(digits: string): CardProfile | null {
  return Object.hasOwn(demonstrationCards, digits) ? (demonstrationCards[digits] ?? null) : null;
}

/** Time that a withheld response is delayed; longer than any caller waits. */
export const withheldMilliseconds = 25_000;
