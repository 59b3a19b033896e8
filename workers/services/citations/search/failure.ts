/** Errors in the search engine's format, for a call or for one search of a multi-search. */
import type { SearchFailure } from "@contracts/catalogue/citations";

export function failure(status: number, type: string, reason: string): SearchFailure {
  return { error: { root_cause: [{ type, reason }], type, reason }, status };
}

export const badRequest = (reason: string): SearchFailure => failure(400, "parsing_exception", reason);
export const badArgument = (reason: string): SearchFailure => failure(400, "illegal_argument_exception", reason);

export type Outcome<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: SearchFailure };

export const failed = (value: SearchFailure): { readonly ok: false; readonly failure: SearchFailure } => ({
  ok: false,
  failure: value,
});
export const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
