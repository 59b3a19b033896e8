/** The visitor's quotes and distributor requests, for one request. */
import { cart } from "@contracts/commerce/cart";
import { distributor } from "@contracts/commerce/checkout-settings";
import { listDefaults } from "@contracts/commerce/orders";
import { quoteNumber } from "@contracts/commerce/quote-terms";
import { claimableQuotes, quote, quotePage } from "@contracts/commerce/quotes";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import { referenceOf } from "./cart-calls";
import type { BasketAccess } from "./checkout";
import type { QuoteService } from "./checkout-types";
import { documentOf } from "./documents";
import { hasCode, missingCartFailure, otherMarketFailure } from "./failures";
import type { OrderAccess } from "./orders";

export interface QuoteAccess extends OrderAccess {
  /** Reads the basket, whose version is quoted. */
  current: BasketAccess["current"];
  keyOf: BasketAccess["keyOf"];
}

export function createQuotes({ call, inTurn, store, current, keyOf }: QuoteAccess): QuoteService {
  return {
    generateQuote: ({ language, distributor: toDistributor, recaptchaToken }) =>
      inTurn("generating a quote failed", async () => {
        const basket = await current();
        if (!basket.ok) return basket;
        if (!basket.value) return missingCartFailure();
        const { id, version } = basket.value;
        const body = { id, version, language, ...(recaptchaToken && { recaptchaToken }) };
        const path = toDistributor ? commercePaths.distributorQuotes : commercePaths.quotes;
        // A basket has a single draft, so the call is idempotent.
        return documentOf(call({ method: "POST", path, body, idempotencyKey: `quote-${id}-${version}` }), quote);
      }),

    setQuoteCustomerInfo: ({ quoteNumber: number, anonymousId }, customerInfo) =>
      inTurn("setting customer information failed", () =>
        documentOf(
          call({
            method: "POST",
            path: commercePaths.quoteCustomerInfo(number),
            body: { anonymousId, customerInfo },
            idempotencyKey: crypto.randomUUID(),
          }),
          quote,
        ),
      ),

    submitQuote: ({ quoteNumber: number, anonymousId }, recaptchaToken) =>
      inTurn("submitting a quote failed", async () => {
        const submitted = await documentOf(
          call({
            method: "POST",
            path: commercePaths.quoteSubmission(number),
            body: { anonymousId, ...(recaptchaToken && { recaptchaToken }) },
            idempotencyKey: `submit-${number}`,
          }),
          quote,
        );
        if (submitted.ok && submitted.value.quoteState === "Submitted") store.setCart(null);
        return submitted;
      }),

    orderQuote: ({ quoteNumber: number, anonymousId, cart: { country } }, options) =>
      inTurn("ordering a quote failed", async () => {
        const reference = store.cart();
        if (reference && reference.itemCount > 0 && reference.country !== country) {
          return otherMarketFailure(reference.country);
        }
        const ordered = await documentOf(
          call({
            method: "POST",
            path: commercePaths.quoteBasket(number),
            body: { anonymousId },
            idempotencyKey: await keyOf(options),
          }),
          cart,
        );
        if (ordered.ok) store.setCart(referenceOf(ordered.value, store.cart()));
        return ordered;
      }),

    // Not retried, because each call sends a mail.
    sendQuoteEmail: ({ quoteNumber: number, anonymousId }) =>
      inTurn("sending a quote failed", async () => {
        const sent = await call({
          method: "POST",
          path: commercePaths.quoteEmail,
          body: { quoteNumber: number, anonymousId },
        });
        return sent.ok ? { ok: true, value: true } : sent;
      }),

    // Not retried: after a lost response, the message would be written twice.
    writeOnQuote: ({ quoteNumber: number, anonymousId }, text) =>
      inTurn("writing on a quote failed", () =>
        documentOf(
          call({ method: "POST", path: commercePaths.quoteMessages(number), body: { anonymousId, text } }),
          quote,
        ),
      ),

    decideOnQuote: ({ quoteNumber: number, anonymousId }, { kind, revision, reason }) =>
      inTurn("deciding on a quote failed", () =>
        documentOf(
          call({
            method: "POST",
            path: commercePaths.quoteDecision(number),
            body: { anonymousId, kind, revision, reason },
            idempotencyKey: `${kind}-${number}-${revision}`,
          }),
          quote,
        ),
      ),

    async quote(number, anonymousId, revision = null) {
      if (!v.is(quoteNumber, number)) return { ok: true, value: null };
      const parameters = new URLSearchParams({
        ...(anonymousId && { anonymousId }),
        ...(revision !== null && { revision: String(revision) }),
      });
      const query = parameters.size > 0 ? `?${parameters}` : "";
      const found = await documentOf(call({ method: "GET", path: `${commercePaths.quote(number)}${query}` }), quote);
      if (!found.ok && found.status === 404 && hasCode(found, "ResourceNotFound")) return { ok: true, value: null };
      return found;
    },

    guestQuotes: () => documentOf(call({ method: "GET", path: commercePaths.guestQuotes }), claimableQuotes),

    claimGuestQuotes: () =>
      documentOf(call({ method: "POST", path: commercePaths.guestQuotes, body: {} }), claimableQuotes),

    quotes: ({ limit = listDefaults.limit, offset = listDefaults.offset } = {}) => {
      const query = new URLSearchParams({ limit: String(limit), offset: String(offset), sort: "createdAt desc" });
      return documentOf(call({ method: "GET", path: `${commercePaths.quotes}?${query}` }), quotePage);
    },

    async distributors(country) {
      const path = `${commercePaths.distributors}?${new URLSearchParams({ country })}`;
      const answer = await documentOf(call({ method: "GET", path }), v.object({ results: v.array(distributor) }));
      return answer.ok ? { ok: true, value: answer.value.results } : answer;
    },
  };
}
