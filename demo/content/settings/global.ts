import { everywhere, type Localized } from "../locales";

export interface SettingLink {
  readonly title: Localized<string>;
  readonly href: string;
  readonly icon?: string;
  readonly newWindow?: boolean;
}

/** One global setting: a value, links, rich text or an image, for everyone or for an audience's countries. */
export interface GlobalSetting {
  readonly devkey: string;
  /** Distinguishes settings of the same devkey for different audiences. */
  readonly key?: string;
  readonly title: string;
  readonly value?: Localized<string>;
  readonly countries?: readonly string[];
  readonly links?: readonly SettingLink[];
  readonly text?: Localized<string>;
  /** Id of a drawing in illustrations.ts. */
  readonly media?: string;
  readonly alt?: Localized<string>;
}

const homeLink: SettingLink = {
  title: { en: "Benchside home page", ja: "Benchside トップページ", zh: "Benchside 首页" },
  href: "/",
};

const header: readonly GlobalSetting[] = [
  {
    devkey: "header-top-bar-links",
    title: "Header: links of the top bar",
    links: [
      { title: { en: "Protocols", ja: "プロトコール", zh: "实验方案" }, href: "/protocols" },
      {
        title: { en: "Featured offers", ja: "キャンペーン情報", zh: "精选优惠" },
        href: "/product-information/promotions",
      },
    ],
  },
  {
    devkey: "header-logo",
    title: "Header: brand logo",
    media: "logo",
    alt: everywhere("Benchside"),
    links: [homeLink],
  },
  {
    devkey: "header-percent-logo",
    title: "Header: one per cent logo",
    media: "percent-logo",
    alt: {
      en: "One per cent for the planet (demonstration mark)",
      ja: "売上の1％を地球環境のために（デモ用マーク）",
      zh: "百分之一献给地球（演示标识）",
    },
    links: [
      { title: { en: "Our one per cent", ja: "1％の取り組み", zh: "百分之一承诺" }, href: "/about-us/our-company" },
    ],
  },
];

const footer: readonly GlobalSetting[] = [
  {
    devkey: "footer-logo",
    title: "Footer: brand logo",
    media: "logo-footer",
    alt: everywhere("Benchside"),
    links: [homeLink],
  },
  { devkey: "copyright-background", title: "Footer: band behind the copyright line", media: "copyright-band" },
  {
    devkey: "copyright-text",
    title: "Footer: copyright",
    value: {
      en: "© 2026 Benchside. A demonstration shop: nothing here is for sale.",
      ja: "© 2026 Benchside。本サイトはデモショップであり、実際の販売は行っていません。",
      zh: "© 2026 Benchside。本站为演示商店，所有商品均不实际销售。",
    },
  },
  {
    devkey: "social-links",
    title: "Footer: social media",
    links: [
      {
        title: everywhere("LinkedIn"),
        href: "https://linkedin.example/benchside",
        icon: "icon-linkedin",
        newWindow: true,
      },
      {
        title: everywhere("YouTube"),
        href: "https://youtube.example/benchside",
        icon: "icon-youtube",
        newWindow: true,
      },
      { title: everywhere("X"), href: "https://x.example/benchside", icon: "icon-x", newWindow: true },
      {
        title: { en: "WeChat", ja: "WeChat", zh: "微信" },
        href: "https://wechat.example/benchside",
        icon: "icon-wechat",
        newWindow: true,
      },
    ],
  },
  {
    devkey: "footer-legal-statement",
    title: "Footer: legal statement",
    text: {
      en: `
        For research use only. Not for use in diagnostic or therapeutic procedures.
        This shop is a demonstration. Products, prices, figures, citations, lots and contact details are made up and labelled as demonstration data; gene and protein identifiers are real. See [terms of sale and use](/about-us/terms) and [privacy](/about-us/privacy).`,
      ja: `
        研究用試薬です。診断および治療の目的には使用しないでください。
        本サイトはデモショップです。製品、価格、図、引用文献、ロット、連絡先はすべてデモ用に作成したデータです（遺伝子・タンパク質のIDは実在のものです）。詳しくは[販売・利用条件](/about-us/terms)および[プライバシー](/about-us/privacy)をご覧ください。`,
      zh: `
        仅供科研使用，不得用于临床诊断或治疗。
        本站为演示商店：产品、价格、图片、引用文献、批次及联系方式均为演示数据，基因与蛋白编号为真实编号。详见[销售与使用条款](/about-us/terms)及[隐私声明](/about-us/privacy)。`,
    },
  },
  {
    devkey: "footer-legal-statement",
    key: "cn",
    title: "Footer: legal statement for China",
    countries: ["CN"],
    text: {
      en: `
        For research use only. Not for clinical diagnosis or treatment. Products that contain dangerous goods are delivered to institutions with the required licences only.
        This shop is a demonstration: licence numbers, prices, figures and contact details are made up. See [terms of sale and use](/about-us/terms).`,
      ja: `
        研究用試薬です。臨床診断および治療の目的には使用しないでください。危険物を含む製品は、必要な許可を有する機関にのみ納入します。
        本サイトはデモショップです。許可番号、価格、図、連絡先はデモ用のデータです。[販売・利用条件](/about-us/terms)をご覧ください。`,
      zh: `
        仅供科研使用，不得用于临床诊断或治疗。含危险化学品的产品仅向具备相应资质的机构供应。
        本站为演示商店：备案号（演示备案00000000号）、价格、图片及联系方式均为演示数据。详见[销售与使用条款](/about-us/terms)。`,
    },
  },
  {
    devkey: "footer-tech-phone-number",
    title: "Footer: telephone number of technical support",
    value: everywhere("+1-617-555-0160"),
  },
  ...[
    ["us", ["US"], "+1-617-555-0142"],
    ["jp", ["JP"], "03-0000-0142"],
    ["cn", ["CN"], "021-0000-0142"],
    ["de", ["DE"], "+49 30 23125 142"],
  ].map(([key, countries, phone]) => ({
    devkey: "footer-tech-phone-number",
    key: String(key),
    title: `Footer: telephone number of technical support (${String(key).toUpperCase()})`,
    value: everywhere(String(phone)),
    countries: countries as readonly string[],
  })),
];

/** Lists of catalog numbers and countries that control display and purchase; comma-separated (C-CMS-13). */
const selling: readonly GlobalSetting[] = [
  { devkey: "hide-price-list", title: "Products without a displayed price", value: everywhere("2114S") },
  { devkey: "made-to-order-product-list", title: "Products made to order", value: everywhere("2115S") },
  {
    devkey: "excluded-products",
    key: "us",
    title: "Products not sold in the United States",
    value: everywhere("2112S"),
    countries: ["US"],
  },
  {
    devkey: "excluded-products",
    key: "jp",
    title: "Products not sold in Japan",
    value: everywhere("2113S"),
    countries: ["JP"],
  },
  {
    devkey: "b2dAllowedCountries",
    title: "Countries that are served by distributors",
    value: everywhere("BR, IN, IL, TR, ZA, PL, CZ"),
  },
  {
    devkey: "datasheet-product-types",
    title: "Product types that have a datasheet",
    value: everywhere("Primary Antibody, Antibody Duet, Conjugate, Kit, ELISA Kit, Matched Pair, Cocktail"),
  },
];

export const globalSettings: readonly GlobalSetting[] = [...header, ...footer, ...selling];
