/** Quotes and distributor requests (T-QUOTE-12 to T-QUOTE-24). README.md describes their lifecycle. */
import { quoteNumber } from "@contracts/commerce/quote-terms";
import {
  type Quote,
  type QuotePage,
  quoteAnonymousId,
  quoteDraft,
  quoteInfoRequest,
  quoteMailRequest,
  quoteSubmission,
  quoteToBasket,
} from "@contracts/commerce/quotes";
import { quoteStateOf } from "@domain/quote/negotiation";
import { termsOf } from "@domain/quote/terms";
import { servedByDistributor } from "@domain/selling/market-rules";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { insufficientScope, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse, limitOf } from "../../shared/rate-limits/rate-limits";
import { sellingSettingsOf } from "../../shared/selling-settings";
import type { CartView, PlacingAnswer } from "../carts/commands";
import { openCart } from "../carts/open-cart";
import { taxExemptionsOf } from "../companies/company-of-owner";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import type { QuoteAnswer } from "../ledgers/quote-ledger";
import {
  cartObjectOf,
  cartOwnerOf,
  customerOf,
  invalidKey,
  isCartId,
  keyOf,
  listQuery,
  type Owner,
  ownerOf,
} from "../owner";
import { findQuote, noQuote } from "./find-quote";
import { negotiationRoutes } from "./negotiation-routes";
import { draftOf, quoteDates } from "./quote-draft";
import { quoteMail } from "./quote-mail";

type C = Context<CommerceApp>;

export const quoteRoutes = new Hono<CommerceApp>();

quoteRoutes.route("/", negotiationRoutes);
quoteRoutes.post("/", (c) => generate(c, false));
quoteRoutes.post("/distributor", (c) => generate(c, true));

quoteRoutes.get("/", async (c) => {
  const customer = customerOf(c);
  if (!customer) return insufficientScope();
  const query = listQuery(c, ["createdAt desc"]);
  if (query instanceof Response) return query;
  const page: QuotePage = await ledgerOf(c.env, customer.owner).quotes(query.limit, query.offset);
  return c.json(page, 200, privateHeaders);
});

quoteRoutes.post("/send-email", async (c) => {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, quoteMailRequest, 4096);
  if (!request.ok) return request.response;
  const { quoteNumber: number, anonymousId } = request.value;
  const found = await findQuote(c, number, { owner: owner.owner, anonymousId });
  if (!found.ok) return noQuote(number, found);
  const info = found.quote.quoteState === "Submitted" ? found.quote.customerInfo : null;
  if (!info) return notFound(number);
  const mail = quoteMail({ ...found.quote, customerInfo: info }, crypto.randomUUID());
  if (await ledgerOf(c.env, found.owner).mailQuote(number, mail)) return c.json({ sent: true }, 202, privateHeaders);
  return tooManyRequests("This quote has already been sent several times. Please try again later.", 3600);
});

quoteRoutes.get("/:number", async (c) => {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const number = c.req.param("number");
  const anonymousId = v.safeParse(quoteAnonymousId, c.req.query("anonymousId"));
  if (!v.is(quoteNumber, number)) return noQuote(number);
  const found = await findQuote(c, number, {
    owner: owner.owner,
    anonymousId: anonymousId.success ? anonymousId.output : null,
  });
  if (!found.ok) return noQuote(number, found);
  const revision = c.req.query("revision");
  if (revision === undefined) return c.json(found.quote, 200, privateHeaders);
  const former = /^[1-9]\d{0,3}$/.test(revision)
    ? await ledgerOf(c.env, found.owner).quote(number, Number(revision))
    : null;
  return former ? c.json(former, 200, privateHeaders) : notFound(`${number} revision ${revision.slice(0, 8)}`);
});

quoteRoutes.post("/:number/customer-info", async (c) => {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, quoteInfoRequest, 32 * 1024);
  if (!request.ok) return request.response;
  const number = c.req.param("number");
  const { anonymousId, customerInfo } = request.value;
  if (!v.is(quoteNumber, number)) return noQuote(number);
  const found = await findQuote(c, number, { owner: owner.owner, anonymousId });
  if (!found.ok) return noQuote(number, found);
  const wanted = found.quote.quoteType === "quoteJP" ? "japan" : "contact";
  if (customerInfo.kind !== wanted) {
    return problemResponse(400, { code: "InvalidInput", message: `customerInfo.kind must be '${wanted}'.` });
  }
  const answer: QuoteAnswer = await ledgerOf(c.env, found.owner).setQuoteInfo(number, customerInfo);
  if (answer.ok) return c.json(answer.quote, 200, privateHeaders);
  return answer.reason === "missing" ? notFound(number) : problemResponse(409, submitted);
});

quoteRoutes.post("/:number/submit", async (c) => {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const request = await readJson(c.req.raw, quoteSubmission, 16 * 1024);
  if (!request.ok) return request.response;
  const number = c.req.param("number");
  const { anonymousId } = request.value;
  if (!v.is(quoteNumber, number)) return noQuote(number);
  const found = await findQuote(c, number, { owner: owner.owner, anonymousId });
  if (!found.ok) return noQuote(number, found);
  // Submitting closes the cart, so only the cart's owner may.
  if (found.owner !== owner.owner) return notFound(number);
  return submit(c, owner, found.quote);
});

