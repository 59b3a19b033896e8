/** Numbers of orders and quotes: a letter, the year, ten digits by chance. They are no secret; owners are checked. */

/** "W26" and ten digits; two of a year are alike by a chance of one in ten thousand million. */
export function newNumber(letter: "W" | "Q", now: Date): string {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  const digits = ((BigInt(high) << 32n) | BigInt(low)) % 10_000_000_000n;
  return `${letter}${String(now.getUTCFullYear() % 100).padStart(2, "0")}${String(digits).padStart(10, "0")}`;
}
