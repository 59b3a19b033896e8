/**
 * The data layer: an array in the page that a tag manager reads. It stays empty without consent; until then the current
 * page's events wait here and are dropped with the page.
 */
import { type AnalyticsEvent, dataLayerEntry } from "@domain/analytics/events";
import { $consent, isAllowed } from "~/stores/consent";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** More than any page produces. */
const maxHeld = 200;
let held: unknown[] = [];

function push(...entries: readonly unknown[]): void {
  if (isAllowed("analytics")) dataLayer().push(...entries);
  else if (held.length < maxHeld) held.push(...entries);
}

/** Starts filling on consent, including the current page's events. Call before anything reads the array. */
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

/** Pushes an event. An invalid one is dropped, and reported in development. */
export function pushEvent(event: AnalyticsEvent): void {
  const entry = dataLayerEntry(event);
  if (!entry) {
    reportError(new Error(`analytics: ${event.name} does not match its schema`));
    return;
  }
  // Consent does not cover earlier pages.
  if (event.name === "page_view") held = [];
  // Recommended by Google: clear the previous event's ecommerce data.
  if ("ecommerce" in entry) push({ ecommerce: null });
  push(entry);
}

/** Sends consent to the tag manager in Google's consent mode; advertising is always denied. */
export function pushConsent(analytics: boolean): void {
  const state = analytics ? "granted" : "denied";
  gtag("consent", "default", {
    analytics_storage: state,
    ad_storage: "denied",
    ad_user_data: "denied",
    ad_personalization: "denied",
  });
}

/** Commands are pushed as `arguments` objects, which is how tag managers tell them from events. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: tag managers ignore commands in an array
  dataLayer().unshift(arguments);
}
