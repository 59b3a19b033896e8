/** The visitor's current quote: number and secret in a sealed cookie, so that the steps work without scripts. */
import { quoteNumber } from "@contracts/commerce/quote-terms";
import { type Quote, quoteAnonymousId } from "@contracts/commerce/quotes";
import { setCookie } from "@domain/http/cookies/set-cookie";
import { redirect } from "@framework/remix.server";
import { parse } from "cookie";
import * as v from "valibot";
import type { PrivateContext } from "~/context/request/types";
import type { QuoteReference } from "~/services/commerce/checkout-types";
import { ServiceFailure } from "~/services/service-failure";

const cookieName = "quote-draft";
const purpose = "quote-draft";
/** One day to return to the steps; a changed basket needs a new quote. */
const keptSeconds = 24 * 3600;
const kept = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    quoteNumber,
    anonymousId: quoteAnonymousId,
    /** Session that made it. After sign-in or sign-out the quote is dropped, because the machine may be shared. */
    customer: v.nullable(v.string()),
  }),
);

export async function keepDraft(context: PrivateContext, quote: QuoteReference): Promise<void> {
  const { quoteNumber: number, anonymousId } = quote;
  const sealed = await context.forms.sealValue(
    purpose,
    JSON.stringify({ quoteNumber: number, anonymousId, customer: context.session.customerId }),
  );
  context.setCookie(setCookie(cookieName, sealed, { maxAge: keptSeconds, sameSite: "strict" }));
}

async function keptDraft({ request, forms, session }: PrivateContext): Promise<QuoteReference | null> {
  const sealed = parse(request.headers.get("cookie") ?? "")[cookieName] ?? null;
  const parsed = v.safeParse(kept, await forms.openValue(purpose, sealed));
  return parsed.success && parsed.output.customer === session.customerId ? parsed.output : null;
}

export const reviewPath = "/quote/review";
export const customerInfoPath = "/quote/customer-info";
export const summaryPath = "/quote/summary";
export const confirmationPath = "/quote/confirmation";

/** The visit's quote; without one, redirects to the review. @throws a response, or an outage */
export async function currentQuote(context: PrivateContext): Promise<Quote> {
  const reference = await keptDraft(context);
  if (!reference) throw redirect(reviewPath, 303);
  const found = await context.services.commerce.quote(reference.quoteNumber, reference.anonymousId);
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "the quote cannot be read");
  if (!found.value) throw redirect(reviewPath, 303);
  return found.value;
}

/** For an empty basket: a shopper who goes back after the last step is redirected to the new quote. */
export async function leadToSubmitted(context: PrivateContext): Promise<void> {
  const reference = await keptDraft(context);
  const found = reference && (await context.services.commerce.quote(reference.quoteNumber, reference.anonymousId));
  if (found?.ok && found.value?.quoteState === "Submitted") throw redirect(confirmationPath, 303);
}

/** A quote that is not yet submitted; a submitted one redirects. */
export async function openQuote(context: PrivateContext): Promise<Quote> {
  const quote = await currentQuote(context);
  if (quote.quoteState === "Submitted") throw redirect(confirmationPath, 303);
  // Another country has other rules, so review the basket again.
  if (quote.country !== context.market.country) throw redirect(reviewPath, 303);
  return quote;
}

export const modeOf = ({ quoteType }: Pick<Quote, "quoteType">): "quote" | "lead" =>
  quoteType === "quoteB2D" ? "lead" : "quote";
