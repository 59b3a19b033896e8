/**
 * Request lines as OpenTelemetry data in OTLP's JSON encoding (OTLP 1.x), with the names of the semantic conventions for
 * HTTP. Times are nanoseconds as text.
 */
import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";
import type { Span } from "@contracts/values/span";
import { spanIdOf, traceIdOf } from "@domain/http/trace/trace-context";
import { isFailed, isFailedCall } from "../figures/failed";

type Value = { readonly stringValue: string } | { readonly intValue: string } | { readonly doubleValue: number };
export interface Attribute {
  readonly key: string;
  readonly value: Value;
}

const serviceName = "benchside-storefront";
const scope = { name: "benchside.request-log" };
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`;

/** Attributes with a value; whole numbers as integers. */
export function attributes(values: Readonly<Record<string, string | number | null | undefined>>): Attribute[] {
  return Object.entries(values).flatMap(([key, value]): Attribute[] => {
    if (value === null || value === undefined || value === "") return [];
    if (typeof value === "string") return [{ key, value: { stringValue: value } }];
    return [{ key, value: Number.isInteger(value) ? { intValue: String(value) } : { doubleValue: value } }];
  });
}

/** One resource per region: a storefront is a service, and the region distinguishes its deployments. */
export const resourceOf = (region: RequestLine["region"]) => ({
  attributes: attributes({ "service.name": serviceName, "service.namespace": "benchside", "benchside.region": region }),
});

/** Lines by region, in the order regions first appear. */
export function byRegion<Line extends Pick<RequestLine, "region">>(
  lines: readonly Line[],
): (readonly [RequestLine["region"], Line[]])[] {
  return [...Map.groupBy(lines, ({ region }) => region)];
}

const spanKinds = { internal: 1, server: 2, client: 3, producer: 4, consumer: 5 } as const;
const statusError = { code: 2 };

/** Body of `POST /v1/traces`. Lines whose id is not a UUID have no trace. */
export function tracesOf(lines: readonly RequestLine[]) {
  return {
    resourceSpans: byRegion(lines.filter(({ id }) => traceIdOf(id) !== null)).map(([region, ofRegion]) => ({
      resource: resourceOf(region),
      scopeSpans: [{ scope, spans: ofRegion.flatMap(spansOf) }],
    })),
  };
}

/** Spans of the services' own work as an entry of `resourceSpans`. */
export const servicesSpans = (spans: readonly Span[]) => ({
  resource: { attributes: attributes({ "service.name": "benchside-services", "service.namespace": "benchside" }) },
  scopeSpans: [
    {
      scope: { name: "benchside.services" },
      spans: spans.map(({ trace, span, parent, kind, name, at, ms, failed, attributes: values }) => ({
        ...{ traceId: trace, spanId: span, ...(parent !== null && { parentSpanId: parent }) },
        ...{ name, kind: spanKinds[kind] },
        ...{ startTimeUnixNano: nanoseconds(at), endTimeUnixNano: nanoseconds(at + ms) },
        attributes: attributes(values),
        ...(failed && { status: statusError }),
      })),
    },
  ],
});

/** The request's span ends when its response begins; deferred calls of a page may end later. */
function spansOf(line: RequestLine) {
  const traceId = traceIdOf(line.id);
  const root = {
    traceId,
    spanId: spanIdOf(line.id, 0),
    name: line.pattern ? `${line.method} ${line.pattern}` : line.method,
    kind: spanKinds.server,
    startTimeUnixNano: nanoseconds(line.at),
    endTimeUnixNano: nanoseconds(line.at + line.ms),
    attributes: attributes({
      "http.request.method": line.method,
      "http.route": line.pattern,
      "url.path": line.path,
      "http.response.status_code": line.status,
      "error.type": line.status >= 500 ? String(line.status) : null,
      "cloud.availability_zone": line.colo,
      "benchside.cache": line.cache,
      "benchside.country": line.country,
      "benchside.language": line.language,
      "benchside.visitor": line.visitor,
    }),
    ...(isFailed(line) && { status: statusError }),
  };
  return [root, ...line.upstream.map((call, index) => callSpan(line, call, index + 1))];
}

function callSpan(line: RequestLine, call: UpstreamCall, number: number) {
  const begun = line.at + call.startedMs;
  const failure = call.fault ?? call.status;
  return {
    traceId: traceIdOf(line.id),
    spanId: spanIdOf(line.id, number),
    parentSpanId: spanIdOf(line.id, 0),
    name: `${call.method ?? "GET"} ${call.service ?? call.name}`,
    kind: spanKinds.client,
    startTimeUnixNano: nanoseconds(begun),
    endTimeUnixNano: nanoseconds(begun + (call.ms ?? 0)),
    attributes: attributes({
      "http.request.method": call.method,
      "server.address": call.host?.replace(/:\d+$/, ""),
      "server.port": portOf(call.host),
      "url.path": call.path,
      "peer.service": call.service,
      "http.response.status_code": typeof call.status === "number" ? call.status : null,
      "error.type": isFailedCall(call) ? String(failure) : null,
      "http.request.resend_count": call.attempts > 1 ? call.attempts - 1 : null,
      "benchside.client": call.name,
      "benchside.answer": call.source,
      "benchside.circuit_opened_by": call.last === undefined ? null : String(call.last),
      "benchside.unfinished": call.ms === null ? "yes" : null,
    }),
    ...(isFailedCall(call) && { status: statusError }),
  };
}

function portOf(host: string | undefined): number | null {
  const [, port] = /:(\d+)$/.exec(host ?? "") ?? [];
  return port === undefined ? null : Number(port);
}

const severities = { info: 9, warn: 13, error: 17 } as const;

/** Body of `POST /v1/logs`: entries of the lines, each with the trace of its request. */
export function logsOf(lines: readonly RequestLine[]) {
  return {
    resourceLogs: byRegion(lines.filter(({ entries }) => entries.length > 0)).map(([region, ofRegion]) => ({
      resource: resourceOf(region),
      scopeLogs: [{ scope, logRecords: ofRegion.flatMap(recordsOf) }],
    })),
  };
}

function recordsOf(line: RequestLine) {
  const traceId = traceIdOf(line.id);
  return line.entries.map(({ level, label, members = {} }) => ({
    timeUnixNano: nanoseconds(line.at),
    // Without it, collectors show 1970-01-01.
    observedTimeUnixNano: nanoseconds(line.at),
    severityNumber: severities[level],
    severityText: level.toUpperCase(),
    body: { stringValue: label },
    attributes: attributes(Object.fromEntries(Object.entries(members).map(([key, value]) => [key, textOf(value)]))),
    ...(traceId !== null && { traceId, spanId: spanIdOf(line.id, 0) }),
  }));
}

function textOf(value: unknown): string | number | null {
  if (typeof value === "string" || typeof value === "number" || value === null) return value;
  return JSON.stringify(value) ?? null;
}
