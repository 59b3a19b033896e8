/** Mail about a program that may now act for the customer. */

import type { Customer } from "@contracts/customers/customers";
import type { ProgramAccess, ProgramScope } from "@contracts/customers/programs";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { regionOf } from "@domain/market/region-rules";
import { mailLanguageOf } from "../orders/order-mail";

interface Texts {
  readonly subject: string;
  readonly body: string;
  readonly program: string;
  readonly may: string;
  readonly scopes: Readonly<Record<ProgramScope, string>>;
  readonly warning: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: "A program has access to your account",
    body: "You allowed a program to act for you. Its access ends after 180 days, or when you end it.",
    program: "Program, by its own name",
    may: "It may",
    scopes: {
      "dev.ucp.shopping.order:read": "read your orders",
      "dev.ucp.shopping.checkout:complete": "place orders in your name",
      "example.benchside.procurement:quotes": "read your quotes",
    },
    warning: "If this was not you, end its access on the page below and set a new password.",
    action: "See programs with access",
  },
  jp: {
    subject: "プログラムにアカウントへのアクセスを許可しました",
    body: "お客様に代わって操作することをプログラムに許可しました。アクセスは180日後、またはお客様が終了した時点で終了します。",
    program: "プログラム（自己申告の名称）",
    may: "許可された操作",
    scopes: {
      "dev.ucp.shopping.order:read": "ご注文の閲覧",
      "dev.ucp.shopping.checkout:complete": "お客様名義での注文",
      "example.benchside.procurement:quotes": "お見積りの閲覧",
    },
    warning: "お心当たりがない場合は、下記のページでアクセスを終了し、新しいパスワードを設定してください。",
    action: "アクセス中のプログラムを確認する",
  },
  cn: {
    subject: "已允许程序访问您的账户",
    body: "您已允许一个程序代您操作。其访问权限将在 180 天后，或在您终止时结束。",
    program: "程序（自报名称）",
    may: "允许的操作",
    scopes: {
      "dev.ucp.shopping.order:read": "读取您的订单",
      "dev.ucp.shopping.checkout:complete": "以您的名义下单",
      "example.benchside.procurement:quotes": "读取您的报价单",
    },
    warning: "如果不是您本人操作，请在以下页面终止其访问，并设置新密码。",
    action: "查看有访问权限的程序",
  },
};

export function programMail(
  { email, locale, custom }: Customer,
  { id, clientName, scopes }: ProgramAccess,
): MailRequest {
  const language = mailLanguageOf(locale);
  const { subject, body, program, may, scopes: names, warning, action } = texts[language];
  return {
    ...{ id: `program-${id}`, to: email, language, template: "message" },
    data: {
      ...{ subject, heading: subject, paragraphs: [body, warning] },
      facts: [[program, clientName], ...scopes.map((scope): [string, string] => [may, names[scope]])],
      action: { label: action, path: "/account/my/programs" },
      region: regionOf(custom.fields.registrationOrigin),
    },
  };
}
