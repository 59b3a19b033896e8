import type { Article } from "../article";

/** Questions about prices, delivery and trial sizes. */
export const orderingQuestions: readonly Article[] = [
  {
    number: 218,
    slug: "why-no-price-is-shown",
    topic: "ordering",
    applications: [],
    revised: "2026-10-12",
    title: { en: "Why is no price shown?", ja: "価格が表示されないのはなぜですか？", zh: "为什么没有显示价格？" },
    summary: {
      en: "Prices depend on country and product; the page says which reason applies.",
      ja: "価格表示は国と製品によって異なります。製品ページに理由を表示しています。",
      zh: "价格取决于国家与产品，页面会说明具体原因。",
    },
    body: {
      en: `
        - In your country the product is supplied by a distributor or partner. The button on the product page leads there.
        - The product is made to order, so that its price depends on the amount.
        - The product is discontinued or not yet released.
        - It is not sold in your country.
        Check the country in the top bar first: it decides price, currency and delivery.`,
      ja: `
        - お住まいの国では、代理店またはパートナーが販売しています。製品ページのボタンからお進みください。
        - 受注生産品のため、数量によって価格が変わります。
        - 販売終了、または発売前の製品です。
        - お住まいの国では販売していません。
        まず、ページ上部の国・地域の設定をご確認ください。価格、通貨、お届け方法はこの設定によって決まります。`,
      zh: `
        - 您所在国家由经销商或合作伙伴供货，可通过产品页面的按钮前往；
        - 产品为按需生产，价格取决于用量；
        - 产品已停产或尚未上市；
        - 产品不在您所在的国家销售。
        请先检查页面顶部的国家/地区设置，它决定价格、币种与配送方式。`,
    },
  },
  {
    number: 219,
    slug: "delivery-time-and-temperature",
    topic: "ordering",
    applications: [],
    revised: "2026-09-22",
    title: {
      en: "How are products shipped, and how long does it take?",
      ja: "配送方法とお届けまでの日数を教えてください。",
      zh: "产品如何运输，多久送达？",
    },
    summary: {
      en: "Cold packs for most products, dry ice where the label says so; the ship date stands on the product page.",
      ja: "多くの製品は保冷剤、表示のある製品はドライアイスで発送します。出荷予定日は製品ページに表示しています。",
      zh: "多数产品随冰袋运输，标签注明者用干冰；发货日期见产品页面。",
    },
    body: {
      en: `
        Products in stock leave the warehouse on the ship date that the product page shows for the United States; elsewhere the confirmation of the order gives the date. Parcels travel one to three days in direct markets.
        Antibodies go on cold packs. Frozen extracts and some proteins go on dry ice, from Monday to Wednesday only, so that none of them waits over a weekend. See [shipping and storage](/learn-and-support/support-information/shipping-and-storage).`,
      ja: `
        在庫品は、米国では製品ページに表示された出荷予定日に発送します。そのほかの国では、ご注文確認メールで出荷日をお知らせします。直販地域でのお届けは、発送後1～3日が目安です。
        抗体は保冷剤を入れて発送します。凍結細胞抽出物や一部のタンパク質はドライアイスで発送し、週末をまたがないよう月曜日から水曜日に限って出荷します。詳しくは[配送と保管](/learn-and-support/support-information/shipping-and-storage)をご覧ください。`,
      zh: `
        现货产品在美国按产品页面显示的日期发货，其他国家以订单确认邮件为准。直销地区运输时间一般为1–3天。
        抗体随冰袋运输；冷冻裂解物和部分蛋白用干冰运输，仅在周一至周三发货，避免在途跨周末。详见[运输与储存](/learn-and-support/support-information/shipping-and-storage)。`,
    },
  },
  {
    number: 220,
    slug: "trial-sizes",
    topic: "ordering",
    applications: [],
    revised: "2026-08-06",
    title: {
      en: "Which products have a trial size?",
      ja: "トライアルサイズのある製品を探すには？",
      zh: "哪些产品有试用装？",
    },
    summary: {
      en: "Those with a catalogue number that ends in T; filter the results by trial size.",
      ja: "製品番号の末尾がTの製品です。検索結果を「トライアルサイズ」で絞り込めます。",
      zh: "编号以T结尾的产品；可在检索结果中按“试用装”筛选。",
    },
    body: {
      en: `
        A trial size has a catalogue number that ends in T and holds enough for two to three blots or ten to twenty slides. It comes from the same lot as the standard size and has the same guarantee.
        [See all products with a trial size](/browse?other=trialsizeavailable).`,
      ja: `
        トライアルサイズは製品番号の末尾がTで、ブロット2～3回またはスライド10～20枚に相当する量です。標準サイズと同じロットから分注しており、品質保証も同様に適用されます。
        [トライアルサイズのある製品を見る](/browse?other=trialsizeavailable)`,
      zh: `
        试用装的产品编号以T结尾，约可完成2–3张印迹或10–20张切片。试用装与标准装来自同一批次，质量保证条款相同。
        [查看全部试用装产品](/browse?other=trialsizeavailable)`,
    },
  },
];
