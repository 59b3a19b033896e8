/** Outcomes of content reads: values, never exceptions (C-CMSQ-20). */

export type ContentErrorCode =
  /** Nobody answered in time, after every attempt. */
  | "timeout"
  /** The connection failed or the service is out of order, after every attempt. */
  | "unavailable"
  /** The service refused the query: token, grammar or limits. */
  | "rejected"
  /** The answer is not what the contract says. */
  | "invalid"
  /** The service answered, and there is nothing. */
  | "not-found";

export interface ContentError {
  readonly code: ContentErrorCode;
  readonly message: string;
}

export type ContentResult<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: ContentError };

export const found = <T>(value: T): ContentResult<T> => ({ ok: true, value });
export const failed = (code: ContentErrorCode, message: string): ContentResult<never> => ({
  ok: false,
  error: { code, message },
});

/** The result with its value changed. */
export function mapResult<T, U>(result: ContentResult<T>, change: (value: T) => U): ContentResult<U> {
  return result.ok ? found(change(result.value)) : result;
}
