/** Letters and digits that are not taken for one another when they are read out. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number for an inquiry that can be said on the telephone and not be guessed from another: 40 random bits. */
export function newReference(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => alphabet[byte % alphabet.length]);
  return `BQ-${letters.slice(0, 4).join("")}-${letters.slice(4).join("")}`;
}
