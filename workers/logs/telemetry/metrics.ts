/** Durations of requests and calls as OTLP histograms, over all lines, including those whose trace is not exported. */
import type { RequestLine } from "@contracts/values/request-line";
import { isFailedCall } from "../figures/failed";
import { type Attribute, attributes, byRegion, resourceOf } from "./otlp";

/** Seconds; the bounds that the semantic conventions recommend. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.075, 0.1, 0.25, 0.5, 0.75, 1, 2.5, 5, 7.5, 10] as const;
/** Each body holds the requests since the previous one. */
const deltaTemporality = 1;

interface Period {
  /** Milliseconds since 1970. */
  readonly from: number;
  readonly to: number;
}

interface Sample {
  readonly seconds: number;
  readonly labels: Readonly<Record<string, string | number | null | undefined>>;
}

/** Body of `POST /v1/metrics`. */
export function metricsOf(lines: readonly RequestLine[], period: Period) {
  return {
    resourceMetrics: byRegion(lines).map(([region, ofRegion]) => ({
      resource: resourceOf(region),
      scopeMetrics: [
        {
          scope: { name: "benchside.request-log" },
          metrics: [
            histogram("http.server.request.duration", ofRegion.map(requestSample), period),
            histogram("http.client.request.duration", ofRegion.flatMap(callSamples), period),
          ].filter(({ histogram: { dataPoints } }) => dataPoints.length > 0),
        },
      ],
    })),
  };
}

const requestSample = (line: RequestLine): Sample => ({
  seconds: line.ms / 1000,
  labels: {
    "http.request.method": line.method,
    "http.route": line.pattern,
    "http.response.status_code": line.status,
    "benchside.cache": line.cache,
    "error.type": line.status >= 500 ? String(line.status) : null,
  },
});

/** Calls that reached the upstream. Cached responses and calls refused by an open circuit have no duration. */
const callSamples = ({ upstream }: RequestLine): Sample[] =>
  upstream
    .filter(({ ms, attempts }) => ms !== null && attempts > 0)
    .map((call) => ({
      seconds: (call.ms ?? 0) / 1000,
      labels: {
        "http.request.method": call.method,
        "peer.service": call.service ?? call.name,
        "http.response.status_code": typeof call.status === "number" ? call.status : null,
        "error.type": isFailedCall(call) ? String(call.fault ?? call.status) : null,
      },
    }));

function histogram(name: string, samples: readonly Sample[], { from, to }: Period) {
  const points = Map.groupBy(samples, ({ labels }) => JSON.stringify(labels));
  return {
    name,
    unit: "s",
    histogram: {
      aggregationTemporality: deltaTemporality,
      dataPoints: [...points.values()].map((ofPoint) => pointOf(ofPoint, from, to)),
    },
  };
}

function pointOf(samples: readonly Sample[], from: number, to: number) {
  const counts = new Array<number>(bounds.length + 1).fill(0);
  for (const { seconds } of samples) {
    const bucket = bounds.findIndex((bound) => seconds <= bound);
    const index = bucket < 0 ? bounds.length : bucket;
    counts[index] = (counts[index] ?? 0) + 1;
  }
  const labels: Attribute[] = attributes(samples[0]?.labels ?? {});
  return {
    attributes: labels,
    startTimeUnixNano: `${from}000000`,
    timeUnixNano: `${to}000000`,
    count: String(samples.length),
    sum: samples.reduce((sum, { seconds }) => sum + seconds, 0),
    bucketCounts: counts.map(String),
    explicitBounds: bounds,
  };
}
