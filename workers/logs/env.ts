import type { RequestLog } from "./request-log";

/** Bindings of the log worker; `wrangler.toml` beside this file declares them. */
export interface LogsEnv {
  readonly REQUESTS: DurableObjectNamespace<RequestLog>;
  /** "1" on a demonstration machine: the console opens for its own addresses, without a password. */
  readonly DEMO?: string;
  /** Password of the console; without it, and outside of a demonstration, the console stays closed. */
  readonly CONSOLE_PASSWORD?: string;
  /** Where reports of browsers are kept; without it the console leaves them out. */
  readonly LOG_URL?: string;
  readonly LOG_KEY?: string;
}
