/** Mail about a decision on a withdrawal. */
import type { Withdrawal } from "@contracts/commerce/withdrawals";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { factsOf } from "../mail-format";

type Decision = Exclude<Withdrawal["state"], "received">;

interface Texts {
  readonly subject: Readonly<Record<Decision, (reference: string) => string>>;
  readonly body: Readonly<Record<Decision, string>>;
  readonly reference: string;
  readonly contract: string;
  readonly goods: string;
  readonly reason: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: {
      accepted: (reference) => `Your withdrawal ${reference} is accepted`,
      refused: (reference) => `Your withdrawal ${reference} is refused`,
      refunded: (reference) => `Refund for your withdrawal ${reference}`,
    },
    body: {
      accepted:
        "We accept your withdrawal from the contract below. Send the goods back within 14 days of your statement. We will refund what you paid.",
      refused: "We cannot accept your withdrawal from the contract below, for the reason given here.",
      refunded: "We have refunded what you paid to the payment method that you used.",
    },
    reference: "Reference",
    contract: "Order or contract",
    goods: "Goods",
    reason: "Reason",
  },
  jp: {
    subject: {
      accepted: (reference) => `【Benchside】契約撤回の承諾 ${reference}`,
      refused: (reference) => `【Benchside】契約撤回をお受けできません ${reference}`,
      refunded: (reference) => `【Benchside】契約撤回のご返金 ${reference}`,
    },
    body: {
      accepted:
        "下記の契約の撤回を承諾いたしました。お申し出から14日以内に商品をご返送ください。お支払い済みの代金をご返金いたします。",
      refused: "下記の契約の撤回は、次の理由によりお受けできません。",
      refunded: "お支払い済みの代金を、ご利用のお支払い方法にてご返金いたしました。",
    },
    reference: "受付番号",
    contract: "ご注文・ご契約",
    goods: "対象の商品",
    reason: "理由",
  },
  cn: {
    subject: {
      accepted: (reference) => `您的合同撤回已被接受 ${reference}`,
      refused: (reference) => `您的合同撤回未被接受 ${reference}`,
      refunded: (reference) => `合同撤回退款 ${reference}`,
    },
    body: {
      accepted: "我们接受您撤回以下合同。请在声明之日起 14 天内寄回商品，我们将退还您已支付的款项。",
      refused: "由于以下原因，我们无法接受您撤回以下合同。",
      refunded: "我们已按您使用的付款方式退还您已支付的款项。",
    },
    reference: "编号",
    contract: "订单或合同",
    goods: "涉及商品",
    reason: "原因",
  },
};

interface Decided {
  readonly state: Decision;
  /** Version after the decision; each version has one mail. */
  readonly version: number;
  readonly reason: string | null;
}

export function decisionMail(
  { reference, statement, market }: Withdrawal,
  { state: decision, version, reason }: Decided,
): MailRequest {
  const words = texts[market.language];
  const subject = words.subject[decision](reference);
  return {
    ...{ id: `withdrawal-${reference}-${version}`, to: statement.email, language: market.language },
    template: "message",
    data: {
      ...{ subject, heading: subject, paragraphs: [words.body[decision]], region: market.region },
      facts: factsOf([
        [words.reference, reference],
        [words.contract, statement.contract],
        [words.goods, statement.goods],
        // A note about an acceptance is for the staff only.
        [words.reason, decision === "refused" ? (reason ?? "") : ""],
      ]),
    },
  };
}
