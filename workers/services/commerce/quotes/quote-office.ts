/** Quotes for the office: list, record, answers, and orders from quotes. */
import type { CheckoutSettings } from "@contracts/commerce/checkout-settings";
import type { QuoteRevisionRequest } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import {
  type QuoteAnswerFields,
  type QuoteRecord,
  quoteAnswer,
  quoteMail as quoteMailFields,
  quoteMessage,
  quoteOrder,
} from "@contracts/office/quotes";
import { storefrontVariable } from "@contracts/regions";
import { postalLines } from "@domain/account/postal-lines";
import { summarize } from "@domain/cart/derived";
import { payableInQuote } from "@domain/checkout/quote-totals";
import { shippingEstimates } from "@domain/checkout/shipping";
import { calendarDay, endOfDay } from "@domain/market/calendar-day";
import { regionOf } from "@domain/market/region-rules";
import { readAmount } from "@domain/money/read-amount";
import { discountLimitOf } from "@domain/quote/discount-limit";
import { personOf } from "@domain/quote/list-entry";
import { isNegotiated, negotiationOf, type QuotePlace, quoteStateOf } from "@domain/quote/negotiation";
import { agreedPrice } from "@domain/quote/revise";
import { type Context, Hono } from "hono";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission, signedIn } from "../../permission";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { acted, fieldProblem, outdated, readFields, readQuery } from "../../shared/office/actions";
import { notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { ledgerOf } from "../ledgers/ledger-of";
import { type Acting, answerQuote, quoteByNumber, writeToCustomer } from "./answer-quote";
import { orderFromQuote } from "./order-from-quote";
import { quoteList, quoteListQuery } from "./quote-list";
import { quoteMail } from "./quote-mail";

export const quoteOffice = new Hono<OfficeApp>();

quoteOffice.get("/", requirePermission("quotes:read"), async (c) => {
  const query = readQuery(c.req.raw, quoteListQuery);
  return query.ok ? c.json(await quoteList(c.env, query.value, new Date())) : query.response;
});

quoteOffice.get("/:number", requirePermission("quotes:read"), async (c) => {
  const number = c.req.param("number").slice(0, 64);
  const found = await quoteByNumber(c.env, number);
  if (!found || found.quote.quoteState === "Draft") return notFound(number);
  const { quote, owner } = found;
  const history = await ledgerOf(c.env, owner).auditHistory("quotes", number);
  const { version } = negotiationOf(quote);
  const checkout = await checkoutSettingsOf(c.env).current();
  return c.json({ record: recordOf(c.env, quote, owner, checkout), version, history });
});

quoteOffice.post("/:number/answer", requirePermission("quotes:answer"), async (c) => {
  const body = await readFields(c.req.raw, quoteAnswer);
  if (!body.ok) return body.response;
  const number = c.req.param("number").slice(0, 64);
  const found = await quoteByNumber(c.env, number);
  if (!found) return notFound(number);
  const repeated = await repeatedKey(c.env, found.owner, number, body.value.key);
  if (repeated) return repeated;
  const request = requestOf(found.quote, body.value, c.get("actor").name);
  if (request instanceof Response) return request;
  const limit = discountLimitOf(await roleOf(c), await checkoutSettingsOf(c.env).current());
  return answered(await answerQuote(c.env, number, request, limit, actingOf(c, body.value)), body.value);
});

quoteOffice.post("/:number/message", requirePermission("quotes:answer"), async (c) => {
  const body = await readFields(c.req.raw, quoteMessage);
  if (!body.ok) return body.response;
  const number = c.req.param("number").slice(0, 64);
  const found = await quoteByNumber(c.env, number);
  if (!found) return notFound(number);
  const repeated = await repeatedKey(c.env, found.owner, number, body.value.key);
  if (repeated) return repeated;
  const { version, text } = body.value;
  const message = { version, text, by: c.get("actor").name };
  return answered(await writeToCustomer(c.env, number, message, actingOf(c, body.value)));
});

quoteOffice.post("/:number/mail", requirePermission("quotes:answer"), async (c) => {
  const body = await readFields(c.req.raw, quoteMailFields);
  if (!body.ok) return body.response;
  const number = c.req.param("number").slice(0, 64);
  const found = await quoteByNumber(c.env, number);
  const info = found?.quote.customerInfo;
  if (!found || !info) return notFound(number);
  // The key prevents a second mail for a repeated form.
  const mail = quoteMail({ ...found.quote, customerInfo: info }, body.value.key);
  const { version } = negotiationOf(found.quote);
  const audited = {
    ...{ key: body.value.key, actor: c.get("actor"), resource: "quotes", record: number, action: "quotes:answer" },
    ...{ version, before: {}, after: { mailedAgainTo: info.email }, reason: null },
  };
  if (await ledgerOf(c.env, found.owner).mailQuote(number, mail, audited)) return acted({ record: number, version });
  return tooManyRequests("This quote was sent three times in the last hour.", 3600);
});

quoteOffice.post("/:number/order", requirePermission("quotes:order"), async (c) => {
  const body = await readFields(c.req.raw, quoteOrder);
  if (!body.ok) return body.response;
  const number = c.req.param("number").slice(0, 64);
  const found = await quoteByNumber(c.env, number);
  if (!found) return notFound(number);
  const { version } = negotiationOf(found.quote);
  const repeated = await repeatedKey(c.env, found.owner, number, body.value.key);
  if (repeated) return repeated;
  if (version !== body.value.version) return outdated(version);
  const ordered = await orderFromQuote(c.env, found, body.value, actingOf(c, body.value));
  if (!ordered.ok) return fieldProblem(ordered.field, ordered.message);
  return acted({ record: number, version: ordered.version });
});

/** Role of the caller; programs with the operator's key have the role of owner. */
async function roleOf(c: Context<OfficeApp>): Promise<string> {
  return (await signedIn(c.req.raw, c.env))?.role ?? "owner";
}

const actingOf = (c: Context<OfficeApp>, { key, reason }: Pick<Acting, "key" | "reason">): Acting => ({
  ...{ actor: c.get("actor"), key, reason: reason ?? null },
});

/** The response to a form that was already carried out; null for a new key. */
async function repeatedKey(env: ServicesEnv, owner: string, number: string, key: string): Promise<Response | null> {
  const history = await ledgerOf(env, owner).auditHistory("quotes", number);
  const entry = history.find(({ id }) => id === key);
  return entry ? acted({ record: number, version: entry.version }) : null;
}

/** Converts the typed fields to an answer to the quote. An unchanged day keeps its time. */
function requestOf(
  quote: Quote,
  { version, lines, added, shipping, validUntil, terms, message }: QuoteAnswerFields,
  by: string,
): QuoteRevisionRequest | Response {
  const { currency } = quote.cart;
  const noAmount = (field: string) => fieldProblem(field, `Enter a price in ${currency}.`);
  const typed = lines.map((line, index) => ({ ...line, index, amount: readAmount(line.price, currency) }));
  const wrong = typed.find(({ amount }) => amount === null);
  if (wrong) return noAmount(`lines.${wrong.index}.price`);
  const products: QuoteRevisionRequest["added"][number][] = [];
  for (const [index, { sku, quantity, price, reason }] of added.entries()) {
    if (!(sku || quantity || price || reason)) continue;
    if (!sku) return fieldProblem(`added.${index}.sku`, "Enter the product.");
    if (!quantity) return fieldProblem(`added.${index}.quantity`, "Enter the units.");
    const amount = price === null ? null : readAmount(price, currency);
    if (price !== null && amount === null) return noAmount(`added.${index}.price`);
    products.push({ sku, quantity, centAmount: amount?.centAmount ?? null, reason: reason ?? "" });
  }
  const shippingAmount = shipping && readAmount(shipping.price, currency);
  if (shipping && !shippingAmount) return noAmount("shipping.price");
  const sameDay = calendarDay(new Date(quote.quoteExpirationDate), quote.country) === validUntil;
  return {
    ...{ version, by, terms: terms ?? "", message: message ?? "" },
    validUntil: sameDay ? quote.quoteExpirationDate : endOfDay(validUntil, quote.country).toISOString(),
    lines: typed.map(({ lineItemId, amount, quantity, reason }) => ({
      ...{ lineItemId, quantity, reason: reason ?? "", centAmount: amount?.centAmount ?? 0 },
    })),
    added: products,
    shipping: shipping &&
      shippingAmount && {
        ...{ methodId: shipping.methodId, centAmount: shippingAmount.centAmount, reason: shipping.reason ?? "" },
      },
  };
}

/** Form fields of refusals that do not concern a line, by code. */
const fieldsOfRules: Readonly<Record<string, string>> = { InvalidEnd: "validUntil" };

/**
 * Form fields within a line, an added product or shipping, by code of the refusal; all other refusals concern the
 * price.
 */
const partsOfRules: Readonly<Record<string, string>> = {
  ...{ ReasonMissing: "reason", UnknownProduct: "sku", AlreadyQuoted: "sku", UnknownMethod: "methodId" },
};

/** Path of the form field that a refusal concerns. */
function refusedField(code: string, place: QuotePlace | undefined, { lines, added }: QuoteAnswerFields) {
  const part = partsOfRules[code] ?? "price";
  if (place === undefined) return fieldsOfRules[code];
  if (place === "shipping") return `shipping.${part}`;
  if ("added" in place) {
    // Empty rows of the form add no products to the answer.
    const rows = [...added.keys()].filter((row) => added[row]?.sku);
    return `added.${rows[place.added]}.${part}`;
  }
  const index = lines.findIndex((line) => line.lineItemId === place.lineItemId);
  return index >= 0 ? `lines.${index}.${part}` : undefined;
}

function answered(answer: Awaited<ReturnType<typeof answerQuote>>, fields?: QuoteAnswerFields): Response {
  if (answer.ok) {
    const { version } = negotiationOf(answer.quote);
    return acted({ record: answer.quote.quoteNumber, version });
  }
  switch (answer.problem) {
    case "missing":
      return notFound("quote");
    case "outdated":
      return outdated(negotiationOf(answer.quote).version);
    case "refused": {
      const { code, message, place } = answer;
      const field = fields && refusedField(code, place, fields);
      return problemResponse(400, { code, message, ...(field && { field }) });
    }
    default:
      return answer satisfies never;
  }
}

function recordOf(env: ServicesEnv, quote: Quote, owner: string, checkout: CheckoutSettings): QuoteRecord {
  const { quoteNumber: number, anonymousId, cart, quoteType, customerInfo: info, country, language } = quote;
  const { version: _, ...negotiation } = negotiationOf(quote);
  const { subtotalPrice, shippingPrice } = summarize(cart);
  const { name, organisation } = personOf(info);
  const shop = env[storefrontVariable(regionOf(country))].replace(/\/$/, "");
  const address = cart.shippingAddress;
  return {
    ...{ number, country, language, ...negotiation },
    state: quoteStateOf(quote, new Date()),
    customer: {
      ...{ name, organisation, email: info?.email ?? "" },
      phone: info?.kind === "contact" ? (info.phone ?? "") : "",
    },
    distributor: isNegotiated(quote) ? null : (quote.distributor?.name ?? "a distributor"),
    hasAccount: owner.startsWith("customer:"),
    createdAt: quote.quoteCreationDate,
    validUntil: quote.quoteExpirationDate,
    lines: cart.lineItems.map((line) => ({
      ...{ id: line.id, sku: line.sku, name: line.name, quantity: line.quantity, listPrice: line.listPrice },
      ...{ price: agreedPrice(line), total: line.totalPrice, gift: line.lineItemMode === "gift" },
    })),
    subtotal: subtotalPrice,
    shipping: quoteType === "quoteEMEA" ? null : shippingPrice,
    shippingMethod: cart.shippingInfo?.shippingMethod?.id ?? null,
    shippingMethods:
      quoteType === "quoteEMEA"
        ? []
        : shippingEstimates(cart, country, checkout).map(({ id, name: { en_EN }, price }) => ({
            ...{ id, name: en_EN, price },
          })),
    total: payableInQuote(quoteType, cart),
    shipTo: address?.streetName && address.city ? postalLines(address, "en").join(", ") : null,
    links: {
      page: `${shop}/quote/view/${number}?id=${anonymousId}`,
      pdf: `${shop}/quote/view/${number}/pdf?id=${anonymousId}`,
    },
  };
}
