/** `/account/my/myquotes`: the customer's quotes, newest first (T-QUOTE-17 to T-QUOTE-19). */
import type { Quote } from "@contracts/commerce/quotes";
import { quoteTotals } from "@domain/checkout/quote-totals";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { listPart, pagesOf, readOwn } from "~/loaders/account/own-documents.server";
import { type GuestRecordRow, guestQuoteRows } from "~/loaders/guest-records/guest-records.server";
import { myQuotesPath } from "./page.server";
import { quoteView } from "./view.server";

export interface QuoteRow {
  readonly number: string;
  readonly href: string;
  readonly mode: "quote" | "lead";
  readonly created: string;
  readonly expires: string | null;
  /** State in words; null for a distributor request. */
  readonly state: string | null;
  /** Null if a distributor sets the prices. */
  readonly total: string | null;
  readonly items: number;
}

export interface MyQuotesData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly rows: readonly QuoteRow[] | null;
  /** Quotes that the account can take over; empty on later pages and during an outage. */
  readonly guestQuotes: readonly GuestRecordRow[];
  readonly page: number;
  readonly pages: number;
}

export async function loadMyQuotesPage(context: PrivateContext, { url }: PageArgs): Promise<MyQuotesData> {
  const { page, limit, offset } = listPart(url);
  const head = accountHead(context, context.t("quote.mine"), myQuotesPath);
  const [quotes, guestQuotes] = await Promise.all([
    context.services.commerce.quotes({ limit, offset }),
    page === 1 ? guestQuoteRows(context) : [],
  ]);
  const read = readOwn(context, quotes, url);
  if (!read) return { head, rows: null, guestQuotes: [], page: 1, pages: 1 };
  const { results, total } = read.value;
  const pages = pagesOf(total, page, url);
  return { head, rows: results.map((quote) => quoteRow(context, quote)), guestQuotes, page, pages };
}

function quoteRow(context: PrivateContext, quote: Quote): QuoteRow {
  const {
    number,
    mode,
    created: { text: created },
    expires,
    negotiation,
    // The row has no part that depends on it.
  } = quoteView(quote, context, false);
  return {
    ...{ number, mode, created, expires },
    state: negotiation?.stateText ?? null,
    href: `${myQuotesPath}/${number}`,
    total: quoteTotals(quote.quoteType, quote.cart)?.total ?? null,
    items: quote.cart.totalLineItemQuantity,
  };
}
