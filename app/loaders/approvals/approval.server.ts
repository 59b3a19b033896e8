/** `/account/my/approvals/{id}`: an order that waits for a second person, and its outcome. */
import type { Approval, ApprovalState, ApprovalSummary } from "@contracts/commerce/approvals";
import type { BasketLineView } from "@contracts/commerce/basket-answers";
import { postalLines } from "@domain/account/postal-lines";
import { lineView } from "@domain/basket/view";
import { type TotalsView, totalsOfCart, totalsView } from "@domain/checkout/totals-view";
import { formatMoney } from "@domain/money/format";
import { promotionNames } from "@domain/promotions/names";
import { shipToLabel } from "@domain/ship-to/parcels";
import type { Reordered } from "~/actions/order/reorder.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDateInText } from "~/i18n/format";
import { type FormState, freshForm } from "~/loaders/account/form.server";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { signInIfEnded } from "~/loaders/account/profile.server";
import { typedForm } from "~/loaders/form/typed-form.server";
import { type ShipToView, shipTosOf } from "~/loaders/ship-to/ship-tos.server";

const outcomes = ["asked", "approve", "refuse", "withdraw"] as const;
/** A reload later must not report an outcome that is no longer so. An approved order waits while its payment does. */
const statesOf: Readonly<Record<(typeof outcomes)[number], readonly ApprovalState[]>> = {
  asked: ["waiting"],
  approve: ["waiting", "ordered"],
  refuse: ["refused"],
  withdraw: ["withdrawn"],
};

export const approvalPath = (id: string): string => `/account/my/approvals/${id}`;

/** A request in a list. */
export interface ApprovalRow {
  readonly id: string;
  readonly href: string;
  readonly number: string;
  readonly requester: string;
  readonly total: string;
  readonly until: string;
}

interface ApprovalView extends Omit<ApprovalRow, "id" | "href"> {
  readonly state: ApprovalState;
  /** Name and day. */
  readonly decidedBy: string | null;
  readonly reason: string | null;
  readonly poNumber: string | null;
  readonly shipTo: readonly string[];
  /** All addresses of a request that goes to several; empty for others. */
  readonly shipTos: readonly ShipToView[];
  readonly lines: readonly (BasketLineView & { readonly shipTo: string | null })[];
  readonly totals: TotalsView;
  readonly may: Approval["may"];
  /** True for an approver whose own limit is too low to approve it. */
  readonly aboveOwnLimit: boolean;
  /** Idempotency key of the button that puts the items into the basket again; null if it is not offered. */
  readonly again: string | null;
}

export interface ApprovalData {
  readonly head: AccountHead;
  readonly path: string;
  /** Null during an outage, and for a request that the customer may not see. */
  readonly view: ApprovalView | null;
  readonly notFound: boolean;
  readonly form: FormState;
  readonly done: (typeof outcomes)[number] | null;
  /** Outcome of putting the items into the basket again, if some were left out. */
  readonly reordered: Reordered | null;
}

export async function loadApprovalPage(context: PrivateContext, { params, url }: PageArgs): Promise<ApprovalData> {
  const done = outcomes.find((outcome) => outcome === url.searchParams.get("done")) ?? null;
  return approvalData(context, url, params.approval ?? "", { form: await typedForm(context, url), done });
}

export async function approvalData(
  context: PrivateContext,
  url: URL,
  id: string,
  over: Partial<Pick<ApprovalData, "form" | "done" | "reordered"> & { key: string }>,
): Promise<ApprovalData> {
  const path = approvalPath(encodeURIComponent(id));
  const read = await context.services.accounts.approval(id);
  if (!read.ok) {
    signInIfEnded(context, url);
    context.setErrorStatus(503);
  } else if (!read.value) context.setErrorStatus(404);
  const view = read.ok && read.value ? viewOf(context, read.value, over.key) : null;
  return {
    head: accountHead(context, context.t("order.approval.title"), path),
    path,
    view,
    notFound: read.ok && read.value === null,
    form: over.form ?? freshForm,
    done: over.done && view && statesOf[over.done].includes(view.state) ? over.done : null,
    reordered: over.reordered ?? null,
  };
}

/** True if the request ended without an order; the buyer has another basket by then. */
const hasFailed = ({ state }: ApprovalSummary): boolean => state !== "waiting" && state !== "ordered";

/** @param key of a button that was pressed, so that pressing it again adds nothing twice */
function viewOf(
  context: PrivateContext,
  { cart, may, ...summary }: Approval,
  key: string = crypto.randomUUID(),
): ApprovalView {
  const { language } = context.market;
  const { id: _, href: __, ...row } = rowOf(context, summary);
  const numbers = cart.paymentInfo?.payments.map(({ custom }) => custom?.fields.poNumber);
  return {
    ...row,
    ...{
      may,
      aboveOwnLimit: may.includes("refuse") && !may.includes("approve"),
      state: summary.state,
      decidedBy: decisionText(context, summary),
      reason: summary.reason,
    },
    again: hasFailed(summary) && summary.requester.id === context.session.customerId ? key : null,
    poNumber: numbers?.find((number) => typeof number === "string") ?? null,
    shipTo: cart.shippingAddress ? postalLines(cart.shippingAddress, language) : [],
    shipTos: shipTosOf(cart, language),
    lines: cart.lineItems.map((line) => ({
      ...lineView(line, {
        ...{ showsPrices: true, language, promotionName: promotionNames(cart, language) },
        day: (time) => formatDateInText(new Date(time), context.market),
      }),
      shipTo: shipToLabel(line, cart),
    })),
    totals: totalsView(totalsOfCart(cart), undefined, language),
  };
}

function decisionText({ t, market }: PrivateContext, { decidedBy, decidedAt }: ApprovalSummary): string | null {
  if (decidedBy === null || decidedAt === null) return decidedBy;
  return t("order.approval.decidedOn", { name: decidedBy, date: formatDateInText(new Date(decidedAt), market) });
}

const rowOf = (context: PrivateContext, summary: ApprovalSummary): ApprovalRow => ({
  id: summary.id,
  href: approvalPath(summary.id),
  number: summary.orderNumber,
  requester: summary.requester.name,
  total: formatMoney(summary.total),
  until: formatDateInText(new Date(summary.validUntil), context.market),
});

/** Requests that wait; null during an outage. */
export async function openRequests(context: PrivateContext): Promise<readonly ApprovalRow[] | null> {
  const read = await context.services.accounts.approvals();
  if (!read.ok) return null;
  return read.value.filter(({ state }) => state === "waiting").map((summary) => rowOf(context, summary));
}
