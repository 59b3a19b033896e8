/** A submitted quote: confirmation, the page linked from a mail, and the page in the account. */
import { type Quote, quoteAnonymousId } from "@contracts/commerce/quotes";
import { formatMoney } from "@domain/money/format";
import { currentRevision } from "@domain/quote/negotiation";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { Reordered } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext, PublicContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { readOwn } from "~/loaders/account/own-documents.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { ServiceFailure } from "~/services/service-failure";
import { isOutage } from "~/services/upstream/transport";
import { ordersOnline } from "./document-view.server";
import { confirmationPath, currentQuote, modeOf, reviewPath } from "./draft.server";
import { revisionIn } from "./negotiation-view.server";
import { type QuoteView, quoteView, type TrackedQuote, trackedQuote } from "./view.server";

export const myQuotesPath = "/account/my/myquotes";

export interface QuotePageData {
  readonly head: AccountHead;
  /** Target of its forms. */
  readonly action: string;
  readonly pdf: string;
  /** Null during an outage. */
  readonly quote: QuoteView | null;
  /** True if the quote is also in the account. */
  readonly signedIn: boolean;
  /** The mail was just sent. */
  readonly sent: boolean;
  /** A message was just sent to the shop. */
  readonly written: boolean;
  /** Text of a message and reason of a refusal that were not sent, and why. */
  readonly draft: {
    readonly text: string;
    readonly reason: string;
    readonly error: { readonly of: "text" | "reason"; readonly text: string } | null;
  };
  /** Absolute address for a buyer to whom the quote is handed over. */
  readonly buyersLink: string;
  /** The page was opened by that link: ordering continues at the checkout. */
  readonly forBuyer: boolean;
  /** Address of each revision by its number; the current one has the page's own. */
  readonly revisionHrefs: Readonly<Record<number, string>>;
  /** Number of the current revision, if the page shows a former one. */
  readonly supersededBy: number | null;
  readonly problem: string | null;
  /** Idempotency key of the reorder button. */
  readonly key: string;
  readonly reordered: Reordered | null;
  readonly tracked: TrackedQuote | null;
  /** Today's list price of one piece by SKU, beside the prices of an expired quote. */
  readonly todaysPrices: Readonly<Record<string, string>>;
}

/** One of the three pages: how it loads its quote, and its address without one-time parameters. */
export interface Place {
  readonly find: (context: PrivateContext, args: PageArgs) => Promise<Quote | null>;
  readonly address: (args: PageArgs, quote: Quote | null) => { readonly path: string; readonly id: string | null };
  /** Report the step to analytics. */
  readonly step?: true;
}

const confirmation: Place = {
  async find(context) {
    const quote = await currentQuote(context);
    if (quote.quoteState !== "Submitted") throw redirect(reviewPath, 303);
    return quote;
  },
  address: () => ({ path: confirmationPath, id: null }),
  step: true,
};

/** The number alone grants no access; the id from the mail's link is required (W14). */
const byLink: Place = {
  async find(context, { params, url }) {
    const { services, session } = context;
    const id = v.safeParse(quoteAnonymousId, url.searchParams.get("id"));
    if (!id.success) throw pageNotFound();
    const read = () => services.commerce.quote(params.quotenumber ?? "", id.output);
    const first = await read();
    // The link is valid for anyone, so retry without a session that has just ended.
    const found = !first.ok && !isOutage(first.status) && session.expired ? await read() : first;
    if (!found.ok && found.status === 429) throw tooManyRequests(context, found.retryAfterSeconds);
    if (!found.ok) throw new ServiceFailure("commerce", found.status, "the quote cannot be read");
    return submittedOnly(found.value);
  },
  address: ({ params, url }) => ({ path: `/quote/view/${params.quotenumber}`, id: url.searchParams.get("id") }),
};

const own: Place = {
  async find(context, { params, url }) {
    const read = readOwn(context, await context.services.commerce.quote(params.quotenumber ?? ""), url);
    return read && submittedOnly(read.value);
  },
  address: ({ params }) => ({ path: `${myQuotesPath}/${params.quotenumber}`, id: null }),
};

export const quotePlaces = { confirmation, byLink, own } as const;

function submittedOnly(quote: Quote | null): Quote {
  if (quote?.quoteState !== "Submitted") throw pageNotFound();
  return quote;
}

export function loadQuotePage(place: Place) {
  return async (context: PrivateContext, args: PageArgs): Promise<QuotePageData> => {
    const { searchParams } = args.url;
    const current = await place.find(context, args);
    const quote = current && (await revisionOf(context, current, revisionIn(args.url)));
    const page = await pageOf(context, place, args, quote, {
      sent: searchParams.get("sent") === "yes",
      written: searchParams.get("written") === "yes",
      problem: noPdf(context, searchParams.get("pdf")),
      supersededBy: current && quote !== current ? currentRevision(current) : null,
    });
    return quote && page.quote?.expired ? { ...page, todaysPrices: await todaysPricesOf(context, quote) } : page;
  };
}

