/**
 * Describes a call without a response, for operators. The error's own message may contain the receiver's address with
 * its secrets.
 */
export const noAnswer = (error: unknown): string =>
  error instanceof Error && error.name === "TimeoutError" ? "no answer in time" : "no connection";
