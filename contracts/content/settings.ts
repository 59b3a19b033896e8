/** Global and regional settings (C-CMS-07, C-CMS-11 to C-CMS-13). */
import * as v from "valibot";
import { blocks, contentImage, first, flag, list, navigationLink, optionalText, system } from "./parts";
import { richText } from "./rich-text";
import { audience } from "./targets";

export const globalSetting = v.object({
  system,
  title: v.string(),
  devkey: v.string(),
  value: optionalText,
  audience: list(audience),
  entities: blocks({
    link: v.object({ icon: optionalText, title: v.string(), href: v.string(), open_in_new_window: flag }),
    rich_text: v.object({ content: richText }),
  }),
  media: first(contentImage),
  navigation_link: list(navigationLink),
});
export type GlobalSetting = v.InferOutput<typeof globalSetting>;

/** Devkeys of the settings that the header shows. */
export const headerSettingDevkeys = ["header-top-bar-links", "header-logo", "header-percent-logo"] as const;
/** Devkeys of the settings that the footer shows. */
export const footerSettingDevkeys = [
  "footer-logo",
  "copyright-background",
  "copyright-text",
  "social-links",
  "footer-legal-statement",
  "footer-tech-phone-number",
] as const;
/** Devkeys of the settings that steer display and purchase; comma-separated lists. */
export const sellingSettingDevkeys = [
  "hide-price-list",
  "made-to-order-product-list",
  "excluded-products",
  "b2dAllowedCountries",
] as const;

/** Devkeys of the settings of product pages; comma-separated lists. */
const productSettingDevkeys = ["datasheet-product-types"] as const;

/** All of them in one query: most pages need header, footer and the rules of selling. */
export const shopSettingDevkeys = [
  ...headerSettingDevkeys,
  ...footerSettingDevkeys,
  ...sellingSettingDevkeys,
  ...productSettingDevkeys,
] as const;

export const regionalSetting = v.object({
  system,
  title: v.string(),
  devkey: v.string(),
  is_default_setting: flag,
  is_direct_market: flag,
  office_hours: optionalText,
  address: optionalText,
  email: optionalText,
  fax: optionalText,
  phone: optionalText,
  audience: list(audience),
});
export type RegionalSetting = v.InferOutput<typeof regionalSetting>;
