/** One request: what it was, what it waited for, what it said. */
import type { RequestLine, UpstreamCall } from "@contracts/request-line";
import { html, markup, type SafeHtml } from "@domain/island/html";
import { join, milliseconds, page } from "./layout";

export function requestPage(line: RequestLine): Response {
  const facts: readonly (readonly [string, string])[] = [
    ["time", new Date(line.at).toISOString()],
    ["request", `${line.method} ${line.path}`],
    ["route", line.pattern ?? "–"],
    ["answer", `${line.status} after ${milliseconds(line.ms)}`],
    ["page", line.cache],
    ["storefront", line.region],
    ["market", [line.country, line.language].filter(Boolean).join(", ") || "–"],
    ["visitor", line.visitor ?? "–"],
    ["id", line.id],
  ];
  return page(
    `Request ${line.id}`,
    html`<h1>${line.method} ${line.path}</h1>
<dl class="facts">${markup(join(facts.map(([name, value]) => html`<dt>${name}</dt><dd><code>${value}</code></dd>`)))}</dl>
<h2>Calls</h2>${markup(timeline(line))}
<h2>Log</h2>${markup(entries(line))}`,
  );
}

const width = 960;
const labelWidth = 220;
const row = 20;

/** Each call as a bar over time; the line marks when the answer began. */
function timeline({ upstream, ms }: RequestLine): SafeHtml {
  if (upstream.length === 0) return html`<p class="note">Nothing was asked of any service.</p>`;
  const end = Math.max(ms, 1, ...upstream.map(({ startedMs, ms: took }) => startedMs + (took ?? 0)));
  const scale = (value: number) => labelWidth + (value / end) * (width - labelWidth);
  const height = upstream.length * row + 16;
  const bars = upstream.map((call, index) => {
    const y = index * row + 4;
    const from = scale(call.startedMs);
    const size = Math.max(2, scale(call.startedMs + (call.ms ?? 0)) - from);
    return html`<text x="0" y="${y + 11}">${callName(call)}</text><rect class="${failedCall(call) ? "bad" : "bar"}" x="${from.toFixed(1)}" y="${y}" width="${size.toFixed(1)}" height="13"><title>${callTitle(call)}</title></rect>`;
  });
  const answer = scale(ms).toFixed(1);
  return html`<svg class="timeline" viewBox="0 0 ${width} ${height}" role="img" aria-label="${upstream.length} calls within ${milliseconds(end)}; the answer began after ${milliseconds(ms)}"><line class="axis" x1="${answer}" x2="${answer}" y1="0" y2="${height - 12}"/>${markup(join(bars))}<text x="${labelWidth}" y="${height - 2}">0</text><text x="${width}" y="${height - 2}" text-anchor="end">${milliseconds(end)}</text></svg>
<div class="scroll"><table><thead><tr><th>call</th><th class="number">after</th><th class="number">took</th><th>status</th><th>from</th><th class="number">attempts</th></tr></thead><tbody>${markup(
    join(
      upstream.map(
        (call) =>
          html`<tr><td>${call.name}</td><td class="number">${milliseconds(call.startedMs)}</td><td class="number">${milliseconds(call.ms)}</td><td class="${failedCall(call) ? "failed" : ""}">${call.status ?? "running"}</td><td>${call.source}</td><td class="number">${call.attempts}</td></tr>`,
      ),
    ),
  )}</tbody></table></div>`;
}

function entries({ entries: lines }: RequestLine): SafeHtml {
  if (lines.length === 0) return html`<p class="note">Nothing.</p>`;
  return html`<table><tbody>${markup(
    join(
      lines.map(
        ({ level, label, members }) =>
          html`<tr><td class="${level === "error" ? "failed" : ""}">${level}</td><td>${label}</td><td class="path"><code>${members ? JSON.stringify(members) : ""}</code></td></tr>`,
      ),
    ),
  )}</tbody></table>`;
}

function failedCall({ status }: UpstreamCall): boolean {
  return typeof status === "string" || (typeof status === "number" && status >= 500);
}

function callName({ name, source }: UpstreamCall): string {
  return source === "network" ? name : `${name} (${source})`;
}

function callTitle(call: UpstreamCall): string {
  return `${call.name}: ${call.status ?? "running"}, ${milliseconds(call.ms)}, ${call.source}`;
}

/** Shown instead of a request that is not there, or no longer. */
export function unknownRequestPage(id: string): Response {
  const answer = page(
    "Unknown request",
    html`<h1>Unknown request</h1><p>No request <code>${id}</code> is kept. Lines arrive a moment after the answer.</p>`,
  );
  return new Response(answer.body, { status: 404, headers: answer.headers });
}
