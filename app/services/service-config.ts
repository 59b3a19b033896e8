/** Access to a service of the shop that takes a bearer key. */
export interface ServiceConfig {
  readonly url: string;
  readonly key: string;
  readonly fetch: typeof fetch;
}

export interface VisitorServiceConfig extends ServiceConfig {
  /** The visitor's IP address, for the service's rate limit. */
  readonly address: string;
}