/** Adds the quote's lines to the caller's basket, at the quoted prices while they are valid. */
quoteRoutes.post("/:number/basket", async (c) => {
  const owner = cartOwnerOf(c);
  if (!owner) return insufficientScope();
  const key = keyOf(c);
  if (key === undefined) return invalidKey();
  const request = await readJson(c.req.raw, quoteToBasket, 4096);
  if (!request.ok) return request.response;
  const number = c.req.param("number");
  if (!v.is(quoteNumber, number)) return noQuote(number);
  const found = await findQuote(c, number, { owner: owner.owner, anonymousId: request.value.anonymousId });
  if (!found.ok) return noQuote(number, found);
  const { quote } = found;
  const terms = quote.quoteState === "Submitted" ? termsOf(quote) : null;
  if (!terms)
    return problemResponse(400, { code: "QuoteNotOffered", message: "This quote has no prices to order at." });
  if (quoteStateOf(quote, new Date()) === "Declined") {
    return problemResponse(400, { code: "QuoteDeclined", message: "This quote was declined." });
  }
  return openCart(c, owner, {
    ...{ country: quote.country, currency: quote.cart.currency, lines: [], quoted: terms, key },
  });
});

async function generate(c: C, distributor: boolean): Promise<Response> {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const draft = await readJson(c.req.raw, quoteDraft, 16 * 1024);
  if (!draft.ok) return draft.response;
  const { id, version, language, recaptchaToken } = draft.value;
  const view: CartView | null = isCartId(id) ? await cartObjectOf(c, id).view(owner.owner) : null;
  if (!view) return notFound(id);
  const { cart, shopperCountry } = view;
  if (cart.version !== version) {
    const message = `The cart has version ${cart.version}.`;
    return problemResponse(409, { code: "ConcurrentModification", message, currentVersion: cart.version });
  }
  // Without the human check the limit is lower, but not zero: the check may be unreachable for the shopper.
  const perHour = limitOf(c.env.QUOTES_PER_HOUR, 20);
  const limit = recaptchaToken ? perHour : Math.ceil(perHour / 4);
  const wait = await countUse(c.env, `quotes:${owner.owner}`, limit, 3600);
  if (wait > 0) return tooManyRequests("Too many quotes. Please try again later.", wait);
  const [settings, checkout, exemptions] = await Promise.all([
    sellingSettingsOf(c.env).current(),
    checkoutSettingsOf(c.env).current(),
    taxExemptionsOf(c.env, owner.owner, shopperCountry),
  ]);
  const customer = owner.claims.kind;
  const selling = cart.custom.type === "order" ? servedByDistributor(settings, shopperCountry) : settings;
  const terms = { settings: selling, checkout, exemptions, now: new Date() };
  const made = draftOf({ cart, shopperCountry, customer, language, distributor, ...terms });
  if (!made.ok) return problemResponse(400, made.problem);
  const drafted: Quote = await ledgerOf(c.env, owner.owner).draftQuote(made.quote, owner.owner);
  return c.json(drafted, 201, privateHeaders);
}

async function submit(c: C, { owner }: Owner, quote: Quote): Promise<Response> {
  if (!quote.customerInfo) return problemResponse(400, { ...incomplete, reason: "CustomerInfo" });
  if (quote.quoteType === "quoteB2D" && !quote.distributor) {
    return problemResponse(400, { ...incomplete, reason: "Distributor" });
  }
  const checkout = await checkoutSettingsOf(c.env).current();
  const answer: PlacingAnswer = await cartObjectOf(c, quote.cart.id).submitQuote({
    owner,
    version: quote.cartVersion,
    quoteNumber: quote.quoteNumber,
    dates: quoteDates(new Date(), checkout, quote),
  });
  switch (answer.kind) {
    case "quoted":
      return c.json(answer.quote, 200, privateHeaders);
    case "pending":
      return c.json(quote, 202, privateHeaders);
    case "refused":
      return problemResponse(400, answer.problem);
    case "problem": {
      // The cart differs from the quote, which must be generated again under the same number.
      const outdated = { code: "QuoteOutdated", message: "The basket has changed since this quote was made." };
      return problemResponse(
        answer.status,
        answer.problem.code === "ConcurrentModification" ? outdated : answer.problem,
      );
    }
    case "missing":
      // The closed cart was already removed. While it exists, it is called first, so an interrupted submission still
      // closes it.
      if (quote.quoteState === "Submitted") return c.json(quote, 200, privateHeaders);
      return notFound(quote.quoteNumber);
    case "ordered":
    case "waiting":
      return notFound(quote.quoteNumber);
    default:
      return answer satisfies never;
  }
}

const privateHeaders = { "cache-control": "no-store" };
const submitted = { code: "QuoteSubmitted", message: "This quote has already been submitted." };
const incomplete = { code: "QuoteIncomplete", message: "The quote is not complete." };
