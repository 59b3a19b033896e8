/** Settings of the log worker from its environment. Invalid ones are shown in the console, and defaults apply. */
import * as v from "valibot";
import { type AlertRule, alertRules, defaultRules } from "./alerts/rules";
import type { LogsEnv } from "./env";
import type { MapSettings } from "./stacks/sources";
import type { Telemetry } from "./telemetry/export";

export interface Retention {
  readonly requests: number;
  readonly days: number;
  readonly figureDays: number;
  /** Requests per minute that are all stored; above it, faults, slow requests and a share of the others. */
  readonly perMinute: number;
}

export interface Webhook {
  readonly url: string;
  readonly secret: string;
}

export interface LogSettings {
  readonly retention: Retention;
  readonly rules: readonly AlertRule[];
  /** Null if alerts are not sent. */
  readonly webhook: Webhook | null;
  readonly slowMs: number;
  /** Null if nothing is exported. */
  readonly telemetry: Telemetry | null;
  /** Source maps of the build; null if not configured. */
  readonly maps: MapSettings | null;
  /** Errors in the environment, shown to the operator. */
  readonly mistakes: readonly string[];
}

const whole = (least: number, most: number) =>
  v.pipe(v.string(), v.digits(), v.transform(Number), v.minValue(least), v.maxValue(most));

/** @returns usable settings for any environment */
export function readSettings(env: LogsEnv): LogSettings {
  const mistakes: string[] = [];
  const read = <Output>(name: keyof LogsEnv, schema: v.GenericSchema<unknown, Output>, otherwise: Output): Output => {
    const value = env[name];
    if (value === undefined || value === "") return otherwise;
    const parsed = v.safeParse(schema, value);
    if (parsed.success) return parsed.output;
    mistakes.push(`${name}: ${parsed.issues[0].message}`);
    return otherwise;
  };
  const retention = {
    requests: read("KEEP_REQUESTS", whole(1000, 1_000_000), 50_000),
    days: read("KEEP_DAYS", whole(1, 90), 30),
    figureDays: read("KEEP_FIGURE_DAYS", whole(8, 400), 90),
    perMinute: read("KEEP_PER_MINUTE", whole(1, 10_000_000), 90),
  };
  const slowMs = read("SLOW_MS", whole(1, 60_000), 1000);
  const share = read("OTLP_PERCENT", whole(0, 100), 10) / 100;
  const headers = read("OTLP_HEADERS", otlpHeaders, {});
  const rules = read("ALERT_RULES", v.pipe(v.string(), v.parseJson(), alertRules), defaultRules);
  const address = readCollector(env, mistakes);
  return {
    retention,
    rules,
    webhook: readWebhook(env, mistakes),
    slowMs,
    telemetry: address === null ? null : { url: address, headers, sampling: { share, slowMs } },
    maps: readMaps(env, mistakes),
    mistakes,
  };
}

/** "authorization=Bearer x,x-tenant=shop", the form of OTEL_EXPORTER_OTLP_HEADERS. */
const otlpHeaders = v.pipe(
  v.string(),
  v.regex(/^\s*[\w-]+=[^,]+(?:,\s*[\w-]+=[^,]+)*\s*$/, "must be name=value, separated by commas"),
  v.transform((text) =>
    Object.fromEntries(
      text.split(",").map((pair) => {
        const [name = "", ...value] = pair.split("=");
        return [name.trim().toLowerCase(), value.join("=").trim()];
      }),
    ),
  ),
);

function readCollector({ OTLP_URL: url, DEMO: demo }: LogsEnv, mistakes: string[]): string | null {
  if (!url) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : "";
  if (scheme === "https:" || (demo === "1" && scheme === "http:")) return url.replace(/\/+$/, "");
  mistakes.push("OTLP_URL: must be an https address");
  return null;
}

function readMaps({ MAPS_URL: url, MAPS_KEY: key, DEMO: demo }: LogsEnv, mistakes: string[]): MapSettings | null {
  if (!url) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : "";
  if (scheme === "https:" || (demo === "1" && scheme === "http:"))
    return { url: url.replace(/\/+$/, ""), key: key || null };
  mistakes.push("MAPS_URL: must be an https address");
  return null;
}

const minSecretLength = 16;

function readWebhook(
  { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret, DEMO: demo }: LogsEnv,
  mistakes: string[],
): Webhook | null {
  if (!url) return null;
  const scheme = URL.canParse(url) ? new URL(url).protocol : "";
  if (scheme !== "https:" && !(demo === "1" && scheme === "http:")) {
    mistakes.push("ALERT_WEBHOOK_URL: must be an https address");
  } else if (!secret || secret.length < minSecretLength) {
    mistakes.push(`ALERT_WEBHOOK_SECRET: at least ${minSecretLength} characters, or nobody is told`);
  } else {
    return { url, secret };
  }
  return null;
}
