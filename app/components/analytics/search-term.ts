import { redactText } from "@domain/http/log/redact";

const maxLength = 100;

/** A search phrase for analytics, redacted and cut to the length that they store. */
export function searchTerm(phrase: string): string {
  return redactText(phrase.trim()).slice(0, maxLength);
}
