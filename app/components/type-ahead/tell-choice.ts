/** Events for a chosen suggestion (C-ANALYT-07) and the page it opens (C-ANALYT-04, C-ANALYT-05). */
import type { AnalyticsEvent } from "@domain/analytics/events";
import { itemOf } from "@domain/analytics/item";
import type { Suggestion } from "@domain/search-query/suggestion";
import { queueAnalytics } from "~/stores/analytics/analytics-queue";

const list = { id: "typeahead", name: "Type-ahead" } as const;

export function tellChoice({ type, title, id }: Suggestion, typed: string, index: number): void {
  const tell = (event: AnalyticsEvent) => queueAnalytics({ kind: "event", event });
  tell({
    name: "typeahead_suggestion_click",
    parameters: {
      search_term: typed.slice(0, 100),
      suggestion: title,
      suggestion_type: type,
      index: Math.max(0, index),
    },
  });
  if (type === "product") {
    const items = [itemOf({ id, name: title, list: { ...list, index } })];
    tell({
      name: "select_item",
      parameters: { ecommerce: { item_list_id: list.id, item_list_name: list.name, items } },
    });
  } else if (type === "resources" || type === "knowledge-base") {
    const kind = type === "resources" ? "resource" : "answer";
    tell({ name: "select_content", parameters: { content_type: kind, content_id: id } });
  } else {
    // A category filters the typed phrase; other types are phrases themselves.
    const phrase = type === "categories" ? typed : title;
    queueAnalytics({ kind: "search", source: type === "history" ? "history" : "typeahead", phrase });
  }
}
