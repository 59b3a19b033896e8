/** An upstream outage or a response that violates its protocol; caught by the nearest boundary. */
export class ServiceFailure extends Error {
  override readonly name = "ServiceFailure";
  constructor(
    readonly service: string,
    /** HTTP status; 0 without a response. */
    readonly status: number,
    readonly detail = "",
  ) {
    super(`${service} ${status === 0 ? "gave no answer" : `answered ${status}`}${detail && `: ${detail}`}`);
  }
}
