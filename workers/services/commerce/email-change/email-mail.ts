/** Mails about a change of the address: a request to both mailboxes, and a notice afterwards. */

import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { regionOf } from "@domain/market/region-rules";
import { mailLanguageOf } from "../orders/order-mail";

interface Texts {
  readonly ask: string;
  readonly askOld: (email: string) => string;
  readonly askNew: string;
  readonly both: string;
  readonly warning: string;
  readonly confirm: string;
  readonly changed: string;
  readonly changedBody: (email: string) => string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    ask: "Confirm the new email address of your account",
    askOld: (email) => `You asked to change the email address of your account to ${email}.`,
    askNew: "Someone asked to use this email address for an account in our shop.",
    both: "The address changes once both mailboxes have confirmed it. The link is valid for 24 hours.",
    warning: "If you did not ask for this, do nothing: the address stays as it is.",
    confirm: "Review the change",
    changed: "The email address of your account has changed",
    changedBody: (email) => `Your account now uses the address ${email}. Sign in with it from now on.`,
  },
  jp: {
    ask: "アカウントの新しいメールアドレスをご確認ください",
    askOld: (email) => `お客様のアカウントのメールアドレスを ${email} に変更するお申し込みがありました。`,
    askNew: "このメールアドレスを当社のアカウントに使用するお申し込みがありました。",
    both: "新旧両方のメールアドレスで確認いただくと変更されます。リンクの有効期間は24時間です。",
    warning: "お心当たりがない場合は、何もなさらないでください。メールアドレスは変更されません。",
    confirm: "変更内容を確認する",
    changed: "アカウントのメールアドレスを変更しました",
    changedBody: (email) =>
      `アカウントのメールアドレスは ${email} になりました。今後はこのアドレスでログインしてください。`,
  },
  cn: {
    ask: "请确认您账户的新电子邮箱",
    askOld: (email) => `您申请将账户的电子邮箱改为 ${email}。`,
    askNew: "有人申请将此电子邮箱用于本店的账户。",
    both: "新旧两个邮箱都确认后，更改才会生效。链接在 24 小时内有效。",
    warning: "如果不是您本人的请求，请忽略此邮件，邮箱不会更改。",
    confirm: "查看更改",
    changed: "您账户的电子邮箱已更改",
    changedBody: (email) => `您的账户现使用电子邮箱 ${email}，今后请用它登录。`,
  },
};

interface Question {
  /** New address. */
  readonly email: string;
  /** Path of the page, with its secret, by mailbox. */
  readonly paths: Readonly<Record<"old" | "new", string>>;
}

export function emailChangeMails(
  { email: present, locale, custom }: Customer,
  { email, paths }: Question,
): MailRequest[] {
  const language = mailLanguageOf(locale);
  const words = texts[language];
  const question = (mailbox: "old" | "new", to: string, body: string): MailRequest => ({
    ...{ id: `email-change-${mailbox}-${crypto.randomUUID()}`, to, language, template: "message" },
    data: {
      ...{ subject: words.ask, heading: words.ask, paragraphs: [body, words.both, words.warning], facts: [] },
      action: { label: words.confirm, path: paths[mailbox] },
      region: regionOf(custom.fields.registrationOrigin),
    },
  });
  return [question("old", present, words.askOld(email)), question("new", email, words.askNew)];
}

/** Notices of the change to both mailboxes. */
export function emailChangedMails({ email: former, locale, version }: Customer, email: string): MailRequest[] {
  const language = mailLanguageOf(locale);
  const { changed: subject, changedBody } = texts[language];
  return [former, email].map((to, index) => ({
    ...{ id: `email-changed-${version}-${index}-${crypto.randomUUID()}`, to, language, template: "message" },
    data: { subject, heading: subject, paragraphs: [changedBody(email)], facts: [] },
  }));
}
