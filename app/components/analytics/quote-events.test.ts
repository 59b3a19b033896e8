import { dataLayerEntry } from "@domain/analytics/events";
import { quoteEventName, quoteSteps } from "@domain/analytics/quote-steps";
import { describe, expect, it } from "vitest";
import type { ShownPage } from "~/stores/analytics/analytics-queue";
import { pageFacts } from "./page-data";
import { eventsOfPage } from "./page-events";

const item = { item_id: "4060", item_name: "Akt", item_brand: "Benchside", item_variant: "4060S" };
const none = { previous: null, start: null };

/** Step pages in order; sending a mail shows the last one again. */
const paths = ["review", "customer-info", "summary", "confirmation", "confirmation"];

function page(path: string, tracked: unknown): ShownPage {
  const pathname = `/quote/${path}`;
  const facts = pageFacts(pathname, { tracked });
  return { kind: "page", pathname, search: "", title: "", facts, language: "en", country: "US" };
}

const walk = (mode: "quote" | "lead", ecommerce: object) =>
  quoteSteps.flatMap((step, index) =>
    eventsOfPage(page(paths[index] ?? "", { name: quoteEventName(mode, step), ecommerce }), none),
  );

describe("quote events", () => {
  it("T-QUOTE-03, T-TANALYT-09: are one per step in order, with items and value", () => {
    const ecommerce = { currency: "USD", value: 798, items: [{ ...item, price: 399, quantity: 2 }] };
    const events = walk("quote", ecommerce);
    expect(events.map(({ name }) => name)).toEqual([
      "quote_review",
      "quote_customer_info",
      "quote_summary",
      "quote_confirmation",
      "quote_send_email",
    ]);
    for (const event of events) expect(dataLayerEntry(event)).toEqual({ event: event.name, ecommerce });
  });

  it("T-QUOTE-04, T-TANALYT-10: have their own names for distributor requests, without prices", () => {
    const ecommerce = { items: [{ ...item, quantity: 2 }] };
    const events = walk("lead", ecommerce);
    expect(events.map(({ name }) => name)).toEqual([
      "lead_review",
      "lead_additional_info",
      "lead_summary",
      "lead_confirmation",
      "lead_send_email",
    ]);
    for (const event of events) expect(dataLayerEntry(event)).toEqual({ event: event.name, ecommerce });
  });

  it("are not sent for an empty basket, other pages or invalid data", () => {
    expect(eventsOfPage(page("review", null), none)).toEqual([]);
    expect(eventsOfPage(page("view/Q1", { name: "quote_review", ecommerce: { items: [item] } }), none)).toEqual([]);
    expect(eventsOfPage(page("review", { name: "quote_other", ecommerce: { items: [item] } }), none)).toEqual([]);
  });
});
