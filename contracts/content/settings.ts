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

/** Devkeys of settings shown in the header. */
const headerSettingDevkeys = ["header-top-bar-links", "header-logo", "header-percent-logo"] as const;
/** Devkeys of settings shown in the footer. */
const footerSettingDevkeys = [
  "footer-logo",
  "copyright-background",
  "copyright-text",
  "social-links",
  "footer-legal-statement",
  "footer-tech-phone-number",
] as const;
/** Devkeys of settings that control display and purchase; values are comma-separated lists. */
export const sellingSettingDevkeys = [
  "hide-price-list",
  "made-to-order-product-list",
  "excluded-products",
  "b2dAllowedCountries",
] as const;

/** Devkeys of product page settings; values are comma-separated lists. */
const productSettingDevkeys = ["datasheet-product-types"] as const;

/** All of the above in one query, because most pages need header, footer and selling rules. */
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
