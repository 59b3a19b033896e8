import type { Translation } from "~/i18n/translation";
import type { selling as en } from "./en_EN";

export const selling: Translation<typeof en> = {
  addToBasket: "バスケットに追加",
  requestPriceQuote: "見積りを依頼",
  buyFromPartner: "販売パートナーから購入",
  backorder: "現在お取り寄せ中です（30日以内に入荷予定）",
  productDiscontinued: "製品 {{sku}} は販売を終了しました",
  productUnavailable: "製品 {{sku}} は現在ご購入いただけません",
  unavailable: "この製品は現在ご購入いただけません",
  pricingUnavailable: "価格情報を表示できません",
  madeToOrder: "受注生産品です。納期はご注文の受付後にご連絡いたします。",
  distributorPrice: "価格および納期は、お近くの販売代理店よりご案内いたします。",
  partnerPrice: "お住まいの国・地域では、販売パートナーが本製品を取り扱っています。",
  noSalesHere: "お住まいの国・地域ではオンライン注文をご利用いただけません。価格および納期はお問い合わせください。",
  priceOnRequest: "本製品の価格はお問い合わせください。",
  previewOnly: "未発売の製品です（プレビューでのみ表示されています）。",
  ptmScan: "本製品はプロテオミクス受託サービスの一部です。お問い合わせのうえご依頼ください。",
  orderByContact: "お住まいの国・地域ではオンライン注文を承っておりません。",
  contactUs: "ご注文のお問い合わせ",
  ptmScanInquiry: "PTMScanのお問い合わせ",
};
