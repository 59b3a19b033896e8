/** Pages of the operator's console. */
import { logEntryList, type StoredLogEntry } from "@contracts/log";
import * as v from "valibot";
import type { LogsEnv } from "../env";
import type { RequestFilter, RequestLog } from "../request-log";
import { figuresOf } from "../statistics";
import { bucketCount, overviewPage, type WindowMinutes, windows } from "./overview";
import { requestPage, unknownRequestPage } from "./request";
import { style } from "./style";

const shownRequests = 60;
const shownReports = 20;
const idForm = /^[\w-]{8,64}$/;

export async function answerConsole(
  url: URL,
  log: DurableObjectStub<RequestLog>,
  env: LogsEnv,
  now: number,
): Promise<Response> {
  const { pathname, searchParams } = url;
  if (pathname === "/") return overview(searchParams, log, env, now);
  if (pathname === "/console.css") {
    return new Response(style, {
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "max-age=300" },
    });
  }
  const [, path, inPath] = /^\/(requests)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
  if (!path) return new Response("Not found.\n", { status: 404 });
  const id = inPath ?? searchParams.get("id")?.trim() ?? "";
  const line = idForm.test(id) ? await log.find(id) : null;
  return line ? requestPage(line) : unknownRequestPage(id.slice(0, 64));
}

async function overview(
  params: URLSearchParams,
  log: DurableObjectStub<RequestLog>,
  env: LogsEnv,
  now: number,
): Promise<Response> {
  const minutes = windowOf(params.get("window"));
  const filter = filterOf(params);
  const bucketMs = (Number(minutes) * 60_000) / bucketCount;
  // Buckets end at whole steps, so that they do not move between two looks.
  const since = Math.floor(now / bucketMs) * bucketMs - (bucketCount - 1) * bucketMs;
  const [samples, recent, reports] = await Promise.all([
    log.samples(since),
    log.recent(filter, shownRequests),
    readReports(env),
  ]);
  const regions = (["global", "jp", "cn"] as const).map((region) =>
    figuresOf(region, samples, since, bucketMs, bucketCount),
  );
  return overviewPage({ minutes, filter, regions, recent, reports });
}

function windowOf(value: string | null): WindowMinutes {
  return value !== null && Object.hasOwn(windows, value) ? (value as WindowMinutes) : "60";
}

function filterOf(params: URLSearchParams): RequestFilter {
  const region = params.get("region");
  const only = params.get("only");
  return {
    region: region === "global" || region === "jp" || region === "cn" ? region : null,
    only: only === "failed" || only === "slow" ? only : "all",
  };
}

/** Reports are a help, not a condition: the console stands when the intake does not. */
async function readReports({ LOG_URL: url, LOG_KEY: key }: LogsEnv): Promise<readonly StoredLogEntry[] | null> {
  if (!url || !key) return null;
  try {
    const response = await fetch(`${url}/entries?limit=${shownReports}`, {
      headers: { authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(1000),
    });
    const parsed = v.safeParse(logEntryList, await response.json());
    return parsed.success ? parsed.output.entries : null;
  } catch {
    return null;
  }
}
