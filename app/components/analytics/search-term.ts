import { redactText } from "@domain/http/log/redact";

const maxLength = 100;

/** A phrase for analytics: what looks like a person, a card or a token is taken out, and it is cut to what they keep. */
export function searchTerm(phrase: string): string {
  return redactText(phrase.trim()).slice(0, maxLength);
}
