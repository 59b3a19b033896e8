import type { LocalPage } from "./page";

/** Exists in English only: the other languages fall back to it. */
const certificateOfAnalysis: LocalPage = {
  url: "/learn-and-support/reading-a-certificate-of-analysis",
  title: { en: "Reading a certificate of analysis" },
  description: { en: "What each line of a certificate says about the lot in your hand." },
  body: {
    en: `
      A certificate of analysis belongs to one lot. It repeats what was measured on that lot and the limits within which it was released.
      ## Line by line
      | Line | Meaning |
      |---|---|
      | Lot | The number on the vial; compare it first |
      | Concentration | By absorbance at 280 nm or, with carrier protein, by assay |
      | Purity | By gel, for antibodies and proteins without carrier |
      | Applications | Tested on this lot, with the dilution |
      | Comparison | Against the former lot, same lysate and exposure |
      | Expiry | The last day of the guarantee when stored as labelled |
      ## What it does not say
      It does not say that the antibody works on your sample. Keep a control of your own, and test a new lot beside the old one if a study goes on for years.`,
  },
};

/** Exists in Japanese only: elsewhere the address is not found. */
const deliveryInJapan: LocalPage = {
  url: "/learn-and-support/support-information/delivery-in-japan",
  title: { ja: "日本国内の配送と納品書について" },
  description: { ja: "国内配送の日程、時間指定、納品書・請求書の取り扱いをご案内します。" },
  body: {
    ja: `
      ## 配送日程
      国内在庫品は、正午までに販売代理店からご注文を承った場合、翌営業日にお届けします（北海道・沖縄・離島を除く）。海外からの取り寄せ品は、ご注文から2～3週間が目安です。冷凍品は火曜日から金曜日にお届けします。
      ## お届け時間
      午前・午後の指定が可能です。研究棟への直接納品をご希望の場合は、建物名、階、内線番号を販売代理店にお知らせください。
      ## 書類
      納品書は製品に同梱し、請求書は販売代理店より発行します。校費・科研費でのお支払いに必要な書類（見積書、納品書、請求書の三点）の日付や宛名のご指定も、販売代理店で承ります。
      ## 毒物・劇物
      毒物及び劇物取締法の対象品は、譲受書を受領した後に発送します。書式は販売代理店にご請求ください。
      *本ページはデモショップの説明であり、実際の配送は行いません。*`,
  },
};

export const localPages: readonly LocalPage[] = [certificateOfAnalysis, deliveryInJapan];
