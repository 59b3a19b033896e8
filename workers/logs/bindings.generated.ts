/** Written by `npm run bindings` from workers/logs/wrangler.toml. */
export interface LogsBindings {
  REQUESTS: DurableObjectNamespace<import("./index").RequestLog>;
  ATTEMPTS: DurableObjectNamespace<import("./index").ConsoleAttempts>;
}
