import { expect, it } from "vitest";
import { quotes } from "./quotes";

const dollars = { centAmount: 100, currencyCode: "USD", fractionDigits: 2 };

it("a distributor's request has no answer form, and names the distributor", () => {
  const days = { at: "2030-01-01T00:00:00.000Z", validUntil: "2030-01-31T00:00:00.000Z" };
  const record = {
    ...{ number: "Q300101000001", state: "Submitted", country: "BR", language: "en", hasAccount: false },
    customer: { name: "Ada Kern", organisation: "Lab", email: "ada@lab.example", phone: "" },
    ...{ createdAt: "2030-01-01T00:00:00.000Z", validUntil: "2030-01-31T00:00:00.000Z", lines: [] },
    ...{ subtotal: dollars, shipping: null, shippingMethod: null, shippingMethods: [], total: dollars },
    revisions: [{ ...days, revision: 1, total: dollars, changes: [], terms: null, by: null }],
    ...{ messages: [], decision: null, orderNumber: null, shipTo: null },
    links: { page: "https://shop.example/quote", pdf: "https://shop.example/quote/pdf" },
  };
  const shown = (over: object) => quotes.one({ record: { ...record, ...over }, version: 1, history: [] }, () => true);
  const names = (over: object) => shown(over)?.actions.map(({ name }) => name);
  expect(names({ distributor: null })).toEqual(["answer", "message", "mail", "order"]);
  expect(names({ distributor: "Norte Lab" })).toEqual(["mail"]);
  expect(shown({ distributor: "Norte Lab" })?.body).toContain("the distributor Norte Lab, who sets the prices");
  expect(shown({ distributor: null })?.body).toContain("2030-01-31");
  expect(shown({ distributor: "Norte Lab" })?.body).not.toContain("2030-01-31");
});
