/** Results of content reads; never exceptions (C-CMSQ-20). */

type ContentErrorCode =
  /** No response in time, after all attempts. */
  | "timeout"
  /** The connection failed or the service is down, after all attempts. */
  | "unavailable"
  /** The service refused the query: token, syntax or limits. */
  | "rejected"
  /** The response violates the contract. */
  | "invalid"
  /** The service has no such content. */
  | "not-found";

interface ContentError {
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

/** Maps the value of a successful result. */
export function mapResult<T, U>(result: ContentResult<T>, change: (value: T) => U): ContentResult<U> {
  return result.ok ? found(change(result.value)) : result;
}
