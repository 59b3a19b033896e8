/** Mails about an order that waits for a second person: to its possible approvers and to its requester. */

import type { Cart } from "@contracts/commerce/cart";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { payableTotal } from "@domain/checkout/totals-view";
import { regionOf } from "@domain/market/region-rules";
import { formatMoney } from "@domain/money/format";
import type { PlacementApproval } from "../carts/placement-store";
import { dayIn } from "../mail-format";

type Outcome = "refused" | "expired" | "failed";

interface Texts {
  readonly subject: (requester: string) => string;
  readonly body: (requester: string, company: string) => string;
  readonly total: string;
  readonly until: string;
  readonly lines: string;
  readonly look: string;
  readonly outcome: Readonly<Record<Outcome, string>>;
  readonly outcomeBody: Readonly<Record<Outcome, (by: string) => string>>;
  readonly reason: string;
  readonly open: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (requester) => `An order of ${requester} waits for your approval`,
    body: (requester, company) =>
      `${requester} wants to order for ${company}. The amount is above the limit of ${requester}, so the order waits for you.`,
    total: "Total",
    until: "Prices valid until",
    lines: "Lines",
    look: "View the order",
    outcome: {
      refused: "Your order was not approved",
      expired: "Your order was not approved in time",
      failed: "Your approved order could not be placed",
    },
    outcomeBody: {
      refused: (by) => `${by} did not approve your order. Nothing was charged.`,
      expired: () => "Nobody approved your order while its prices were valid. Nothing was charged.",
      failed: (by) => `${by} approved your order, but its payment was refused. Nothing was charged.`,
    },
    reason: "Reason",
    open: "Open the request",
  },
  jp: {
    subject: (requester) => `${requester} 様のご注文が承認を待っています`,
    body: (requester, company) =>
      `${requester} 様が ${company} のご注文を申請しました。購入上限を超えているため、承認が必要です。`,
    total: "合計",
    until: "価格の有効期限",
    lines: "明細数",
    look: "注文を確認する",
    outcome: {
      refused: "ご注文は承認されませんでした",
      expired: "ご注文は期限までに承認されませんでした",
      failed: "承認されたご注文を確定できませんでした",
    },
    outcomeBody: {
      refused: (by) => `${by} 様がご注文を承認しませんでした。ご請求はありません。`,
      expired: () => "価格の有効期限までに承認されませんでした。ご請求はありません。",
      failed: (by) => `${by} 様が承認しましたが、お支払いが完了しませんでした。ご請求はありません。`,
    },
    reason: "理由",
    open: "申請を開く",
  },
  cn: {
    subject: (requester) => `${requester}的订单等待您审批`,
    body: (requester, company) => `${requester}要为${company}下单，金额超过其限额，需要您审批。`,
    total: "总计",
    until: "价格有效期至",
    lines: "行数",
    look: "查看订单",
    outcome: { refused: "您的订单未获批准", expired: "您的订单未在期限内获批", failed: "您的订单已获批，但未能提交" },
    outcomeBody: {
      refused: (by) => `${by}未批准您的订单。未产生任何费用。`,
      expired: () => "在价格有效期内无人审批您的订单。未产生任何费用。",
      failed: (by) => `${by}已批准您的订单，但付款未通过。未产生任何费用。`,
    },
    reason: "原因",
    open: "打开申请",
  },
};

interface Request {
  readonly id: string;
  readonly cart: Cart;
  readonly approval: PlacementApproval;
}

const path = (id: string) => `/account/my/approvals/${id}`;

function factsIn(language: MailLanguage, { cart, approval }: Request): [string, string][] {
  const words = texts[language];
  return [
    [words.total, formatMoney(payableTotal(cart))],
    [words.lines, String(cart.lineItems.length)],
    [words.until, dayIn(language, cart.country)(approval.validUntil)],
  ];
}

/** Asks one approver. Its id combines request and person, so a repeat is not sent again. */
export function requestMail(
  request: Request,
  approver: { readonly id: string; readonly email: string; readonly language: MailLanguage },
): MailRequest {
  const { id, approval, cart } = request;
  const { language } = approver;
  const words = texts[language];
  const subject = words.subject(approval.requesterName).slice(0, 200);
  return {
    ...{ id: `approval-${id}-${approver.id}`.slice(0, 128), to: approver.email, language, template: "message" },
    data: {
      ...{ subject, heading: subject, facts: factsIn(language, request) },
      paragraphs: [words.body(approval.requesterName, approval.companyName).slice(0, 2000)],
      action: { label: words.look, path: path(id) },
      region: regionOf(cart.country),
    },
  };
}

/** Informs the requester that the order will not be placed. */
export function outcomeMail(
  request: Request,
  outcome: Outcome,
  { email, language }: { readonly email: string; readonly language: MailLanguage },
): MailRequest {
  const { id, approval, cart } = request;
  const words = texts[language];
  const reason = approval.decision?.reason;
  return {
    ...{ id: `approval-${id}-${outcome}`, to: email, language, template: "message" },
    data: {
      ...{ subject: words.outcome[outcome], heading: words.outcome[outcome] },
      paragraphs: [words.outcomeBody[outcome](approval.decision?.by ?? "").slice(0, 2000)],
      facts: [...factsIn(language, request), ...(reason ? [[words.reason, reason] as [string, string]] : [])],
      action: { label: words.open, path: path(id) },
      region: regionOf(cart.country),
    },
  };
}
