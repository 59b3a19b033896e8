import { everywhere, type Localized } from "../locales";

/**
 * Contact data by country. All values are fictitious: telephone numbers are in ranges reserved for examples or cannot
 * be dialled, addresses are example places, mail goes to `.example`.
 */
export interface RegionalSetting {
  readonly devkey: string;
  readonly key: string;
  readonly title: Localized<string>;
  readonly countries: readonly string[];
  readonly isDefault: boolean;
  readonly isDirectMarket: boolean;
  readonly officeHours: Localized<string>;
  readonly address: Localized<string>;
  readonly email: string;
  readonly phone: string;
  readonly fax: string;
}

const addresses = {
  us: everywhere("Benchside (demonstration shop)\n1 Demonstration Way\nExampleton, MA 00000\nUSA"),
  jp: {
    en: "Benchside Japan (demonstration shop)\n1-2-3 Mihon-cho, Jitsurei-ku, Tokyo 000-0000\nJapan",
    ja: "〒000-0000\n東京都実例区見本町1-2-3\nベンチサイド・ジャパン（デモショップ）",
    zh: "Benchside日本（演示商店）\n日本东京都实例区见本町1-2-3\n邮编 000-0000",
  },
  cn: {
    en: "Benchside China (demonstration shop)\n100 Yanshi Road, Shili District, Shanghai 000000\nChina",
    ja: "Benchside中国（デモショップ）\n中国上海市示例区演示路100号\n郵便番号 000000",
    zh: "上海市示例区演示路100号\nBenchside中国（演示商店）\n邮编：000000",
  },
  de: everywhere("Benchside Deutschland (Demonstrations-Shop)\nMusterstraße 1\n00000 Musterstadt\nDeutschland"),
} as const satisfies Record<string, Localized<string>>;

interface Office {
  readonly key: string;
  readonly countries: readonly string[];
  readonly isDirectMarket: boolean;
  readonly name: Localized<string>;
  readonly address: Localized<string>;
  readonly hours: { readonly support: Localized<string>; readonly orders: Localized<string> };
  readonly support: { readonly email: string; readonly phone: string; readonly fax: string };
  readonly orders: { readonly email: string; readonly phone: string; readonly fax: string };
}

