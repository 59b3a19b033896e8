/**
 * Numbers of orders and quotes: a letter, the year and ten random digits. They are not secret; access is checked by
 * owner.
 */

/** For example "W26" and ten digits. Two numbers of a year collide with a probability of 1 in 10^10. */
export function newNumber(letter: "W" | "Q", now: Date): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const digits = ((BigInt(high) << 32n) | BigInt(low)) % 10_000_000_000n;
  return `${letter}${String(now.getUTCFullYear() % 100).padStart(2, "0")}${String(digits).padStart(10, "0")}`;
}
