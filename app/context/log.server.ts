/** Structured log of one request: entries are redacted on arrival and written with the request's log line. */
import type { LogLevel, RequestRecord } from "@domain/http/edge-app";
import type { Logger } from "@domain/http/log/logger";
import { redactMembers } from "@domain/http/log/redact";

/** Maximum entries; more would add nothing new. */
const maxEntries = 50;

export function createLogger(record: RequestRecord): Logger {
  const write = (level: LogLevel) => (label: string, members?: Record<string, unknown>) => {
    if (record.entries.length >= maxEntries) return;
    record.entries.push({ level, label, ...(members && { members: redactMembers(members) }) });
  };
  return { info: write("info"), warn: write("warn"), error: write("error") };
}
