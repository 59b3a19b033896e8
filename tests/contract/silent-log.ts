import type { Logger } from "@domain/http/log/logger";

export interface KeptLog extends Logger {
  readonly entries: { level: "info" | "warn" | "error"; label: string; members: Record<string, unknown> }[];
}

/** A log that stores its entries for tests and prints nothing. */
export function silentLog(): KeptLog {
  const entries: KeptLog["entries"] = [];
  const keep =
    (level: "info" | "warn" | "error") =>
    (label: string, members: Record<string, unknown> = {}) => {
      entries.push({ level, label, members });
    };
  return { entries, info: keep("info"), warn: keep("warn"), error: keep("error") };
}
