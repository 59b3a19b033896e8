/** Mails about watched lots, in three languages. Each ends with a link that stops them without a sign-in. */
import type { WatchEvent } from "@contracts/catalogue/lot-watches";
import type { MailLanguage, MailRequest } from "@contracts/mail";
import type { Region } from "@contracts/regions";
import { lotPath, unwatchPath } from "@domain/lots/fold-lot";
import type { LotEvent } from "./lot-news";

interface Watcher {
  readonly token: string;
  readonly email: string;
  readonly language: MailLanguage;
  readonly region: Region;
}

interface Texts {
  readonly subject: Readonly<Record<WatchEvent, (product: string, lot: string) => string>>;
  readonly body: Readonly<Record<WatchEvent, string>>;
  readonly stop: string;
  readonly product: string;
  readonly lot: string;
  readonly page: string;
  readonly action: string;
}

const texts: Readonly<Record<MailLanguage, Texts>> = {
  en: {
    subject: {
      "new-lot": (product, lot) => `New lot ${lot} of ${product}`,
      low: (product, lot) => `Few units left of lot ${lot} of ${product}`,
      superseded: (product, lot) => `Lot ${lot} of ${product} was superseded`,
      recalled: (product, lot) => `Lot ${lot} of ${product} was recalled`,
    },
    body: {
      "new-lot": "A new lot of a product that you watch was released.",
      low: "Few units are left of a lot that you watch.",
      superseded: "A newer lot has replaced a lot that you watch.",
      recalled: "A lot that you watch was recalled. Please do not use it.",
    },
    stop: "You get this email because you asked for news about this product. You can unsubscribe with the button, without signing in.",
    product: "Product",
    lot: "Lot",
    page: "Page of the lot",
    action: "Stop these emails",
  },
  jp: {
    subject: {
      "new-lot": (product, lot) => `${product} 新ロット${lot}のお知らせ`,
      low: (product, lot) => `${product} ロット${lot}の在庫が残りわずかです`,
      superseded: (product, lot) => `${product} ロット${lot}の切り替えのお知らせ`,
      recalled: (product, lot) => `${product} ロット${lot}の回収のお知らせ`,
    },
    body: {
      "new-lot": "通知登録された製品の新しいロットの出荷を開始しました。",
      low: "通知登録されたロットの在庫が残りわずかです。",
      superseded: "通知登録されたロットは、新しいロットに切り替わりました。",
      recalled: "通知登録されたロットが回収対象となりました。使用しないでください。",
    },
    stop: "このメールは、製品の通知登録に基づいてお送りしています。下のボタンから、ログインせずに停止できます。",
    product: "製品",
    lot: "ロット",
    page: "ロットのページ",
    action: "通知を停止する",
  },
  cn: {
    subject: {
      "new-lot": (product, lot) => `${product} 新批次 ${lot}`,
      low: (product, lot) => `${product} 批次 ${lot} 余量不多`,
      superseded: (product, lot) => `${product} 批次 ${lot} 已被取代`,
      recalled: (product, lot) => `${product} 批次 ${lot} 已召回`,
    },
    body: {
      "new-lot": "您关注的产品有新批次放行。",
      low: "您关注的批次余量不多。",
      superseded: "您关注的批次已被新批次取代。",
      recalled: "您关注的批次已被召回，请勿使用。",
    },
    stop: "您收到此邮件是因为您关注了该产品。点击按钮即可停止接收，无需登录。",
    product: "产品",
    lot: "批次",
    page: "批次页面",
    action: "停止接收此类邮件",
  },
};

/** The id combines event and watch, so a repeated delivery sends one mail. */
export function newsMail(
  { productKey, number, event }: LotEvent,
  { token, email, language, region }: Watcher,
): MailRequest {
  const words = texts[language];
  const stop = `${unwatchPath}?token=${token}`;
  return {
    id: `lot-news-${productKey}-${number}-${event}-${token.slice(0, 16)}`,
    to: email,
    language,
    template: "message",
    data: {
      subject: words.subject[event](productKey, number),
      heading: words.subject[event](productKey, number),
      paragraphs: [words.body[event], words.stop],
      facts: [
        [words.product, productKey],
        [words.lot, number],
      ],
      action: { label: words.action, path: stop },
      links: [{ label: words.page, path: lotPath({ productKey, number }) }],
      unsubscribe: stop,
      region,
    },
  };
}
