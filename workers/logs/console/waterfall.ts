/** Upstream calls of a request as bars on a time axis. */
import type { RequestLine, UpstreamCall } from "@contracts/values/request-line";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { isFailedCall } from "../figures/failed";
import { failureText, milliseconds, table } from "./layout";

const width = 400;

const columns = [
  { name: "service" },
  { name: "call" },
  { name: "when" },
  { name: "after", number: true },
  { name: "took", number: true },
  { name: "status" },
  { name: "from" },
  { name: "attempts", number: true },
];

/** Ordered by start. A line in each row marks the start of the response. */
export function waterfall({ upstream, ms }: RequestLine): SafeHtml {
  if (upstream.length === 0) return html`<p class="note">No service was called.</p>`;
  const end = Math.max(ms, 1, ...upstream.map(({ startedMs, ms: took }) => startedMs + (took ?? 0)));
  const rows = upstream.toSorted((a, b) => a.startedMs - b.startedMs);
  return html`<p class="note">The response began after ${milliseconds(ms)}; the last call ended after ${milliseconds(end)}.</p>${markup(
    table(
      "Calls",
      columns,
      rows.map(
        (call) =>
          html`<tr><th scope="row">${call.service ?? call.name}</th><td class="path">${markup(callLabel(call))}</td><td class="wide">${markup(bar(call, ms, end))}</td><td class="number">${milliseconds(call.startedMs)}</td><td class="number">${milliseconds(call.ms)}</td><td class="${isFailedCall(call) ? "failed" : ""}">${outcomeOf(call)}</td><td>${call.source}</td><td class="number">${call.attempts}</td></tr>`,
      ),
    ),
  )}`;
}

/** Client, method, path and host, as far as the line has them. */
function callLabel({ name, method = "", path, host }: UpstreamCall): SafeHtml {
  if (path === undefined) return html`${name}`;
  return html`<code>${method} ${path}</code> <span class="note">${name}, ${host ?? ""}</span>`;
}

/** For a call that an open circuit breaker refused: the last status of the service. */
function outcomeOf({ fault, status, last }: UpstreamCall): string {
  const outcome = fault ?? status;
  if (outcome === null) return "running when the line was written";
  if (outcome !== "open") return failureText(outcome);
  return last === undefined ? "circuit open" : `circuit open after ${failureText(last)}`;
}

function bar(call: UpstreamCall, answered: number, end: number): SafeHtml {
  const scale = (value: number) => (Math.max(0, value) / end) * width;
  const from = Math.min(scale(call.startedMs), width - 2);
  // A call that was still running when the line was written ends at the right edge.
  const until = call.ms === null ? width : scale(call.startedMs + call.ms);
  const label = `${call.name}: from ${milliseconds(call.startedMs)}, ${call.ms === null ? "still running" : `for ${milliseconds(call.ms)}`}`;
  return html`<svg class="waterfall" viewBox="0 0 ${width} 16" preserveAspectRatio="none" role="img" aria-label="${label}"><rect class="track" x="0" y="0" width="${width}" height="16"/><rect class="${isFailedCall(call) ? "bad" : call.source === "network" ? "bar" : "kept"}" x="${from.toFixed(1)}" y="2" width="${Math.max(2, until - from).toFixed(1)}" height="12"/><line class="answered" x1="${scale(answered).toFixed(1)}" x2="${scale(answered).toFixed(1)}" y1="0" y2="16"/></svg>`;
}
