/** Quote request for an experiment: stored with it, sent to the sales team, and confirmed to the sender. */
import type { PanelProducts, PanelQuoteReceipt, PanelQuoteRequest } from "@contracts/panel";
import type { Context } from "hono";
import { callerNetwork } from "../../shared/caller";
import { notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import { countUse, limitOf } from "../../shared/rate-limits/rate-limits";
import { sha256 } from "../../shared/secrets";
import type { CommerceApp } from "../context";
import { experimentOf } from "./experiment-of";
import { requestMail, salesMail } from "./panel-mail";
import type { QuoteOfExperiment, StoredExperiment } from "./stored-experiment";

const hour = 3600;
/** Confirmations per mailbox and hour, so nobody can flood another person's. */
const requestsPerMailbox = 6;

interface QuoteRequestFacts {
  readonly kept: StoredExperiment;
  readonly request: PanelQuoteRequest;
  products(): Promise<PanelProducts>;
}

export async function requestQuote(c: Context<CommerceApp>, { kept, request, products }: QuoteRequestFacts) {
  const { experimentId } = kept;
  // A repeated request is neither counted nor stored again.
  if (kept.quote) return receipt(c, experimentId, kept.quote, 200);
  const { SALES_EMAIL: salesEmail } = c.env;
  if (!salesEmail) {
    console.error("SALES_EMAIL is not set: requests for quotes of panels cannot be delivered");
    return problemResponse(503, { code: "QuotesUnavailable", message: "Quotes of panels are not offered right now." });
  }
  const { contact, language, recaptchaToken } = request;
  const wait = await overLimit(c, kept.owner, contact.email, recaptchaToken !== undefined);
  if (wait > 0) return tooManyRequests("Too many requests for quotes. Please try again later.", wait);
  const quote: QuoteOfExperiment = {
    contact,
    language,
    checked: recaptchaToken !== undefined,
    requestedAt: new Date().toISOString(),
  };
  const about = { experiment: kept, products: await products() };
  const stored: QuoteOfExperiment | null = await experimentOf(c.env, experimentId).requestQuote(quote, [
    salesMail({ ...about, to: salesEmail }, quote),
    requestMail({ ...about, language, to: contact.email }),
  ]);
  return stored ? receipt(c, experimentId, stored, 201) : notFound(experimentId);
}

/**
 * Seconds to wait. Without the human check the limit is lower, but not zero, because the check may be unreachable for
 * the shopper.
 */
async function overLimit(c: Context<CommerceApp>, owner: string, email: string, checked: boolean): Promise<number> {
  const perHour = limitOf(c.env.QUOTES_PER_HOUR, 20);
  const limit = checked ? perHour : Math.ceil(perHour / 4);
  const limits: readonly (readonly [subject: string, most: number])[] = [
    [`panel-quotes:${owner}`, limit],
    [`panel-quotes-from:${callerNetwork(c.req.raw)}`, 2 * limit],
    [`panel-quotes-to:${await sha256(email.toLowerCase())}`, Math.max(requestsPerMailbox, Math.floor(perHour / 20))],
  ];
  for (const [subject, most] of limits) {
    const wait = await countUse(c.env, subject, most, hour);
    if (wait > 0) return wait;
  }
  return 0;
}

function receipt(c: Context<CommerceApp>, experimentId: string, { requestedAt }: QuoteOfExperiment, status: 200 | 201) {
  return c.json({ experimentId, requestedAt } satisfies PanelQuoteReceipt, status, { "cache-control": "no-store" });
}
