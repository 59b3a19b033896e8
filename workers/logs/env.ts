import type { LogsBindings } from "./bindings.generated";

/** Bindings of the log worker: objects from `wrangler.toml`, variables and secrets. */
export interface LogsEnv extends Readonly<LogsBindings> {
  /** "1" on a demonstration machine: local addresses need no password. */
  readonly DEMO?: string;
  /** Password of the console. Without it the console is closed, except in a demonstration. */
  readonly CONSOLE_PASSWORD?: string;
  /** Address of the log intake with browser reports; optional. */
  readonly LOG_URL?: string;
  readonly LOG_KEY?: string;
  /** Folder of the maps of the build, "https://maps.example/{version}", and its key; optional. */
  readonly MAPS_URL?: string;
  readonly MAPS_KEY?: string;
  /** Requests kept (default 50,000) and the days that they are kept (default 30). */
  readonly KEEP_REQUESTS?: string;
  readonly KEEP_DAYS?: string;
  /** Days that figures per minute are kept (default 90). */
  readonly KEEP_FIGURE_DAYS?: string;
  /**
   * Requests per minute that are all stored (default 90). Above it, faults and slow requests are stored, and a share of
   * the others.
   */
  readonly KEEP_PER_MINUTE?: string;
  /** Milliseconds from which a request is slow (default 1000). */
  readonly SLOW_MS?: string;
  /** Base address of a collector for OTLP over HTTP; nothing is exported without it. */
  readonly OTLP_URL?: string;
  /** Headers of an export: "name=value,name=value". */
  readonly OTLP_HEADERS?: string;
  /** Percent of ordinary requests whose traces and logs are exported (default 10); faults and slow ones always are. */
  readonly OTLP_PERCENT?: string;
  /** Alert rules as JSON (`alerts/rules.ts`); defaults if unset. */
  readonly ALERT_RULES?: string;
  /** Webhook for alerts, signed with the secret. */
  readonly ALERT_WEBHOOK_URL?: string;
  readonly ALERT_WEBHOOK_SECRET?: string;
}
