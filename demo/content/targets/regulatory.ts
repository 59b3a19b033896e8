import { type Target, when } from "./target";

/** Notices that Japan requires on product pages (C-REGION-02). */
export const regulatoryBanner: Target = {
  devkey: "regulatory-banner",
  title: { en: "Regulatory banner", ja: "規制に関するお知らせ", zh: "监管提示" },
  contentRules: [
    {
      match: "and",
      rules: [when("or", { domain: "country_codes", country: "JP" })],
      components: [
        {
          kind: "generic",
          title: { en: "For research use only in Japan", ja: "研究用試薬", zh: "日本地区仅供科研使用" },
          text: {
            en: "This product is a research reagent. In Japan it may not be used as a medicine, a quasi-drug, a medical device or an in vitro diagnostic.",
            ja: "本製品は研究用試薬です。医薬品、医薬部外品、医療機器、体外診断用医薬品として使用することはできません。",
            zh: "本产品为科研试剂。在日本不得作为药品、医药部外品、医疗器械或体外诊断试剂使用。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [
        when("and", { domain: "country_codes", value: "JP" }),
        when("or", { domain: "product_type", value: "Small Molecule" }, { domain: "product_type", value: "Buffer" }),
      ],
      components: [
        {
          kind: "additional_information",
          title: { en: "Regulated substances", ja: "法規制について", zh: "受管制物质" },
          text: {
            en: "Some chemicals fall under Japan's Poisonous and Deleterious Substances Control Act. If this product does, a signed transfer record is needed before it is delivered.",
            ja: "毒物及び劇物取締法の対象となる製品については、納入前に譲受書のご提出をお願いしております。該当の有無は安全データシート（SDS）でご確認ください。",
            zh: "部分化学品受日本《毒物及剧物取缔法》管制。若本产品属于管制范围，交货前须提交受让文件。",
          },
        },
      ],
    },
  ],
};

/** Legal statements at the end of product pages. */
export const productLegal: Target = {
  devkey: "pdp-legal",
  title: { en: "Legal statements of product pages", ja: "製品ページの法的事項", zh: "产品页面法律声明" },
  contentRules: [
    {
      match: "and",
      rules: [when("not", { domain: "country_codes", country: "CN" }, { domain: "country_codes", country: "JP" })],
      components: [
        {
          kind: "legal_statement",
          text: {
            en: "For research use only. Not for use in diagnostic or therapeutic procedures. Product data on this page are demonstration data.",
            ja: "研究用試薬です。診断および治療の目的には使用しないでください。このページの製品データはデモ用です。",
            zh: "仅供科研使用，不得用于临床诊断或治疗。本页产品数据为演示数据。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [when("or", { domain: "country_codes", audience: ["CN"] })],
      components: [
        {
          kind: "legal_statement",
          text: {
            en: "For research use only in mainland China; not for clinical diagnosis or treatment. Import, storage and disposal follow the rules of the receiving institution. Demonstration data.",
            ja: "中国本土では研究用途に限りご使用いただけます。臨床診断・治療には使用できません。輸入・保管・廃棄は受領機関の規定に従ってください。掲載データはデモ用です。",
            zh: "仅供科研使用，不得用于临床诊断或治疗。进口、储存与废弃处置请遵守所在单位的规定。本页内容为演示数据。",
          },
        },
      ],
    },
    {
      match: "or",
      rules: [when("and", { domain: "country_codes", domainValue: "JP" })],
      components: [
        {
          kind: "legal_statement",
          text: {
            en: "For research use only. Resale and use in products need written consent. Demonstration data.",
            ja: "研究目的以外での使用、再販売および製品への組み込みには、事前の書面による承諾が必要です。掲載データはデモ用です。",
            zh: "仅供科研使用。转售或用于产品开发须事先取得书面同意。本页内容为演示数据。",
          },
        },
      ],
    },
    {
      match: "and",
      rules: [when("or", { domain: "product_type", domainValue: "Conjugate" })],
      components: [
        {
          kind: "legal_statement",
          title: { en: "Dyes", ja: "色素について", zh: "染料说明" },
          text: {
            en: "Fluorescent dyes may be protected by patents and trademarks of their owners. The purchase conveys the right to use the conjugate in research by the buyer.",
            ja: "蛍光色素は、各権利者の特許または商標により保護されている場合があります。ご購入により、購入者自身の研究に標識抗体を使用する権利が付与されます。",
            zh: "荧光染料可能受其权利人的专利与商标保护。购买本产品即获得在自身研究中使用该偶联抗体的权利。",
          },
        },
      ],
    },
  ],
};
