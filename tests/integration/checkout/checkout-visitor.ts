/** A customer in the checkout, without scripts. */
import { expect } from "vitest";
import type { Buyer } from "../../factories/customer";
import { type AccountVisitor, accountVisitor, textOf } from "../account/account-visitor";
import type { Answer, EdgeShop, Host } from "../edge-shop";

export const steps = {
  review: "/checkout/review",
  shipping: "/checkout/shippinginformation",
  payment: "/checkout/paymentinformation",
  summary: "/checkout/summary",
  confirmation: "/checkout/confirmation",
} as const;

export const purchaseOrder = {
  intent: "save",
  billing: "same",
  method: "purchaseOrder",
  poNumber: "PO-2030/7",
  invoiceEmail: "ap@lab.example",
  privacy: "on",
};

export const location = (answer: Answer): string => answer.header("location");
export const titleOf = ({ body }: Answer): string => textOf(/<title>([^<]*)/.exec(body)?.[1] ?? "");
/** Text of the main part, without markup. */
export const mainOf = ({ body }: Answer): string =>
  textOf((/<main\b.*?<\/main>/s.exec(body)?.[0] ?? "").replace(/<[^>]+>/g, " ")).replace(/\s+/g, " ");

/** Value of the selected radio button in a group; null if none is selected. */
export function chosenOf({ body }: Answer, name: string): string | null {
  const radios = [...body.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].map(([radio]) => radio);
  const chosen = radios.find((radio) => radio.includes(`name="${name}"`) && /\bchecked/.test(radio));
  return chosen ? (/\bvalue="([^"]*)"/.exec(chosen)?.[1] ?? "") : null;
}
export const valuesOf = ({ body }: Answer, name: string): string[] =>
  [...body.matchAll(/<input\b[^>]*type="radio"[^>]*>/g)].flatMap(([radio]) =>
    radio.includes(`name="${name}"`) ? [/\bvalue="([^"]*)"/.exec(radio)?.[1] ?? ""] : [],
  );

export interface Shopper extends AccountVisitor {
  /** Adds a product to the cart. */
  add(sku: string, quantity?: number): Promise<void>;
  /** Submits the shipping step as displayed, with changes. */
  ship(over?: Record<string, string>): Promise<Answer>;
  pay(over?: Record<string, string>): Promise<Answer>;
  /** Submits the summary. */
  place(): Promise<Answer>;
}

/** Signs a customer in; `null` creates a guest. */
export async function shopper(shop: EdgeShop, buyer: Buyer | null, host: Host = "localhost"): Promise<Shopper> {
  const visitor = accountVisitor(shop, host);
  if (buyer !== null) {
    const answer = await visitor.submit("/account/sign-in", { ...buyer });
    expect(answer.status, "signing in").toBe(303);
  }
  return {
    ...visitor,
    async add(sku, quantity = 1) {
      const answer = await visitor.submit("/cart", { intent: "add", sku, quantity: String(quantity) });
      expect(answer.status, `${sku} into the basket`).toBe(303);
    },
    async ship(over = {}) {
      const page = await visitor.get(steps.shipping);
      const address = chosenOf(page, "address") ?? "";
      const contact = chosenOf(page, "contact") ?? "";
      const method = chosenOf(page, "method") ?? "";
      return visitor.submit(steps.shipping, { intent: "save", address, contact, method, ...over });
    },
    pay: (over = {}) => visitor.submit(steps.payment, { ...purchaseOrder, ...over }, { containing: 'name="privacy"' }),
    place: () => visitor.submit(steps.summary, {}),
  };
}

/** Enters a card on the payments service's page and follows its redirect back to the shop. */
export async function typeCard(pageUrl: string, number: string): Promise<string> {
  const fields = new URLSearchParams({ number, holder: "Rosalind Mint", expiration: "12/39", code: "123" });
  const answer = await fetch(pageUrl, { method: "POST", body: fields, redirect: "manual" });
  const back = new URL(answer.headers.get("location") ?? "");
  return `${back.pathname}${back.search}`;
}
