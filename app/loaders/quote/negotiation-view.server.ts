/** State, revisions and messages of a quote, for its pages. */
import type { QuoteRevision, QuoteState } from "@contracts/commerce/quote-negotiation";
import type { Quote } from "@contracts/commerce/quotes";
import type { Money } from "@contracts/values/money";
import { formatMoney } from "@domain/money/format";
import { negotiationOf, quoteStateOf } from "@domain/quote/negotiation";
import { shippingTexts } from "@domain/quote/revise-shipping";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";

export interface RevisionView {
  readonly revision: number;
  /** Person who answered, and the time. */
  readonly answered: string;
  readonly expires: string;
  readonly total: string;
  readonly changes: readonly string[];
  readonly terms: string | null;
}

export interface NegotiationView {
  readonly state: QuoteState;
  /** The state in words, with revision or order number. */
  readonly stateText: string;
  /** Order that was placed at the prices. */
  readonly orderNumber: string | null;
  /** Revision that the page shows. */
  readonly revision: number;
  /** Newest first. */
  readonly revisions: readonly RevisionView[];
  /** Oldest first. */
  readonly messages: readonly { readonly id: string; readonly from: string; readonly text: string }[];
  /** The decision on the current revision, in words. */
  readonly decision: string | null;
  /** True while the customer may accept or decline. */
  readonly open: boolean;
}

type Viewing = Pick<PrivateContext, "market" | "t" | "now">;

export function negotiationView(quote: Quote, context: Viewing): NegotiationView {
  const { t } = context;
  const { revisions, messages, decision, orderNumber } = negotiationOf(quote);
  const state = quoteStateOf(quote, context.now);
  const date = (time: string) => formatDateInText(new Date(time), context.market);
  const decided = decision?.revision === revisions.length ? decision : null;
  return {
    state,
    stateText: stateText(state, { revision: revisions.length, orderNumber }, context),
    orderNumber,
    revision: revisions.length,
    revisions: revisions.map((one) => revisionView(one, context)).reverse(),
    messages: messages.map(({ id, from, name, at, text }) => ({
      ...{ id, text },
      from: t(from === "shop" ? "quote.negotiation.shop" : "quote.negotiation.from", { name, date: date(at) }),
    })),
    decision: decided && decisionText(decided, date(decided.at), context),
    open: state === "Submitted" || state === "Answered",
  };
}

/** State in words; empty for a draft, which no page lists. */
function stateText(
  state: QuoteState,
  { revision, orderNumber }: { readonly revision: number; readonly orderNumber: string | null },
  { t }: Pick<Viewing, "t">,
): string {
  return state === "Draft" ? "" : t(`quote.negotiation.states.${state}`, { revision, order: orderNumber ?? "" });
}

function revisionView(revision: QuoteRevision, context: Viewing): RevisionView {
  const { t } = context;
  const date = (time: string) => formatDateInText(new Date(time), context.market);
  const { at, by, total, terms, validUntil, changes, shipping } = revision;
  const amount = (quantity: number, price: Money) =>
    quantity === 0 ? t("quote.negotiation.none") : `${quantity} × ${formatMoney(price)}`;
  return {
    revision: revision.revision,
    answered:
      by === null ? t("quote.negotiation.first") : t("quote.negotiation.answeredOn", { name: by, date: date(at) }),
    expires: date(validUntil),
    total: formatMoney(total),
    changes: [
      ...changes.map(({ sku, formerPrice, price, formerQuantity, quantity, reason }) =>
        t("quote.negotiation.change", {
          ...{ what: sku, reason },
          ...{ former: amount(formerQuantity, formerPrice), next: amount(quantity, price) },
        }),
      ),
      ...(shipping
        ? [
            t("quote.negotiation.change", {
              ...{ what: t("checkout.totals.shipping"), ...shippingTexts(shipping, context.market.language) },
            }),
          ]
        : []),
    ],
    terms,
  };
}

function decisionText(
  { kind, name, reason }: NonNullable<ReturnType<typeof negotiationOf>["decision"]>,
  date: string,
  { t }: Pick<Viewing, "t">,
): string {
  if (kind === "accepted") return t("quote.negotiation.acceptedBy", { name, date });
  return t("quote.negotiation.declinedBy", { name, date, reason: reason ?? t("quote.negotiation.noReason") });
}

/** Number of the revision that an address names; null for the current one, also for a malformed number. */
export function revisionIn({ searchParams }: Pick<URL, "searchParams">): number | null {
  const text = searchParams.get("revision") ?? "";
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null;
}
