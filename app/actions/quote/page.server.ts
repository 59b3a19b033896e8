import type { Quote } from "@contracts/commerce/quotes";
import { keptFormField } from "@domain/market/kept-form";
import { quoteStateOf } from "@domain/quote/negotiation";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { basketAfter, reorder } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { modeOf } from "~/loaders/quote/draft.server";
import { type Place, pageOf, type QuotePageData } from "~/loaders/quote/page.server";
import { ServiceFailure } from "~/services/service-failure";
import { orderQuote } from "./order.server";
import { quoteProblem } from "./problems.server";
import { messageProblem, reasonProblem } from "./words.server";

const form = v.variant("intent", [
  v.object({ intent: v.literal("send-email") }),
  v.object({ intent: v.literal("message"), text: v.optional(v.string(), "") }),
  v.object({
    intent: v.picklist(["accept", "decline"]),
    revision: v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/), v.transform(Number)),
    reason: v.optional(v.string(), ""),
  }),
  v.object({
    intent: v.literal("add"),
    to: v.optional(v.literal("checkout")),
    key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
  }),
]);

/** Sends the quote, puts its lines into the basket, writes to the shop, accepts or declines. */
export function changeQuotePage(place: Place) {
  return async (context: PrivateContext, args: PageArgs & { form: FormData }) => {
    const typed = textFields(args.form);
    const asked = v.safeParse(form, typed);
    const isKept = keptFormField in typed;
    if (!asked.success && !isKept) throw new Response(null, { status: 400, statusText: "Bad Request" });
    const quote = await place.find(context, args);
    // The page of an outage offers the form again, with what was typed.
    if (!quote) throw new ServiceFailure("commerce", 0, "the quote cannot be read");
    const draft = { text: typed.text ?? "", reason: typed.reason ?? "", error: null };
    if (isKept || !asked.success) return data(await pageOf(context, place, args, quote, { draft }));
    switch (asked.output.intent) {
      case "send-email":
        return sendEmail(context, place, args, quote);
      case "message":
        return writeMessage(context, place, args, quote, draft);
      case "accept":
      case "decline": {
        const { intent, revision, reason } = asked.output;
        return decide(context, place, args, quote, { kind: kinds[intent], revision, reason }, draft);
      }
      case "add":
        return addToBasket(context, place, args, quote, asked.output);
      default:
        return asked.output satisfies never;
    }
  };
}

type Draft = QuotePageData["draft"];

const kinds = { accept: "accepted", decline: "declined" } as const;

/** The quote's page with a note about the change, with and without scripts. */
function pageWith(place: Place, args: PageArgs, quote: Quote, note: Record<string, string>) {
  const { path, id } = place.address(args, quote);
  const query = new URLSearchParams({ ...(id && { id }), ...note });
  return redirect(`${path}${query.size > 0 ? `?${query}` : ""}`, 303);
}

async function sendEmail(context: PrivateContext, place: Place, args: PageArgs, quote: Quote) {
  const result = await context.services.commerce.sendQuoteEmail(quote);
  if (result.ok) return pageWith(place, args, quote, { sent: "yes" });
  const { text, status } = quoteProblem(context, result);
  const problem = status === 429 ? context.t("quote.mailLimit") : text;
  return data(await pageOf(context, place, args, quote, { problem }), { status });
}

async function writeMessage(context: PrivateContext, place: Place, args: PageArgs, quote: Quote, draft: Draft) {
  const { t, services } = context;
  const { text } = draft;
  const again = async (status: number, change: Parameters<typeof pageOf>[4]) =>
    data(await pageOf(context, place, args, quote, change), { status });
  const fault = messageProblem(context, text);
  if (fault !== null) return again(422, { draft: { ...draft, error: { of: "text", text: fault } } });
  const result = await services.commerce.writeOnQuote(quote, text);
  if (result.ok) return pageWith(place, args, quote, { written: "yes" });
  const { text: problem, status } = quoteProblem(context, result);
  const limited = status === 429 ? t("quote.negotiation.messageLimit") : problem;
  return again(status, { problem: limited, draft });
}

async function decide(
  context: PrivateContext,
  place: Place,
  args: PageArgs,
  quote: Quote,
  decision: Parameters<PrivateContext["services"]["commerce"]["decideOnQuote"]>[1],
  draft: Draft,
) {
  const { t, services } = context;
  const fault = reasonProblem(context, decision.reason);
  if (fault !== null) {
    const marked: Draft = { ...draft, error: { of: "reason", text: fault } };
    return data(await pageOf(context, place, args, quote, { draft: marked }), { status: 422 });
  }
  const result = await services.commerce.decideOnQuote(quote, decision);
  if (result.ok) return pageWith(place, args, quote, {});
  const { text, status } = quoteProblem(context, result);
  // The quote was revised, ordered or ended meanwhile, so the page shows it again.
  const current = (await place.find(context, args)) ?? quote;
  const reason = result.errors.map(({ code }) => decisionMessages[code]).find(Boolean) ?? "refused";
  const message = status === 503 ? text : t(`quote.negotiation.${reason}`);
  // The page of a decided quote has no field for a reason.
  const state = quoteStateOf(current, context.now);
  const isOpen = state === "Submitted" || state === "Answered";
  const kept = isOpen ? draft : { ...draft, text: draft.text || draft.reason, reason: "" };
  return data(await pageOf(context, place, args, current, { problem: message, draft: kept }), { status });
}

const decisionMessages: Readonly<Partial<Record<string, "revised" | "decided">>> = {
  QuoteRevised: "revised",
  QuoteDecided: "decided",
};

async function addToBasket(
  context: PrivateContext,
  place: Place,
  args: PageArgs,
  quote: Quote,
  { key, to }: { readonly key: string; readonly to?: "checkout" | undefined },
) {
  const lead = modeOf(quote) === "lead";
  const reordered = lead ? await reorder(context, quote.cart, key) : await orderQuote(context, quote, key);
  const { added, outage } = reordered;
  const basket = basketAfter(reordered);
  if (basket) return to === "checkout" ? redirect("/checkout", 303) : basket;
  const page = { ...(await pageOf(context, place, args, quote)), key, reordered };
  return data<QuotePageData>(page, { status: added.length > 0 ? 200 : outage ? 503 : 422 });
}