const offices: readonly Office[] = [
  {
    key: "us",
    countries: ["US"],
    isDirectMarket: true,
    name: { en: "United States", ja: "米国", zh: "美国" },
    address: addresses.us,
    hours: {
      support: {
        en: "Monday to Friday, 9:00 am – 6:00 pm (Eastern Time)",
        ja: "月曜日～金曜日 9:00～18:00（米国東部時間）",
        zh: "周一至周五 9:00–18:00（美国东部时间）",
      },
      orders: {
        en: "Monday to Friday, 8:00 am – 7:00 pm (Eastern Time)",
        ja: "月曜日～金曜日 8:00～19:00（米国東部時間）",
        zh: "周一至周五 8:00–19:00（美国东部时间）",
      },
    },
    support: { email: "support@benchside.example", phone: "+1-617-555-0142", fax: "+1-617-555-0143" },
    orders: { email: "orders@benchside.example", phone: "+1-617-555-0150", fax: "+1-617-555-0151" },
  },
  {
    key: "jp",
    countries: ["JP"],
    isDirectMarket: true,
    name: { en: "Japan", ja: "日本", zh: "日本" },
    address: addresses.jp,
    hours: {
      support: {
        en: "Monday to Friday, 9:30 am – 5:30 pm (Japan Standard Time), except national holidays",
        ja: "月曜日～金曜日 9:30～17:30（祝日・年末年始を除く）",
        zh: "周一至周五 9:30–17:30（日本标准时间，法定节假日除外）",
      },
      orders: {
        en: "Monday to Friday, 9:00 am – 5:30 pm (Japan Standard Time), except national holidays",
        ja: "月曜日～金曜日 9:00～17:30（祝日・年末年始を除く）",
        zh: "周一至周五 9:00–17:30（日本标准时间，法定节假日除外）",
      },
    },
    support: { email: "support-jp@benchside.example", phone: "03-0000-0142", fax: "03-0000-0143" },
    orders: { email: "orders-jp@benchside.example", phone: "03-0000-0150", fax: "03-0000-0151" },
  },
  {
    key: "cn",
    countries: ["CN"],
    isDirectMarket: true,
    name: { en: "China", ja: "中国", zh: "中国" },
    address: addresses.cn,
    hours: {
      support: {
        en: "Monday to Friday, 9:00 am – 6:00 pm (China Standard Time)",
        ja: "月曜日～金曜日 9:00～18:00（中国標準時間）",
        zh: "周一至周五 9:00–18:00（北京时间，法定节假日除外）",
      },
      orders: {
        en: "Monday to Friday, 9:00 am – 5:30 pm (China Standard Time)",
        ja: "月曜日～金曜日 9:00～17:30（中国標準時間）",
        zh: "周一至周五 9:00–17:30（北京时间，法定节假日除外）",
      },
    },
    support: { email: "support-cn@benchside.example", phone: "021-0000-0142", fax: "021-0000-0143" },
    orders: { email: "orders-cn@benchside.example", phone: "021-0000-0150", fax: "021-0000-0151" },
  },
  {
    key: "de",
    countries: ["DE"],
    isDirectMarket: true,
    name: { en: "Germany", ja: "ドイツ", zh: "德国" },
    address: addresses.de,
    hours: {
      support: {
        en: "Monday to Friday, 9:00 am – 5:00 pm (Central European Time)",
        ja: "月曜日～金曜日 9:00～17:00（中央ヨーロッパ時間）",
        zh: "周一至周五 9:00–17:00（欧洲中部时间）",
      },
      orders: {
        en: "Monday to Friday, 8:30 am – 5:00 pm (Central European Time)",
        ja: "月曜日～金曜日 8:30～17:00（中央ヨーロッパ時間）",
        zh: "周一至周五 8:30–17:00（欧洲中部时间）",
      },
    },
    support: { email: "support-de@benchside.example", phone: "+49 30 23125 142", fax: "+49 30 23125 143" },
    orders: { email: "orders-de@benchside.example", phone: "+49 30 23125 150", fax: "+49 30 23125 151" },
  },
  {
    key: "default",
    countries: [],
    isDirectMarket: false,
    name: { en: "All other countries", ja: "その他の国と地域", zh: "其他国家和地区" },
    address: addresses.us,
    hours: {
      support: {
        en: "Monday to Friday, 9:00 am – 6:00 pm (US Eastern Time); mail is answered within one working day",
        ja: "月曜日～金曜日 9:00～18:00（米国東部時間）。メールには1営業日以内にお返事します",
        zh: "周一至周五 9:00–18:00（美国东部时间）；邮件在一个工作日内回复",
      },
      orders: {
        en: "Orders are taken by the distributor of your country; we answer mail within one working day",
        ja: "ご注文は各国の代理店が承ります。メールには1営業日以内にお返事します",
        zh: "订单由所在国家的经销商受理；邮件在一个工作日内回复",
      },
    },
    support: { email: "support@benchside.example", phone: "+1-617-555-0160", fax: "+1-617-555-0161" },
    orders: { email: "orders@benchside.example", phone: "+1-617-555-0162", fax: "+1-617-555-0163" },
  },
];

const desks = {
  "technical-support": { key: "support", name: { en: "Technical support", ja: "テクニカルサポート", zh: "技术支持" } },
  "customer-service": { key: "orders", name: { en: "Customer service", ja: "カスタマーサービス", zh: "客户服务" } },
} as const satisfies Record<string, { key: "support" | "orders"; name: Localized<string> }>;

/** One setting per contact point and office; the office without countries is the default. */
export const regionalSettings: readonly RegionalSetting[] = Object.entries(desks).flatMap(([devkey, desk]) =>
  offices.map((office) => ({
    devkey,
    key: office.key,
    title: {
      en: `${desk.name.en} – ${office.name.en}`,
      ja: `${desk.name.ja}（${office.name.ja}）`,
      zh: `${desk.name.zh}（${office.name.zh}）`,
    },
    countries: office.countries,
    isDefault: office.countries.length === 0,
    isDirectMarket: office.isDirectMarket,
    officeHours: office.hours[desk.key],
    address: office.address,
    ...office[desk.key],
  })),
);
