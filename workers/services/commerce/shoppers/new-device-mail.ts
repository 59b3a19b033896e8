/** Mail about a sign-in from a kind of device that is new to the account. */
import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import { countryName } from "@domain/market/countries";
import { factsOf } from "../mail-format";
import { mailLanguageOf } from "../orders/order-mail";
import type { GrantOrigin } from "./grant-store";

interface Texts {
  readonly subject: string;
  readonly body: string;
  readonly device: string;
  readonly country: string;
  readonly time: string;
  readonly warning: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: "New sign-in to your account",
    body: "Someone signed in to your account from a kind of device that had not been used before.",
    device: "Device",
    country: "Country/region",
    time: "Time",
    warning:
      "If this was you, there is nothing to do. If not, end the session on the page below and set a new password.",
    action: "See where you are signed in",
  },
  jp: {
    subject: "アカウントへの新しいログイン",
    body: "これまでに使用されたことのない種類の端末から、アカウントへのログインがありました。",
    device: "端末",
    country: "国・地域",
    time: "日時",
    warning:
      "ご本人によるものであれば、対応は不要です。お心当たりがない場合は、下記のページでセッションを終了し、新しいパスワードを設定してください。",
    action: "ログイン中の端末を確認する",
  },
  cn: {
    subject: "您的账户有新的登录",
    body: "有人使用此前未登录过的设备类型登录了您的账户。",
    device: "设备",
    country: "国家/地区",
    time: "时间",
    warning: "如果是您本人操作，则无需处理。否则，请在以下页面结束该会话，并设置新密码。",
    action: "查看登录位置",
  },
};

/** @param now time of the sign-in, in milliseconds since 1970 */
export function newDeviceMail({ email, locale }: Customer, origin: GrantOrigin, now: number): MailRequest {
  const language = mailLanguageOf(locale);
  const { subject, body, warning, action, ...terms } = texts[language];
  const { browser, system, country } = origin;
  return {
    ...{ id: `new-device-${crypto.randomUUID()}`, to: email, language, template: "message" },
    data: {
      ...{ subject, heading: subject, paragraphs: [body, warning] },
      facts: factsOf([
        [terms.device, [browser, system].filter(Boolean).join(", ")],
        [terms.country, country === null ? "" : countryName(country, language)],
        [terms.time, `${new Date(now).toISOString().slice(0, 16).replace("T", " ")} UTC`],
      ]),
      action: { label: action, path: "/account/my/accountsettings" },
    },
  };
}
