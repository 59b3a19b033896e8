/**
 * The issuer behind the embedded payments service: a table of demonstration cards. A real card is refused at once, so
 * that nobody pays with one here; a shop that takes real cards names its processor's address in PAYMENTS_URL.
 */

/** What the issuer will say of a card. `times-out-once`: approved, but the first answer never arrives. */
export type CardProfile = "approves" | "declines" | "times-out-once";

const demonstrationCards: Readonly<Record<string, CardProfile>> = {
  "4111111111111111": "approves",
  "4000000000000002": "declines",
  "4000000000000119": "times-out-once",
};

/** Profile of a demonstration card; null for every other number. */
export function profileOf(digits: string): CardProfile | null {
  return Object.hasOwn(demonstrationCards, digits) ? (demonstrationCards[digits] ?? null) : null;
}

/** How long an answer that times out is held back: longer than anyone waits. */
export const withheldMilliseconds = 25_000;
