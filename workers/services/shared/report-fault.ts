/** Faults of the services in the log. */
import { redactText } from "@domain/http/log/redact";

const shownCalls = 8;

export function reportFault(label: string, error: unknown): void {
  console.error(label, faultText(error));
}

/**
 * A fault's name, what it says, and where it came up. Nothing else of it: whatever does not fit its schema is kept whole by
 * the error that says so, and may be a customer's record.
 */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return redactText(String(error));
  const calls = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  return [`${error.name}: ${redactText(error.message)}`, ...calls.slice(0, shownCalls).map((line) => line.trim())].join(
    " ",
  );
}
