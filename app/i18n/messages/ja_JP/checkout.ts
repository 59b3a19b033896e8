import type { Translation } from "../../translation";
import type { checkout as english } from "../en_EN/checkout";

export const checkout: Translation<typeof english> = {
  title: "ご注文手続き",
  steps: {
    label: "ご注文手続きの流れ",
    done: "完了",
    review: "バスケットの確認",
    shipping: "お届け先情報",
    payment: "お支払い情報",
    summary: "ご注文内容の確認",
    confirmation: "ご注文完了",
  },
  totals: {
    items: "商品合計",
    promotions: "プロモーション割引",
    subtotal: "小計",
    shipping: "送料",
    tax: "税額",
    total: "合計",
    free: "無料",
    later: "次の手順で確定します",
    tbd: "未定",
  },
  lines: {
    label: "商品",
    quantity: "数量",
    shipDate: "出荷予定",
  },
  error: {
    promoUnknown: "プロモーションコード {{code}} は認識できません。もう一度お試しください",
    promoExpired: "プロモーションコード {{code}} は有効期限が切れています",
    vatInvalid: "VAT登録番号が正しくありません。有効な番号を入力してください。",
    priceChanged: "ご注文の合計金額が変更されました。内容をご確認のうえ、ご注文ください。",
    beingPlaced: "ご注文を処理しています。少々お待ちください。",
    incomplete: "ご注文に必要な情報が揃っていません。強調表示された手順をご確認ください。",
    countryMismatch: "このご注文のお届け先は{{country}}に限られます。",
    shippingMethod: "この配送方法はご利用いただけません。別の配送方法をお選びください。",
    paymentDeclined: "カードが承認されませんでした。請求は発生していません。別のお支払い方法をご利用ください。",
    paymentTimedOut: "お支払いを完了できませんでした。請求は発生していません。もう一度お試しください。",
    paymentExpired: "カード情報の有効期限が切れました。もう一度入力してください。",
    paymentUnavailable:
      "現在カード決済をご利用いただけません。しばらくしてからお試しいただくか、発注書払いをご利用ください。",
    purchaseOrderLimit: "発注書払いのご利用限度額を超えています。カードでお支払いください。",
    purchaseOrderNotOffered: "お客様のアカウントでは発注書払いをご利用いただけません。カードでお支払いください。",
    quoteNotOffered: "このバスケットのお見積りは作成できません。",
    quoteIncomplete: "お見積りを送信する前に、お客様情報を入力してください。",
    quoteOutdated: "お見積りの作成後にバスケットの内容が変更されました。お見積りをもう一度ご確認ください。",
    quoteSubmitted: "このお見積りはすでに送信済みです。",
  },
};
