/** Mail with the link to join a company. */

import type { MailLanguage, MailRequest } from "@contracts/mail";
import { regionOf } from "@domain/market/region-rules";

interface Texts {
  readonly subject: (company: string) => string;
  readonly body: (company: string, inviter: string) => string;
  readonly how: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: (company) => `Join ${company} at Benchside`,
    body: (company, inviter) => `${inviter} invites you to buy for ${company}.`,
    how: "Sign in with this email address, or open an account with it. The link is valid for 14 days. If you do not know the sender, ignore this email.",
    action: "Join the company",
  },
  jp: {
    subject: (company) => `Benchside：${company} への招待`,
    body: (company, inviter) => `${inviter} より、${company} の購買メンバーとして招待されました。`,
    how: "このメールアドレスでログインするか、アカウントを作成してください。リンクの有効期間は14日間です。お心当たりがない場合は、このメールを無視してください。",
    action: "会社に参加する",
  },
  cn: {
    subject: (company) => `Benchside：加入${company}`,
    body: (company, inviter) => `${inviter}邀请您加入${company}，为其采购。`,
    how: "请使用此电子邮箱登录或注册账户。链接在 14 天内有效。如果您不认识发件人，请忽略此邮件。",
    action: "加入公司",
  },
};

/**
 * @param invited its hash is the mail's id, so it is sent once
 * @param names names of the company, and of the inviting person or shop
 * @param country that the inviting person shops in; null for the shop, which writes in English
 */
export function invitationMail(
  email: string,
  { token, hash }: { readonly token: string; readonly hash: string },
  names: { readonly company: string; readonly inviter: string },
  { language, country }: { readonly language: MailLanguage; readonly country: string | null },
): MailRequest {
  const words = texts[language];
  return {
    ...{ id: `company-invitation-${hash}`, to: email, language, template: "message" },
    data: {
      ...{ subject: words.subject(names.company).slice(0, 200), heading: words.subject(names.company).slice(0, 200) },
      paragraphs: [words.body(names.company, names.inviter), words.how],
      facts: [],
      action: { label: words.action, path: `/account/my/company?invitation=${encodeURIComponent(token)}` },
      ...(country !== null && { region: regionOf(country) }),
    },
  };
}
