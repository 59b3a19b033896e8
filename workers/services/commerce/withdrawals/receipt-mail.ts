/** Receipt of a withdrawal: its content and the time to the second, as Article 11a of Directive 2011/83/EU requires. */
import type { NewWithdrawal, WithdrawalReceipt } from "@contracts/commerce/withdrawals";
import { locales } from "@contracts/languages";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { timeZoneOf } from "@domain/market/time-zone";
import { factsOf } from "../mail-format";

interface Texts {
  readonly subject: (reference: string) => string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly reference: string;
  readonly received: string;
  readonly name: string;
  readonly contract: string;
  readonly goods: string;
  readonly email: string;
  readonly note: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (reference) => `Receipt of your withdrawal ${reference}`,
    heading: "We have received your withdrawal",
    paragraphs: ["You stated that you withdraw from the contract below. We will write to you about the next steps."],
    reference: "Reference",
    received: "Received",
    name: "Name",
    contract: "Order or contract",
    goods: "Goods",
    email: "Email",
    note: "If you did not make this statement, reply to this message.",
  },
  jp: {
    subject: (reference) => `【Benchside】契約撤回の受付 ${reference}`,
    heading: "契約の撤回を受け付けました",
    paragraphs: [
      "下記の契約を撤回する旨のお申し出を受け付けました。今後のお手続きについては、改めてご連絡いたします。",
    ],
    reference: "受付番号",
    received: "受付日時",
    name: "お名前",
    contract: "ご注文・ご契約",
    goods: "対象の商品",
    email: "メールアドレス",
    note: "お心当たりのない場合は、このメールにご返信ください。",
  },
  cn: {
    subject: (reference) => `您的合同撤回声明已收到 ${reference}`,
    heading: "我们已收到您的撤回声明",
    paragraphs: ["您声明撤回以下合同。后续步骤我们将另行通知您。"],
    reference: "编号",
    received: "收到时间",
    name: "姓名",
    contract: "订单或合同",
    goods: "涉及商品",
    email: "邮箱",
    note: "如非本人操作，请回复本邮件。",
  },
};

/** One receipt for each withdrawal; its id prevents a second mail after a repeated delivery. */
export function receiptMail(
  { statement, market }: NewWithdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): MailRequest {
  const { language, country, region } = market;
  const words = texts[language];
  const time = new Intl.DateTimeFormat(locales[language].lang, {
    dateStyle: "long",
    timeStyle: "long",
    timeZone: timeZoneOf(country),
  });
  return {
    id: `withdrawal-${reference}`,
    to: statement.email,
    language,
    template: "message",
    data: {
      subject: words.subject(reference),
      heading: words.heading,
      paragraphs: [...words.paragraphs],
      facts: factsOf([
        [words.reference, reference],
        [words.received, time.format(new Date(receivedAt))],
        [words.name, statement.name],
        [words.contract, statement.contract],
        [words.goods, statement.goods],
        [words.email, statement.email],
      ]),
      notes: [words.note],
      region,
    },
  };
}
