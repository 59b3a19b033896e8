/** Mail about a new or removed passkey, so the customer notices a change that somebody else made. */

import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { regionOf } from "@domain/market/region-rules";
import { mailLanguageOf } from "../orders/order-mail";

type PasskeyEvent = "added" | "removed";

interface Texts {
  readonly events: Readonly<Record<PasskeyEvent, { readonly subject: string; readonly body: string }>>;
  readonly name: string;
  readonly warning: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    events: {
      added: {
        subject: "A passkey was added to your account",
        body: "You can now sign in with this passkey, without your password.",
      },
      removed: {
        subject: "A passkey was removed from your account",
        body: "This passkey no longer signs in to your account.",
      },
    },
    name: "Passkey",
    warning:
      "If this was not you, remove passkeys that you do not know on the page below, and set a new password. That ends every session.",
    action: "See your passkeys",
  },
  jp: {
    events: {
      added: {
        subject: "アカウントにパスキーが追加されました",
        body: "今後は、このパスキーによりパスワードなしでログインできます。",
      },
      removed: {
        subject: "アカウントからパスキーが削除されました",
        body: "このパスキーでは今後ログインできません。",
      },
    },
    name: "パスキー",
    warning:
      "お心当たりがない場合は、下記のページで見覚えのないパスキーを削除し、新しいパスワードを設定してください。すべてのセッションが終了します。",
    action: "パスキーを確認する",
  },
  cn: {
    events: {
      added: { subject: "您的账户已添加通行密钥", body: "今后可以用此通行密钥登录，无需输入密码。" },
      removed: { subject: "您的账户已删除通行密钥", body: "此通行密钥不能再登录您的账户。" },
    },
    name: "通行密钥",
    warning: "如果不是您本人操作，请在以下页面删除您不认识的通行密钥，并设置新密码。所有会话将随之结束。",
    action: "查看通行密钥",
  },
};

export function passkeyMail({ email, locale, custom }: Customer, event: PasskeyEvent, name: string): MailRequest {
  const language = mailLanguageOf(locale);
  const { events, warning, action, name: term } = texts[language];
  const { subject, body } = events[event];
  return {
    ...{ id: `passkey-${crypto.randomUUID()}`, to: email, language, template: "message" },
    data: {
      ...{ subject, heading: subject, paragraphs: [body, warning], facts: [[term, name]] },
      action: { label: action, path: "/account/my/passkeys" },
      region: regionOf(custom.fields.registrationOrigin),
    },
  };
}
