/** Structured log; `label` is static text, members are redacted before they leave the worker. */
export interface Logger {
  info(label: string, members?: Record<string, unknown>): void;
  warn(label: string, members?: Record<string, unknown>): void;
  error(label: string, members?: Record<string, unknown>): void;
}
