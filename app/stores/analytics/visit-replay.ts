/** Last steps of this visit, in memory, for fault reports: opened pages and pressed elements, never typed text. */
import type { ReplayStep } from "@contracts/log";
import { mayReplay } from "~/stores/fault-reporting";

const maxSteps = 20;
const maxLength = 120;

let steps: { readonly kind: ReplayStep["kind"]; readonly what: string; readonly at: number }[] = [];

/** Call once. */
export function recordVisit(): void {
  keep("page", location.pathname);
  addEventListener("click", ({ target }) => target instanceof Element && keep("press", describe(target)), true);
  addEventListener("popstate", () => keep("page", location.pathname));
  if (typeof PerformanceObserver === "undefined") return;
  // Calls of the page's own scripts, with URLs stripped of typed text.
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ("initiatorType" in entry && entry.initiatorType === "fetch") keep("call", new URL(entry.name).pathname);
    }
  }).observe({ type: "resource", buffered: false });
}

/** Steps so far with their age; empty on pages without replay. */
export function replay(now = performance.now()): ReplayStep[] {
  if (!mayReplay(location.pathname)) return [];
  return steps.map(({ kind, what, at }) => ({ kind, what, msBefore: Math.round(now - at) }));
}

function keep(kind: ReplayStep["kind"], what: string): void {
  if (!mayReplay(location.pathname)) return;
  steps = [...steps, { kind, what: what.slice(0, maxLength), at: performance.now() }].slice(-maxSteps);
}

/** Describes an element by tag and link target, not by its text, which may be personal. */
function describe(target: Element): string {
  const element = target.closest("a, button, summary, input, select, label") ?? target;
  const href = element instanceof HTMLAnchorElement ? new URL(element.href).pathname : "";
  const name = element.getAttribute("name") ?? element.id;
  return [element.tagName.toLowerCase(), name && `#${name}`, href].filter(Boolean).join(" ");
}
