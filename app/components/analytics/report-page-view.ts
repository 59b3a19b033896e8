import { queueAnalytics } from "~/stores/analytics/analytics-queue";
import { shownFacts } from "./shown-facts";

/** Reports the current page: once per document and once per page change within it. */
export function reportPageView(): void {
  const { language, country } = document.documentElement.dataset;
  if (!language || !country) return;
  const { pathname, search } = location;
  queueAnalytics({ kind: "page", pathname, search, title: document.title, facts: shownFacts(), language, country });
}
