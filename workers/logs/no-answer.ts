/**
 * Why a receiver gave no answer, in words. The error's own text may hold the receiver's address with its secrets, and its
 * name says nothing to an operator.
 */
export const noAnswer = (error: unknown): string =>
  error instanceof Error && error.name === "TimeoutError" ? "no answer in time" : "no connection";
