/** An outage of an upstream, or an answer that is not what its protocol says: stops at the nearest boundary. */
export class UpstreamError extends Error {
  override readonly name = "UpstreamError";
  constructor(
    readonly upstream: string,
    /** HTTP status; 0 when nobody answered. */
    readonly status: number,
    readonly detail = "",
  ) {
    super(`${upstream} answered ${status}${detail && `: ${detail}`}`);
  }
}
