/** The data layer: a list in the page that a tag manager reads, once it is there and allowed to be. */
import { type AnalyticsEvent, dataLayerEntry } from "@domain/analytics/events";

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
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
  // Google's own advice: what an earlier event said of products must not become part of this one.
  if ("ecommerce" in entry) dataLayer().push({ ecommerce: null });
  dataLayer().push(entry);
}

/**
 * Forgets what was pushed before the page that is shown now: consent does not reach back to pages that were seen without
 * it.
 */
export function forgetEarlierPages(): void {
  const layer = dataLayer();
  const shown = layer.findLastIndex((entry) => isEntry(entry) && entry.event === "page_view");
  layer.splice(0, Math.max(0, shown));
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

function isEntry(entry: unknown): entry is { readonly event?: unknown } {
  return typeof entry === "object" && entry !== null;
}

/** Commands go into the list as the arguments of a call, which is how tag managers tell them from events. */
function gtag(..._command: readonly unknown[]): void {
  // biome-ignore lint/complexity/noArguments: an array would be taken for something else
  dataLayer().unshift(arguments);
}
