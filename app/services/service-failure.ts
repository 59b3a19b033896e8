/** An outage of an upstream, or an answer that is not what its protocol says: stops at the nearest boundary. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  constructor(
    readonly service: string,
    /** HTTP status; 0 when nobody answered. */
    readonly status: number,
    readonly detail = "",
  ) {
    super(`${service} ${status === 0 ? "gave no answer" : `answered ${status}`}${detail && `: ${detail}`}`);
  }
}
