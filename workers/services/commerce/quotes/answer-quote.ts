/** Answers of the staff to a quote. Rules are in `domain/quote`; each change is stored with its mail. */
import type { QuoteMessage, QuoteRevisionRequest } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import type { AuditActor, AuditFacts } from "@contracts/office/audit";
import { formatMoney } from "@domain/money/format";
import { negotiationOf, type QuoteOutcome, type QuotePlace, withMessage } from "@domain/quote/negotiation";
import { agreedPrice, revise } from "@domain/quote/revise";
import { quotedShippingPrice } from "@domain/quote/revise-shipping";
import type { ServicesEnv } from "../../env";
import { contextOf } from "../carts/cart-context";
import { ledgerOf } from "../ledgers/ledger-of";
import { ownerOfNumber } from "../ledgers/number-directory";
import { messageMail, revisionMail } from "./answer-mail";

type Answered =
  | { readonly ok: true; readonly quote: Quote }
  | { readonly ok: false; readonly problem: "missing" }
  /** The quote was changed by another person first; `quote` is its current version. */
  | { readonly ok: false; readonly problem: "outdated"; readonly quote: Quote }
  | {
      readonly ok: false;
      readonly problem: "refused";
      readonly code: string;
      readonly message: string;
      readonly place?: QuotePlace;
    };

/** A quote by its number, in whichever ledger it is; null for an unknown number. */
export async function quoteByNumber(env: ServicesEnv, number: string): Promise<{ quote: Quote; owner: string } | null> {
  const owner = await ownerOfNumber(env, number);
  const quote: Quote | null = owner === null ? null : await ledgerOf(env, owner).quote(number);
  return owner !== null && quote ? { quote, owner } : null;
}

/** Acting person, and the form's key and reason. */
export interface Acting {
  readonly actor: AuditActor;
  readonly key: string;
  readonly reason?: string | null;
}

/** @param discountLimit largest discount from the list price that the person may give, in parts per million */
export async function answerQuote(
  env: ServicesEnv,
  number: string,
  request: QuoteRevisionRequest,
  discountLimit: number,
  acting: Acting,
): Promise<Answered> {
  const found = await quoteByNumber(env, number);
  if (!found) return { ok: false, problem: "missing" };
  const context = await contextOf(env, {
    command: { customer: "customer", owner: found.owner, maxLines: 500 },
    ...{ actions: [], cart: null, shopperCountry: found.quote.country },
    ...{ skus: request.added.map(({ sku }) => sku), needsPrices: request.added.length > 0 },
  });
  return changed(env, number, request.version, acting, (quote) => {
    const revised = revise(quote, request, { discountLimit, context });
    if (!revised.ok || !request.message) return withMail(revised, (next) => revisionMail(next, null));
    const message = newMessage(request.by, request.message, new Date(context.now));
    return withMail(withMessage(revised.quote, message), (next) =>
      revisionMail(next, negotiationOf(next).messages.at(-1) ?? null),
    );
  });
}

export async function writeToCustomer(
  env: ServicesEnv,
  number: string,
  { version, text, by }: { readonly version: number; readonly text: string; readonly by: string },
  acting: Acting,
): Promise<Answered> {
  const message = newMessage(by, text, new Date());
  return changed(env, number, version, acting, (quote) =>
    withMail(withMessage(quote, message), (next) => {
      const written = negotiationOf(next).messages.at(-1);
      return written ? messageMail(next, written) : null;
    }),
  );
}

const newMessage = (name: string, text: string, now: Date): Omit<QuoteMessage, "revision"> => ({
  ...{ id: crypto.randomUUID(), at: now.toISOString(), from: "shop", name, text },
});

type WithMail = { readonly outcome: QuoteOutcome; readonly mail: ReturnType<typeof messageMail> };

const withMail = (outcome: QuoteOutcome, mailOf: (quote: Quote) => WithMail["mail"]): WithMail => ({
  outcome,
  mail: outcome.ok ? mailOf(outcome.quote) : null,
});

async function changed(
  env: ServicesEnv,
  number: string,
  version: number,
  { actor, key, reason = null }: Acting,
  change: (quote: Quote) => WithMail,
): Promise<Answered> {
  const found = await quoteByNumber(env, number);
  if (!found) return { ok: false, problem: "missing" };
  if (negotiationOf(found.quote).version !== version) return { ok: false, problem: "outdated", quote: found.quote };
  const { outcome, mail } = change(found.quote);
  if (!outcome.ok) return { ...outcome, problem: "refused" };
  const audited = {
    ...{ key, actor, reason, resource: "quotes", record: number, action: "quotes:answer" },
    ...{ before: auditFactsOf(found.quote), after: auditFactsOf(outcome.quote) },
    version: negotiationOf(outcome.quote).version,
  };
  const stored: Quote | null = await ledgerOf(env, found.owner).replaceQuote(
    outcome.quote,
    version,
    mail ? [mail] : [],
    audited,
  );
  if (stored) return { ok: true, quote: stored };
  const now = await quoteByNumber(env, number);
  return now ? { ok: false, problem: "outdated", quote: now.quote } : { ok: false, problem: "missing" };
}

/** Facts of a quote for the audit log. */
function auditFactsOf(quote: Quote): AuditFacts {
  const { revisions, messages } = negotiationOf(quote);
  const current = revisions.at(-1);
  const prices = quote.cart.lineItems.map(
    (line) => `${line.quantity} × ${line.sku} at ${formatMoney(agreedPrice(line))}`,
  );
  return {
    revision: revisions.length,
    lines: prices.join("; "),
    shipping: formatMoney(quotedShippingPrice(quote)),
    validUntil: quote.quoteExpirationDate,
    terms: current?.terms ?? null,
    messages: messages.length,
    lastMessage: messages.at(-1)?.text ?? null,
  };
}