/** The quote as it was in a revision; an unknown number is not found. */
async function revisionOf(context: PrivateContext, current: Quote, revision: number | null): Promise<Quote> {
  if (revision === null || revision === currentRevision(current)) return current;
  const { quoteNumber, anonymousId } = current;
  const found = await context.services.commerce.quote(quoteNumber, anonymousId, revision);
  if (!found.ok) throw new ServiceFailure("commerce", found.status, "a revision of the quote cannot be read");
  return submittedOnly(found.value);
}

/** Empty during an outage of the catalogue. A price in another currency would not compare. */
async function todaysPricesOf(context: PrivateContext, { cart, country }: Quote): Promise<Record<string, string>> {
  const skus = cart.lineItems.map(({ sku }) => sku);
  const briefs = await context.defer("today's prices", context.services.catalogue.briefs(skus, country));
  if (!briefs.ok) return {};
  return Object.fromEntries(
    briefs.value.flatMap(({ sku, listPrice }) =>
      listPrice?.currencyCode === cart.currency ? [[sku, formatMoney(listPrice)]] : [],
    ),
  );
}

/** Message after a redirect from the PDF. */
function noPdf({ t }: PrivateContext, reason: string | null): string | null {
  if (reason === "limit") return t("quote.pdfLimit");
  return reason === "unavailable" ? t("quote.pdfUnavailable") : null;
}

export async function pageOf(
  context: PrivateContext,
  place: Place,
  args: PageArgs,
  quote: Quote | null,
  {
    sent = false,
    written = false,
    problem = null,
    draft = { text: "", reason: "", error: null },
    supersededBy = null,
  }: Partial<Pick<QuotePageData, "sent" | "written" | "problem" | "draft" | "supersededBy">> = {},
): Promise<QuotePageData> {
  const { path, id } = place.address(args, quote);
  const number = quote?.quoteNumber ?? (args.params.quotenumber ?? "").slice(0, 32);
  const lead = quote && modeOf(quote) === "lead";
  const query = (id: string) => `?${new URLSearchParams({ id })}`;
  const withRevision = (revision: number, id: string | null) =>
    `?${new URLSearchParams({ ...(id && { id }), revision: String(revision) })}`;
  const view = quote && quoteView(quote, context, await ordersOnline(context, quote));
  const shown = view?.negotiation?.revision;
  const count = supersededBy ?? shown ?? 0;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return {
    head: accountHead(context, context.t(lead ? "quote.oneRequest" : "quote.one", { number }), path, id !== null),
    action: id ? path + query(id) : path,
    pdf: `/quote/view/${number}/pdf${pdfQuery(quote, supersededBy === null ? null : (shown ?? null))}`,
    quote: view,
    ...{ written, draft, supersededBy },
    buyersLink: `${args.url.origin}/quote/view/${number}?${new URLSearchParams({ id: quote?.anonymousId ?? "", buyer: "1" })}`,
    forBuyer: args.url.searchParams.get("buyer") === "1",
    revisionHrefs: Object.fromEntries(
      numbers.map((revision) => [
        revision,
        revision === count ? path + (id ? query(id) : "") : path + withRevision(revision, id),
      ]),
    ),
    signedIn: context.session.kind === "customer",
    sent,
    problem,
    key: crypto.randomUUID(),
    reordered: null,
    todaysPrices: {},
    tracked: quote && place.step ? trackedQuote(modeOf(quote), sent ? "send-email" : "confirmation", quote.cart) : null,
  };
}

function pdfQuery(quote: Quote | null, revision: number | null): string {
  if (!quote) return "";
  return `?${new URLSearchParams({ id: quote.anonymousId, ...(revision !== null && { revision: String(revision) }) })}`;
}

/** Default if the upstream does not send Retry-After. */
const usualWaitSeconds = 60;

/**
 * Stops a loader with a 429 page that states the wait, and `Retry-After`.
 * @param waitSeconds requested by the upstream
 */
function tooManyRequests({ t }: Pick<PublicContext, "t">, waitSeconds = usualWaitSeconds) {
  const title = t("chrome.titleTemplate", { title: t("errors.limitedTitle") });
  return data(
    { title, waitMinutes: Math.ceil(waitSeconds / 60) },
    { status: 429, statusText: "Too Many Requests", headers: { "retry-after": String(waitSeconds) } },
  );
}
