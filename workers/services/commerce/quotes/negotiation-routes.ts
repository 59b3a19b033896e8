/** Customer's side of a submitted quote: messages, and the decision on its current revision. */
import { quoteDecisionRequest, quoteMessageRequest } from "@contracts/commerce/quote-negotiation";
import { quoteNumber } from "@contracts/commerce/quote-terms";
import type { Quote } from "@contracts/commerce/quotes";
import { personOf } from "@domain/quote/list-entry";
import { negotiationOf, type QuoteOutcome, withDecision, withMessage } from "@domain/quote/negotiation";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { insufficientScope, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse } from "../../shared/rate-limits/rate-limits";
import type { CommerceApp } from "../context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOf } from "../owner";
import { findQuote, noQuote } from "./find-quote";
import { salesMail } from "./sales-mail";

export const negotiationRoutes = new Hono<CommerceApp>();

/** Messages of customers on one quote. */
const messagesPerHour = 10;
const hour = 3600;
/** Attempts of a change: one that conflicts with another is retried on the new state. */
const attempts = 5;

negotiationRoutes.post("/:number/messages", async (c) => {
  const request = await readJson(c.req.raw, quoteMessageRequest, 16 * 1024);
  if (!request.ok) return request.response;
  const { anonymousId, text } = request.value;
  const number = c.req.param("number");
  const id = crypto.randomUUID();
  const limit = () => countUse(c.env, `quote-messages:${number}`, messagesPerHour, hour);
  return changed(c, anonymousId, limit, (quote, name, now) =>
    withMessage(quote, { id, at: now.toISOString(), from: "customer", name, text }),
  );
});

negotiationRoutes.post("/:number/decision", async (c) => {
  const request = await readJson(c.req.raw, quoteDecisionRequest, 16 * 1024);
  if (!request.ok) return request.response;
  const { anonymousId, ...decision } = request.value;
  return changed(
    c,
    anonymousId,
    async () => 0,
    (quote, name, now) => withDecision(quote, decision, { name, now }),
  );
});

type Change = (quote: Quote, name: string, now: Date) => QuoteOutcome;

async function changed(
  c: Context<CommerceApp>,
  anonymousId: string,
  limit: () => Promise<number>,
  change: Change,
): Promise<Response> {
  const owner = ownerOf(c);
  if (!owner) return insufficientScope();
  const number = c.req.param("number") ?? "";
  if (!v.is(quoteNumber, number)) return noQuote(number);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const found = await findQuote(c, number, { owner: owner.owner, anonymousId });
    if (!found.ok) return noQuote(number, found);
    const { quote } = found;
    const person = personOf(quote.customerInfo);
    // Another person with the link acts for the organization.
    const name = found.owner === owner.owner ? person.name : person.organisation;
    const outcome = change(quote, name, new Date());
    if (!outcome.ok) {
      const { code, message } = outcome;
      return problemResponse(code === "QuoteRevised" || code === "QuoteDecided" ? 409 : 400, { code, message });
    }
    if (outcome.quote === quote) return c.json(quote, 200, privateHeaders);
    const wait = attempt === 0 ? await limit() : 0;
    if (wait > 0) return tooManyRequests("Too many messages on this quote. Please try again later.", wait);
    const mail = salesMail(outcome.quote, c.env.SALES_EMAIL);
    const stored: Quote | null = await ledgerOf(c.env, found.owner).replaceQuote(
      outcome.quote,
      negotiationOf(quote).version,
      mail ? [mail] : [],
    );
    if (stored) return c.json(stored, 200, privateHeaders);
  }
  return problemResponse(409, { code: "ConcurrentModification", message: "The quote is being changed." });
}

const privateHeaders = { "cache-control": "no-store" };
