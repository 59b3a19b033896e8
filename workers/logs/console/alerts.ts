/** Alerts page: current states, rules, history and deliveries. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { type AlertRule, endOf } from "../alerts/rules";
import type { AlertBoard } from "../request-log";
import type { LogSettings } from "../settings";
import type { Alert } from "../store/alerts";
import { autoRefresh } from "./auto-refresh";
import { nameOf } from "./figures";
import { holdCell } from "./hold";
import { address, join, milliseconds, moment, page, share, table } from "./layout";
import type { AlertsQuery } from "./query";

export function alertsPage(
  { alerts, events, messages, holds }: AlertBoard,
  settings: LogSettings,
  { refresh }: AlertsQuery,
): Response {
  const rules = new Map(settings.rules.map((rule) => [rule.name, rule]));
  const firing = alerts.filter(({ phase }) => phase === "firing").length;
  return page(
    "Alerts",
    html`<div class="top"><h1>${firing === 0 ? "No alert is firing" : firing === 1 ? "One alert is firing" : `${firing} alerts are firing`}</h1>${markup(autoRefresh(refresh, (seconds) => address("/alerts", { refresh: seconds })))}</div>
${markup(mistakesOf(settings))}
<section><h2>Alerts</h2>${markup(
      alerts.length === 0
        ? html`<p class="note">No rule has fired.</p>`
        : table(
            "Alerts",
            [
              ...[{ name: "alert" }, { name: "state" }, { name: "since (UTC)" }],
              ...[{ name: "measured", number: true }, { name: "operators" }],
            ],
            alerts.map((alert, index) =>
              stateRow(
                alert,
                rules.get(alert.rule),
                holdCell(
                  alert.alert,
                  index,
                  holds.find((hold) => hold.alert === alert.alert),
                ),
              ),
            ),
          ),
    )}</section>
<section><h2>Rules</h2>${markup(ruleTable(settings.rules))}</section>
<section><h2>History</h2>${markup(
      events.length === 0
        ? html`<p class="note">Nothing has happened.</p>`
        : table(
            "History",
            [{ name: "time (UTC)" }, { name: "alert" }, { name: "what" }],
            events.map(
              ({ at, alert, kind, who }) =>
                html`<tr><td>${markup(moment(at))}</td><th scope="row">${alert}</th><td class="${kind === "fired" ? "failed" : ""}">${kind}${who ? ` by ${who}` : ""}</td></tr>`,
            ),
          ),
    )}</section>
<section><h2>Messages</h2><p class="note">${settings.webhook ? "Sent to the configured webhook, at most one an hour per alert." : "Nobody is notified: no webhook is configured."}</p>${markup(
      messages.length === 0
        ? html``
        : table(
            "Messages",
            [
              { name: "time (UTC)" },
              { name: "alert" },
              { name: "state" },
              { name: "attempts", number: true },
              { name: "fault" },
            ],
            messages.map(
              ({ createdAt, alert, state, attempts, lastError }) =>
                html`<tr><td>${markup(moment(createdAt))}</td><th scope="row">${alert}</th><td class="${state === "failed" ? "failed" : ""}">${state}</td><td class="number">${attempts}</td><td>${lastError ?? ""}</td></tr>`,
            ),
          ),
    )}</section>`,
    { current: "/alerts", refreshSeconds: refresh ? Number(refresh) : null },
  );
}

function mistakesOf({ mistakes }: LogSettings): SafeHtml {
  if (mistakes.length === 0) return html``;
  return html`<div class="alarm"><p>These settings of the deployment cannot be used:</p><ul>${markup(join(mistakes.map((mistake) => html`<li>${mistake}</li>`)))}</ul></div>`;
}

function stateRow(
  { alert, phase, looks, since, measured }: Alert,
  rule: AlertRule | undefined,
  operators: SafeHtml,
): SafeHtml {
  const state =
    phase === "firing" ? (looks > 0 ? "firing, getting better" : "firing") : looks > 0 ? "watched" : "quiet";
  return html`<tr><th scope="row"><a href="${faultsOf(since, rule)}">${alert}</a></th><td class="${phase === "firing" ? "failed" : ""}">${state}</td><td>${markup(moment(since))}</td><td class="number">${rule ? written(rule, measured) : "–"}</td><td>${markup(operators)}</td></tr>`;
}

/** Address of the faults page, from the start of the rule's window before the alert. */
function faultsOf(since: number, rule: AlertRule | undefined): string {
  const from = new Date(since - (rule?.minutes ?? 5) * 60_000).toISOString().slice(0, 19);
  return address("/faults", { since: from, region: rule?.region });
}

const written = ({ measure }: AlertRule, value: number | null): string =>
  value === null ? "too few requests" : measures[measure].write(value);

interface MeasureText {
  readonly name: string;
  readonly write: (value: number) => string;
}

const measures: Readonly<Record<AlertRule["measure"], MeasureText>> = {
  "failed-share": { name: "failed share", write: (value) => share(value, 1) },
  p95: { name: "95th percentile", write: milliseconds },
  silence: { name: "no request for", write: (value) => `${Math.round(value)} min` },
};

const aboutNames: Partial<Readonly<Record<AlertRule["by"], string>>> = {
  upstream: "service",
  client: "client of a service",
};

function aboutOf({ by, value, region }: AlertRule): string {
  const what = value ?? (by === "all" ? "all requests" : `each ${aboutNames[by] ?? by}`);
  return region === undefined ? what : `${what} in ${nameOf("region", region)}`;
}

function ruleTable(rules: readonly AlertRule[]): SafeHtml {
  if (rules.length === 0) return html`<p class="note">There are none.</p>`;
  return table(
    "Rules",
    [
      { name: "rule" },
      { name: "measures" },
      { name: "of" },
      { name: "begins above", number: true },
      { name: "ends at", number: true },
      { name: "over", number: true },
    ],
    rules.map(
      (rule) =>
        html`<tr><th scope="row">${rule.name}</th><td>${measures[rule.measure].name}</td><td>${aboutOf(rule)}</td><td class="number">${written(rule, rule.above)}</td><td class="number">${written(rule, endOf(rule))}</td><td class="number">${rule.minutes} min</td></tr>`,
    ),
  );
}
