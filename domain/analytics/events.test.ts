import { moneyOf } from "@domain/money/money";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyticsEvents, dataLayerEntry } from "./events";
import { itemBrand, itemOf, majorUnits, maxItems } from "./item";
import { userLabelOf } from "./user-label";

describe("event register", () => {
  it("T-TANALYT-09, T-TANALYT-10: has every catalogue, basket and checkout event, and one per quote and request step", () => {
    expect(Object.keys(analyticsEvents).sort()).toEqual(
      [
        ...["compare_products", "page_view", "search", "search_interaction", "select_content", "select_item"],
        ...["site_search", "typeahead_suggestion_click", "view_item", "view_item_list"],
        ...["add_to_cart", "view_cart", "remove_from_cart", "begin_checkout", "add_shipping_info", "add_payment_info"],
        ...["place_order", "purchase", "click_quick_add", "click_multi_quick_add", "e_requestQuote"],
        ...["quote_review", "quote_customer_info", "quote_summary", "quote_confirmation", "quote_send_email"],
        "signal_star",
        ...["lead_review", "lead_additional_info", "lead_summary", "lead_confirmation", "lead_send_email"],
      ].sort(),
    );
  });

  it("T-TANALYT-14: names panel builder actions without typed text", () => {
    const done = { panel_step: "design", panel_action: "place_antibody", panel_targets: 5 } as const;
    expect(dataLayerEntry({ name: "signal_star", parameters: done })).toEqual({ event: "signal_star", ...done });
    const asked = { panel_step: "quote", panel_action: "request_quote" } as const;
    expect(dataLayerEntry({ name: "signal_star", parameters: asked })).toEqual({ event: "signal_star", ...asked });
    const typed = { ...asked, email: "a@lab.example" };
    expect(dataLayerEntry({ name: "signal_star", parameters: typed })).toBeNull();
  });

  const view = {
    user_id: null,
    user_type: "Guest",
    page_title: "Home",
    page_url: "https://shop.example/",
    page_language: "en",
    page_country: "US",
  } as const;

  it("C-ANALYT-09: a page view has user, title and address, without fragment", () => {
    expect(dataLayerEntry({ name: "page_view", parameters: view })).toEqual({ event: "page_view", ...view });
    for (const page_url of ["https://shop.example/#token", ""]) {
      expect(dataLayerEntry({ name: "page_view", parameters: { ...view, page_url } })).toBeNull();
    }
  });

  it("drops an event with a price but no currency, and one with too many items", () => {
    const item = itemOf({ id: "4060", name: "Akt", price: moneyOf(39900, "USD") });
    const entry = (ecommerce: object) =>
      dataLayerEntry({ name: "view_item", parameters: { ecommerce: { items: [item], ...ecommerce } } });
    expect(entry({})).toBeNull();
    expect(entry({ value: 399 })).toBeNull();
    expect(entry({ currency: "USD", value: 399 })).toMatchObject({ event: "view_item" });
    expect(entry({ currency: "USD", items: Array.from({ length: maxItems + 1 }, () => item) })).toBeNull();
  });
});

describe("items", () => {
  it("have the known product fields and the brand", () => {
    expect(itemOf({ id: "4060", name: "Akt" })).toEqual({ item_id: "4060", item_name: "Akt", item_brand: itemBrand });
    expect(
      itemOf({
        id: "4060",
        name: "Akt",
        category: "Kit",
        variant: "4060S",
        price: moneyOf(52_000, "JPY"),
        list: { id: "l", name: "List", index: 2 },
      }),
    ).toEqual({
      item_id: "4060",
      item_name: "Akt",
      item_brand: itemBrand,
      item_category: "Kit",
      item_variant: "4060S",
      item_list_id: "l",
      item_list_name: "List",
      index: 2,
      price: 52_000,
      quantity: 1,
    });
  });

  it("have prices in major units", () => {
    expect(majorUnits(moneyOf(39_900, "USD"))).toBe(399);
    expect(majorUnits(moneyOf(1, "EUR"))).toBe(0.01);
    expect(majorUnits(moneyOf(52_000, "JPY"))).toBe(52_000);
    expect(majorUnits(moneyOf(1_500, "KWD"))).toBe(1.5);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
        expect(Math.round(majorUnits(moneyOf(cents, "USD")) * 100)).toBe(cents);
      }),
    );
  });
});

it("C-ANALYT-11: visitors are Guest, Registered or punchout", () => {
  expect(
    (["visitor", "visitor-with-basket", "preview", "customer", "punchout"] as const).map((kind) => userLabelOf(kind)),
  ).toEqual(["Guest", "Guest", "Guest", "Registered", "punchout"]);
});
