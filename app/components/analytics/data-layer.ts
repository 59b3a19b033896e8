/**
 * The data layer: a list in the page that a tag manager reads. Nothing is in it before the visitor has allowed analytics;
 * what the page that is shown has to say waits here until then, and is forgotten with the page.
 */
import { type AnalyticsEvent, dataLayerEntry } from "@domain/analytics/events";
import { $consent, isAllowed } from "~/stores/consent";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** More than a page has to say. */
const mostHeld = 200;
let held: unknown[] = [];

function push(...entries: readonly unknown[]): void {
  if (isAllowed("analytics")) dataLayer().push(...entries);
  else if (held.length < mostHeld) held.push(...entries);
}

/** From the moment of consent on, the page that is shown then included. Call it before anything that reads the list. */
export function fillWhenAllowed(): void {
  $consent.listen(() => {
    if (!isAllowed("analytics")) return;
    dataLayer().push(...held);
    held = [];
  });
}

function dataLayer(): unknown[] {
  window.dataLayer ??= [];
  return window.dataLayer;
}

/** Pushes an event; one that does not hold what it must is left out, and named when somebody looks. */
export function pushEvent(event: AnalyticsEvent): void {
  const entry = dataLayerEntry(event);
  if (!entry) {
    reportError(new Error(`analytics: ${event.name} is not what it must be`));
    return;
  }
  // Consent does not reach back to pages that were seen without it.
  if (event.name === "page_view") held = [];
  // Google's own advice: what an earlier event said of products must not become part of this one.
  if ("ecommerce" in entry) push({ ecommerce: null });
  push(entry);
}

/** Tells a tag manager what the visitor has allowed, in the form of Google's consent mode: never anything for advertising. */
export function pushConsent(analytics: boolean): void {
  const state = analytics ? "granted" : "denied";
  gtag("consent", "default", {
    analytics_storage: state,
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
}

/** Commands go into the list as the arguments of a call, which is how tag managers tell them from events. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  dataLayer().unshift(arguments);
}
