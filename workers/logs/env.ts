import type { ConsoleAttempts } from "./attempts";
import type { RequestLog } from "./request-log";

/** Bindings of the log worker; `wrangler.toml` beside this file declares them. */
export interface LogsEnv {
  readonly REQUESTS: DurableObjectNamespace<RequestLog>;
  readonly ATTEMPTS: DurableObjectNamespace<ConsoleAttempts>;
  /** "1" on a demonstration machine: the console opens for its own addresses, without a password. */
  readonly DEMO?: string;
  /** Password of the console; without it, and outside of a demonstration, the console stays closed. */
  readonly CONSOLE_PASSWORD?: string;
  /** Where reports of browsers are kept; without it the console leaves them out. */
  readonly LOG_URL?: string;
  readonly LOG_KEY?: string;
  /** How many requests are kept, 50,000 unless it says otherwise, and for how many days, 30. */
  readonly KEEP_REQUESTS?: string;
  readonly KEEP_DAYS?: string;
  /** Days that figures per minute are kept, 90. */
  readonly KEEP_FIGURE_DAYS?: string;
  /** Rules of alerts as JSON (`alerts/rules.ts`); the usual ones without it. */
  readonly ALERT_RULES?: string;
  /** Where alerts are sent to, signed with the secret. */
  readonly ALERT_WEBHOOK_URL?: string;
  readonly ALERT_WEBHOOK_SECRET?: string;
}
