/** Reports of browsers, from the log intake. A help and no condition: the console stands when the intake does not. */
import { logEntryList, type StoredLogEntry } from "@contracts/log";
import * as v from "valibot";
import type { LogsEnv } from "../env";

const timeoutMs = 1000;
const shownReports = 50;

/** Those about the page that a request answered with, and the one that the request itself brought; null: cannot be had. */
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
