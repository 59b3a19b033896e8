/** Mail about a change of the second factor, so the customer notices one that somebody else made. */

import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { regionOf } from "@domain/market/region-rules";
import { mailLanguageOf } from "../orders/order-mail";

export type SecondFactorEvent = "on" | "off" | "codes" | "removed";

interface Texts {
  readonly events: Readonly<Record<SecondFactorEvent, { readonly subject: string; readonly body: string }>>;
  readonly warning: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    events: {
      on: {
        subject: "Two-step sign-in is on",
        body: "Signing in to your account now needs a code from your authenticator app. All other sessions have ended.",
      },
      off: {
        subject: "Two-step sign-in is off",
        body: "Signing in to your account now needs your password only.",
      },
      codes: {
        subject: "New recovery codes",
        body: "The recovery codes of your account were replaced. The former ones are no longer valid.",
      },
      removed: {
        subject: "Two-step sign-in was turned off by us",
        body: "Our staff turned off the second factor of your account on request, and ended all its sessions.",
      },
    },
    warning: "If this was not you, set a new password right away. That ends every session.",
    action: "Set a new password",
  },
  jp: {
    events: {
      on: {
        subject: "2段階認証を有効にしました",
        body: "今後のログインには認証アプリのコードが必要です。ほかのセッションはすべて終了しました。",
      },
      off: { subject: "2段階認証を無効にしました", body: "今後のログインに必要なのはパスワードのみです。" },
      codes: {
        subject: "回復用コードを再発行しました",
        body: "アカウントの回復用コードを新しいものに替えました。以前のコードは使えません。",
      },
      removed: {
        subject: "当社にて2段階認証を無効にしました",
        body: "ご依頼により、担当者がアカウントの2段階認証を無効にし、すべてのセッションを終了しました。",
      },
    },
    warning: "お心当たりがない場合は、ただちに新しいパスワードを設定してください。すべてのセッションが終了します。",
    action: "新しいパスワードを設定する",
  },
  cn: {
    events: {
      on: { subject: "两步验证已开启", body: "今后登录需要身份验证器应用的验证码。其他会话均已结束。" },
      off: { subject: "两步验证已关闭", body: "今后登录只需要密码。" },
      codes: { subject: "恢复码已更换", body: "您账户的恢复码已更换，原有恢复码不再有效。" },
      removed: {
        subject: "我们已关闭两步验证",
        body: "应请求，我们的工作人员关闭了您账户的两步验证，并结束了所有会话。",
      },
    },
    warning: "如果不是您本人操作，请立即设置新密码。所有会话将随之结束。",
    action: "设置新密码",
  },
};

export function secondFactorMail({ email, locale, custom }: Customer, event: SecondFactorEvent): MailRequest {
  const language = mailLanguageOf(locale);
  const { events, warning, action } = texts[language];
  const { subject, body } = events[event];
  return {
    ...{ id: `second-factor-${crypto.randomUUID()}`, to: email, language, template: "message" },
    data: {
      ...{ subject, heading: subject, paragraphs: [body, warning], facts: [] },
      action: { label: action, path: "/account/password/reset/request" },
      region: regionOf(custom.fields.registrationOrigin),
    },
  };
}
