import type { GlobalSetting, RegionalSetting } from "../kinds/settings";
import { richText } from "../rich-text/rich-text";
import type { Countries } from "./countries";
import { type Entry, entry } from "./entry";
import type { Images } from "./images";
import type { Links } from "./links";
import { uidOf } from "./uid";

/** Decorative images have no alternative text, but editors need a name. */
const noText = { en: "", ja: "", zh: "" };
const decoration = { en: "Decoration", ja: "装飾", zh: "装饰图案" };

export function globalSettingEntry(setting: GlobalSetting, links: Links, images: Images, countries: Countries): Entry {
  const uid = uidOf("setting", setting.key ? `${setting.devkey}-${setting.key}` : setting.devkey);
  const { value, countries: codes, links: settingLinks, text, media, alt } = setting;
  return entry("global_setting", uid, (language) => ({
    title: setting.title,
    devkey: setting.devkey,
    ...(value && { value: value[language] }),
    ...(codes && { audience: [countries.audience(codes)] }),
    ...((settingLinks || text) && {
      entities: [
        ...(settingLinks ?? []).map((link) => ({
          link: {
            ...(link.icon && { icon: link.icon }),
            title: link.title[language],
            href: link.href,
            open_in_new_window: link.newWindow ?? false,
          },
        })),
        ...(text ? [{ rich_text: { content: richText(text[language]) } }] : []),
      ],
    }),
    ...(media && { media: images.of(media, { alt: alt ?? noText, title: alt ?? decoration }) }),
    ...(settingLinks && {
      navigation_link: settingLinks.map((link) => links.to(link.href, link.title, { newWindow: link.newWindow })),
    }),
  }));
}

export function regionalSettingEntry(setting: RegionalSetting, countries: Countries): Entry {
  const uid = uidOf("regional", `${setting.devkey}-${setting.key}`);
  return entry("regional_setting", uid, (language) => ({
    title: setting.title[language],
    devkey: setting.devkey,
    is_default_setting: setting.isDefault,
    is_direct_market: setting.isDirectMarket,
    office_hours: setting.officeHours[language],
    address: setting.address[language],
    email: setting.email,
    fax: setting.fax,
    phone: setting.phone,
    ...(setting.countries.length > 0 && { audience: [countries.audience(setting.countries)] }),
  }));
}
