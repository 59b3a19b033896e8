/** Letters and digits that are not confused when read aloud. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Reference number of an inquiry, easy to dictate and not guessable from another: 40 random bits. */
export function newReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]);
  return `BQ-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
