import type { Quote } from "@contracts/commerce/quotes";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import { reorder } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { modeOf } from "~/loaders/quote/draft.server";
import { type Place, pageOf, type QuotePageData } from "~/loaders/quote/page.server";
import { orderQuote } from "./order.server";
import { quoteProblem } from "./problems.server";

const form = v.variant("intent", [
  v.object({ intent: v.literal("send-email") }),
  v.object({ intent: v.literal("add"), key: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)) }),
]);

/** Sends the quote to its stored address, or puts its lines into the basket. */
export function changeQuotePage(place: Place) {
  return async (context: PrivateContext, args: PageArgs & { form: FormData }) => {
    const asked = v.safeParse(form, textFields(args.form));
    if (!asked.success) throw new Response(null, { status: 400, statusText: "Bad Request" });
    const quote = await place.find(context, args);
    if (!quote) return data(pageOf(context, place, args, null), { status: 503 });
    if (asked.output.intent === "send-email") return sendEmail(context, place, args, quote);
    return addToBasket(context, place, args, quote, asked.output.key);
  };
}

async function sendEmail(context: PrivateContext, place: Place, args: PageArgs, quote: Quote) {
  const result = await context.services.commerce.sendQuoteEmail(quote);
  if (result.ok) {
    const { path, id } = place.address(args, quote);
    return redirect(`${path}?${new URLSearchParams({ ...(id && { id }), sent: "yes" })}`, 303);
  }
  const { text, status } = quoteProblem(context, result);
  const problem = status === 429 ? context.t("quotes.mailLimit") : text;
  return data(pageOf(context, place, args, quote, { problem }), { status });
}

async function addToBasket(context: PrivateContext, place: Place, args: PageArgs, quote: Quote, key: string) {
  const lead = modeOf(quote) === "lead";
  const reordered = lead ? await reorder(context, quote.cart, key) : await orderQuote(context, quote, key);
  const { added, refused, messages, outage } = reordered;
  if (added.length > 0 && refused.length === 0 && messages.length === 0) {
    const count = added.reduce((sum, { quantity }) => sum + quantity, 0);
    const query = new URLSearchParams({ added: added.map(({ sku }) => sku).join(","), count: String(count) });
    return redirect(`/cart?${query}`, 303);
  }
  const page = { ...pageOf(context, place, args, quote), key, reordered };
  return data<QuotePageData>(page, { status: added.length > 0 ? 200 : outage ? 503 : 422 });
}
