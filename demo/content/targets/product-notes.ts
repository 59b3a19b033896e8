import { type Target, when } from "./target";

/** Notes beside single products and groups of products. */
export const productNotes: Target = {
  devkey: "pdp-additional-information",
  title: { en: "Notes on products", ja: "製品に関する補足", zh: "产品补充说明" },
  contentRules: [
    {
      match: "and",
      rules: [when("and", { domain: "product_id", value: "4060" })],
      components: [
        {
          kind: "additional_information",
          title: { en: "Measure the ratio", ja: "比率で評価する", zh: "请以比值评估" },
          text: {
            en: "Read phospho-Akt (Ser473) together with total Akt ([9272](/products/9272)): the ratio separates a change in phosphorylation from a change in protein.",
            ja: "リン酸化Akt（Ser473）は総Akt（[9272](/products/9272)）と併せて評価してください。比をとることで、リン酸化の変化とタンパク質量の変化を区別できます。",
            zh: "请将磷酸化Akt（Ser473）与总Akt（[9272](/products/9272)）同时检测，以比值区分磷酸化变化与蛋白量变化。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [when("or", { domain: "product_ids", value: "2101, 2104" })],
      components: [
        {
          kind: "additional_information",
          title: { en: "Stock is limited", ja: "在庫に限りがあります", zh: "库存有限" },
          text: {
            en: "Ask customer service for the date of the next lot before you plan a long study.",
            ja: "長期の研究にご使用の場合は、次回ロットの入荷予定をカスタマーサービスにご確認ください。",
            zh: "如用于长期研究，请先向客户服务确认下一批次的到货时间。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [
        when(
          "or",
          { domain: "product_status", domainValue: "Discontinued" },
          { domain: "product_status", value: "Obsolete" },
        ),
      ],
      components: [
        {
          kind: "additional_information",
          title: { en: "Finding a replacement", ja: "後継品の選び方", zh: "如何选择替代产品" },
          text: {
            en: "Compare clone, epitope and applications with the successor, and run both once side by side if you still have material.",
            ja: "クローン、エピトープ、アプリケーションを後継品と比較してください。残量があれば、一度並行して試験することをお勧めします。",
            zh: "请比较替代产品的克隆、表位与适用应用；若仍有余量，建议平行测试一次。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [when("and", { domain: "product_category", value: "signalstar" })],
      components: [
        {
          kind: "generic",
          title: { en: "Plan the panel first", ja: "まずパネルを設計", zh: "先设计组合" },
          text: {
            en: "Each antibody of a SignalStar panel has a channel and a round. Read [how to plan a panel](/product-information/signalstar-multiplex-ihc) before ordering.",
            ja: "SignalStarパネルの抗体には、それぞれチャンネルとラウンドが割り当てられます。ご注文の前に[パネルの設計方法](/product-information/signalstar-multiplex-ihc)をご覧ください。",
            zh: "SignalStar组合中的每支抗体都有对应的通道与轮次。订购前请阅读[组合设计方法](/product-information/signalstar-multiplex-ihc)。",
          },
        },
      ],
    },
    {
      match: "not",
      rules: [
        when("or", { domain: "country_codes", audience: ["US", "DE", "AT", "GB", "JP", "CN"] }),
        when("and", { domain: "product_type", value: "Service" }),
      ],
      components: [
        {
          kind: "generic",
          title: { en: "Ordering in your country", ja: "お住まいの国でのご注文", zh: "您所在国家的订购方式" },
          text: {
            en: "In your country this product is supplied by a distributor or partner. [How to order](/about-us/order-support).",
            ja: "お住まいの国では、代理店またはパートナーを通じてお届けします。[ご注文方法](/about-us/order-support)",
            zh: "在您所在的国家，本产品由经销商或合作伙伴供应。[订购方式](/about-us/order-support)",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [
        {
          match: "or",
          configurations: [
            {
              match: "or",
              conditions: [
                { match: "and", values: [{ domain: "product_category", domainValue: "elisa-kits" }] },
                {
                  match: "and",
                  values: [
                    { domain: "product_type", value: "ELISA Kit" },
                    { domain: "product_status", value: "Discontinued", isNot: true },
                  ],
                },
              ],
            },
            {
              match: "not",
              conditions: [{ match: "or", values: [{ domain: "product_type", value: "ELISA Kit", isNot: true }] }],
            },
          ],
        },
      ],
      components: [
        {
          kind: "additional_information",
          title: { en: "Plate layout", ja: "プレートレイアウト", zh: "板布局" },
          text: {
            en: "Run standards and samples in duplicate and keep the outer wells for blanks. A [layout to print](/learn-and-support/pdf-download-page) is among the guides.",
            ja: "標準品とサンプルは2連で測定し、外周のウェルはブランクに使用してください。[印刷用レイアウト](/learn-and-support/pdf-download-page)を資料ページに用意しています。",
            zh: "标准品与样品均设复孔，外圈孔用作空白。可在资料页下载[可打印的板布局](/learn-and-support/pdf-download-page)。",
          },
        },
      ],
    },
  ],
};
