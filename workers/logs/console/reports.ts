/** Browser reports from the log intake. Optional: the console works without the intake. */
import { logEntryList, type StoredLogEntry } from "@contracts/log";
import * as v from "valibot";
import type { LogsEnv } from "../env";

const timeoutMs = 1000;
const shownReports = 50;

/**
 * Reports about the page that this request returned, and the report that the request itself delivered. Null if
 * unavailable.
 */
export async function readReports(
  { LOG_URL: url, LOG_KEY: key }: Pick<LogsEnv, "LOG_URL" | "LOG_KEY">,
  requestId: string,
): Promise<readonly StoredLogEntry[] | null> {
  if (!url || !key) return null;
  try {
    const query = new URLSearchParams({ trace: requestId, limit: String(shownReports) });
    const response = await fetch(`${url}/entries?${query}`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = v.safeParse(logEntryList, await response.json());
    return parsed.success ? parsed.output.entries : null;
  } catch {
    return null;
  }
}
