/** Programs that call the shop: by tier, tool and client, and refusals. */
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import type { AgentSummary, CallCount, RefusalCount } from "../agents/summary";
import { autoRefresh } from "./auto-refresh";
import { maxLines, type Period, periodChoices } from "./faults";
import { address, moment, number, page, table } from "./layout";
import type { FaultsQuery } from "./query";

const shown = 50;

/** @param read number of log lines of the period that were read */
export function agentsPage(summary: AgentSummary, read: number, query: FaultsQuery, period: Period): Response {
  const to = (change: Readonly<Record<string, string | number | null>>) =>
    address("/agents", { region: query.region, minutes: query.minutes, ...change });
  const { calls, tiers, tools, clients, refusals } = summary;
  return page(
    "Programs",
    html`<div class="top"><h1>${calls === 0 ? "No program called" : `${number(calls)} calls of programs`}</h1>${markup(autoRefresh(query.refresh, (refresh) => to({ refresh })))}</div>
<nav aria-label="Period">${markup(periodChoices(query, (minutes) => to({ minutes })))}</nav>
<p class="note">From ${markup(moment(period.since))} to ${markup(moment(period.until))} UTC${query.region ? html`, region ${query.region}` : ""}${read === maxLines ? html`; the newest ${number(maxLines)} requests of it` : ""}. Counted among the requests that were kept one by one; figures by tool on the overview count all. A client's name is what it says of itself, or the host of its keys.</p>
<section><h2>Tiers</h2>${markup(counts("Tiers", "tier", tiers))}</section>
<section><h2>Tools</h2>${markup(counts("Tools", "tool", tools))}</section>
<section><h2>Clients</h2>${markup(counts("Clients", "client", clients))}</section>
<section><h2>Refusals</h2>${markup(refusals.length === 0 ? html`<p class="note">Nothing was refused.</p>` : refusalTable(refusals))}</section>`,
    { current: "/agents", refreshSeconds: query.refresh ? Number(query.refresh) : null },
  );
}

function counts(title: string, name: string, values: readonly CallCount[]): SafeHtml {
  return table(
    title,
    [
      { name },
      { name: "calls", number: true },
      { name: "refused", number: true },
      { name: "failed", number: true },
      { name: "last (UTC)" },
    ],
    values
      .slice(0, shown)
      .map(
        ({ value, count, refused, failed, last }) =>
          html`<tr><th scope="row">${value}</th><td class="number">${number(count)}</td><td class="number">${number(refused)}</td><td class="number">${number(failed)}</td><td>${markup(moment(last))}</td></tr>`,
      ),
    values.length,
  );
}

function refusalTable(refusals: readonly RefusalCount[]): SafeHtml {
  return table(
    "Refusals",
    [
      { name: "reason" },
      { name: "client" },
      { name: "calls", number: true },
      { name: "last (UTC)" },
      { name: "request" },
    ],
    refusals
      .slice(0, shown)
      .map(
        ({ code, client, count, last, request }) =>
          html`<tr><th scope="row">${code}</th><td>${client}</td><td class="number">${number(count)}</td><td>${markup(moment(last))}</td><td><a href="/requests/${request}">${request.slice(0, 13)}</a></td></tr>`,
      ),
    refusals.length,
  );
}
