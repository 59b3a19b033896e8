/** Logs faults of the services. */
import { redactText } from "@domain/http/log/redact";

const shownCalls = 8;

export function reportFault(label: string, error: unknown): void {
  console.error(label, faultText(error));
}

/**
 * Name, message and location of an error, and nothing else: a schema error contains the rejected value, which may be a
 * customer's record.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const calls = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${redactText(error.message)}`, ...calls.slice(0, shownCalls).map((line) => line.trim())].join(
    " ",
  );
}
