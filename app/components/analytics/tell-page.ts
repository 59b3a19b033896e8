import { queueAnalytics } from "~/stores/analytics/analytics-queue";
import { shownFacts } from "./shown-facts";

/** Tells which page is shown: once for each document, and for each change of the page within it. */
export function tellPage(): void {
  const { language, country } = document.documentElement.dataset;
  if (!language || !country) return;
  const { pathname, search } = location;
  queueAnalytics({ kind: "page", pathname, search, title: document.title, facts: shownFacts(), language, country });
}
