import * as v from "valibot";
import type { Localized } from "../locales";
import { name, readEntry, text } from "../read-content";

const settingLink = v.strictObject({
  title: text,
  href: v.string(),
  icon: v.optional(v.string()),
  newWindow: v.optional(v.boolean()),
});

/** One global setting: a value, links, rich text or an image, for everyone or for an audience's countries. */
const globalSetting = v.strictObject({
  title: v.string(),
  value: v.optional(name),
  countries: v.optional(v.array(v.string())),
  links: v.optional(v.array(settingLink)),
  text: v.optional(text),
  /** Id of a drawing in illustrations.ts. */
  media: v.optional(v.string()),
  alt: v.optional(name),
});

/** Settings by devkey, or by `devkey/key` if audiences have separate settings. Some control selling (C-CMS-13). */
export const globalSettings = Object.entries(readEntry("settings/global", v.record(v.string(), globalSetting))).map(
  ([path, setting]) => {
    const [devkey = path, key] = path.split("/");
    return { devkey, key, ...setting };
  },
);
export type GlobalSetting = (typeof globalSettings)[number];

const contact = v.strictObject({ email: v.string(), phone: v.string(), fax: v.string() });

const office = v.strictObject({
  countries: v.array(v.string()),
  isDirectMarket: v.boolean(),
  name: text,
  address: name,
  hours: v.strictObject({ support: text, orders: text }),
  support: contact,
  orders: contact,
});

const offices = Object.entries(readEntry("settings/offices", v.record(v.string(), office)));

const services = {
  "technical-support": { key: "support", name: { en: "Technical support", ja: "テクニカルサポート", zh: "技术支持" } },
  "customer-service": { key: "orders", name: { en: "Customer service", ja: "カスタマーサービス", zh: "客户服务" } },
} as const satisfies Record<string, { key: "support" | "orders"; name: Localized<string> }>;

/** Contact data: one setting for each service and office; the office without countries is the default. */
export const regionalSettings = Object.entries(services).flatMap(([devkey, service]) =>
  offices.map(([key, office]) => ({
    devkey,
    key,
    title: {
      en: `${service.name.en} – ${office.name.en}`,
      ja: `${service.name.ja}（${office.name.ja}）`,
      zh: `${service.name.zh}（${office.name.zh}）`,
    },
    countries: office.countries,
    isDefault: office.countries.length === 0,
    isDirectMarket: office.isDirectMarket,
    officeHours: office.hours[service.key],
    address: office.address,
    ...office[service.key],
  })),
);
export type RegionalSetting = (typeof regionalSettings)[number];
