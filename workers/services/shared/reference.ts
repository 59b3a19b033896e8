/** Letters and digits that are not confused when read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A reference such as `BQ-7F3K-92MD`, easy to dictate and not guessable from another: 40 random bits. */
export function newReference(prefix: string): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]);
  return `${prefix}-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
