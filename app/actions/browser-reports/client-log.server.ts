/** Browser reports: validated, rate-limited, redacted, and forwarded to the log intake (A-LOG rows, W16). */
import { type LogEntry, type LogReport, logLevel, logReport } from "@contracts/log";
import { regions } from "@contracts/regions";
import { redact, redactPath, redactText, tokenTail } from "@domain/http/log/redact";
import { networkOf } from "@domain/http/network";
import { createWindowLimiter } from "@domain/http/window-limiter";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";

const maxBytes = 8 * 1024;
/**
 * Reports per minute and visit. Counted per isolate, which stops a runaway page; the edge's rate limit covers the rest.
 */
const limiter = createWindowLimiter(20, 60_000);

export async function keepClientReport(context: PrivateContext, { params }: PageArgs): Promise<Response> {
  const level = v.safeParse(logLevel, params.level);
  // The Japan and China hosts take no reports (A-LOG-04).
  if (!regions[context.market.region].browserReports || !level.success) return answer(404);
  if (!limiter.take(context.session.cartId ?? networkOf(context.clientAddress), context.now.getTime()))
    return answer(429);
  const type = context.request.headers.get("content-type")?.split(";")[0]?.trim();
  if (type !== "application/json") return answer(415);
  const text = await readLimited(context.request);
  if (text === null) return answer(413);
  const report = v.safeParse(v.pipe(v.string(), v.parseJson(), logReport), text);
  if (!report.success) return answer(400);
  const kept = await context.services.log.keep(logEntryOf(level.output, report.output, context));
  return answer(kept ? 204 : 503);
}

/** All headers are dropped, so that none can leak. */
function logEntryOf(level: LogEntry["level"], report: LogReport, { requestId, market }: PrivateContext): LogEntry {
  const exchange = (side: LogReport["request"]) =>
    side ? { status: side.status ?? null, data: redact(side.data) } : null;
  return {
    level,
    requestId,
    region: market.region,
    label: redactText(report.label),
    status: report.status ?? null,
    request: exchange(report.request),
    response: exchange(report.response),
    urlQueryString: redactQuery(report.urlQueryString ?? ""),
    fromClient: report.fromClient,
    traceId: report.traceId ?? null,
    stack: (report.stack ?? []).map((frame) => ({
      ...frame,
      name: redactText(frame.name),
      file: frame.file === "elsewhere" ? frame.file : redactPath(frame.file),
    })),
    replay: (report.replay ?? []).map((step) => ({ ...step, what: redactText(step.what) })),
  };
}

/** Parameters are also redacted by name, like object members. */
function redactQuery(query: string): string {
  const parameters = [...new URLSearchParams(query)].map(([name, value]) => [name, codeTail(name, value)]);
  const members = redact(Object.fromEntries(parameters));
  return new URLSearchParams(members as Record<string, string>).toString().slice(0, 2048);
}

/** Codes in a URL may grant access, unless they are as short as a catalog number. */
function codeTail(name: string, value: string): string {
  return /^code$/i.test(name) && value.length > 8 ? tokenTail(value) : value;
}

async function readLimited(request: Request): Promise<string | null> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return null;
  // The edge aborts a body without a length once it exceeds the limit.
  const bytes = await request.arrayBuffer().catch(() => null);
  return bytes === null || bytes.byteLength > maxBytes ? null : new TextDecoder().decode(bytes);
}

function answer(status: number): Response {
  return new Response(null, { status, headers: status === 429 ? { "retry-after": "60" } : {} });
}
