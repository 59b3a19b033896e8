/** Reads the spans of the services' own work from the log intake. */
import { type SpanList, spanList } from "@contracts/values/span";
import * as v from "valibot";
import type { LogsEnv } from "../env";

export type Intake = Pick<LogsEnv, "LOG_URL" | "LOG_KEY">;

const timeoutMs = 2000;

/** Oldest first. Null if the intake is not configured or does not respond. */
export async function readSpans(
  { LOG_URL: url, LOG_KEY: key }: Intake,
  query: Readonly<Record<string, string>>,
  send: typeof fetch = fetch,
): Promise<SpanList | null> {
  if (!url || !key) return null;
  try {
    const response = await send(`${url}/spans?${new URLSearchParams(query)}`, {
      headers: { authorization: `Bearer ${key}` },
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    const parsed = v.safeParse(spanList, await response.json());
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
