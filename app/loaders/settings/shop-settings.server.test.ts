import { globalSetting, shopSettingDevkeys } from "@contracts/content/settings";
import { noThirdParties } from "@domain/consent/third-parties";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import type { PublicContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { loadChrome } from "~/loaders/chrome/chrome.server";
import { loadPriceGroup } from "~/loaders/price-group/price-group.server";
import { loadSellingSettings } from "./selling-settings.server";

const t = await createT("en");
const selling = {
  hidePriceSkus: ["1S"],
  madeToOrderSkus: [],
  excludedSkus: { US: ["2S"] },
  b2dAllowedCountries: ["US"],
};

const picture = (name: string) => ({
  media: [
    {
      system: { uid: name, content_type_uid: "content_image", locale: "en-us" },
      title: name,
      alt_text: name,
      image_file: [{ filename: "a.svg", url: `https://assets.example/${name}.svg`, content_type: "image/svg+xml" }],
    },
  ],
});
const links = (...hrefs: string[]) => ({
  entities: hrefs.map((href) => ({ link: { icon: "icon-x", title: href, href, open_in_new_window: true } })),
});

/** Content of each setting; `name` distinguishes two shops. */
const valuesOf = (name: string): Readonly<Record<(typeof shopSettingDevkeys)[number], object>> => ({
  "header-top-bar-links": links(`/top-${name}`),
  "header-logo": picture(`logo-${name}`),
  "header-percent-logo": { ...picture(`percent-${name}`), ...links(`/one-per-cent-${name}`) },
  "footer-logo": picture(`footer-${name}`),
  "copyright-background": picture(`background-${name}`),
  "copyright-text": { value: `© ${name}` },
  "social-links": links(`https://social.example/${name}`),
  "footer-legal-statement": {
    entities: [{ rich_text: { content: { json: { type: "doc", children: [{ text: `Law of ${name}` }] } } } }],
  },
  "footer-tech-phone-number": { value: `+1-555-${name}` },
  "hide-price-list": { value: ` 1234S, 5678${name} ,,` },
  "made-to-order-product-list": { value: `9${name}` },
  "excluded-products": { value: `2112S,21${name}` },
  b2dAllowedCountries: { value: "br, IN, nowhere" },
  "datasheet-product-types": { value: "Kit" },
});

function contextWith(name: string): PublicContext {
  const values = valuesOf(name);
  const settings = Object.fromEntries(
    shopSettingDevkeys.map((devkey) => [
      devkey,
      v.parse(globalSetting, {
        system: { uid: devkey, content_type_uid: "global_setting", locale: "en-us" },
        title: devkey,
        devkey,
        ...values[devkey],
      }),
    ]),
  );
  const found = (value: unknown) => Promise.resolve({ ok: true, value });
  // The loaders under test only read these fields of the context.
  return {
    t,
    preview: false,
    imagesUrl: "https://images.example",
    thirdParties: noThirdParties,
    market: { region: "global", country: "US", language: "en", locale: "en-us", currency: "USD" },
    degraded: () => {
      throw new Error("degraded");
    },
    services: {
      content: {
        globalSettings: () => found(settings),
        navigations: () => found({}),
        regionalSettings: () => found({}),
        liveLinks: async () => () => true,
      },
      settings: { selling: () => Promise.resolve(selling) },
    },
  } as unknown as PublicContext;
}

/** Parts of the frame by setting. */
async function partsOf(name: string) {
  const { footer, ...header } = await loadChrome(contextWith(name));
  return {
    "header-top-bar-links": header.topBarLinks.at(-1),
    "header-logo": header.headerLogo,
    "header-percent-logo": [header.percentLogo, header.percentHref],
    "footer-logo": footer.logo,
    "copyright-background": footer.background,
    "copyright-text": footer.copyright,
    "social-links": footer.social,
    "footer-legal-statement": footer.legal,
    "footer-tech-phone-number": header.phone,
  };
}

describe("global settings", () => {
  it("C-CMS-12: each setting controls a part of header or footer", async () => {
    const [one, two] = await Promise.all([partsOf("One"), partsOf("Two")]);
    for (const [devkey, part] of Object.entries(one)) {
      expect(JSON.stringify(part), devkey).toContain("One");
      expect(JSON.stringify(two[devkey as keyof typeof two]), devkey).toBe(
        JSON.stringify(part).replaceAll("One", "Two"),
      );
    }
  });

  it("C-CMS-12, C-CMS-13: lists of products and countries are parsed and control selling", async () => {
    const settings = await loadSellingSettings(contextWith("7S"));
    expect(settings.hidePriceSkus).toEqual(["1S", "1234S", "56787S"]);
    expect(settings.madeToOrderSkus).toEqual(["97S"]);
    expect(settings.excludedSkus).toEqual({ US: ["2S", "2112S", "217S"] });
    expect(settings.b2dAllowedCountries).toEqual(["BR", "IN"]);
  });

  it("mark the page as not to be stored if the selling rules, the lists or a company's prices cannot be read", async () => {
    const marked = async (load: (context: PublicContext) => Promise<unknown>, services: object, market = {}) => {
      const context = contextWith("One");
      let degraded = false;
      const own = {
        ...{ market: { ...context.market, ...market }, services: { ...context.services, ...services } },
        degraded: () => {
          degraded = true;
        },
      };
      await load({ ...context, ...own } as unknown as PublicContext);
      return degraded;
    };
    const noRules = { settings: { selling: async () => null, priceGroup: async () => null } };
    const noLists = { content: { globalSettings: async () => ({ ok: false }) } };
    expect([
      await marked(loadSellingSettings, {}),
      await marked(loadSellingSettings, noRules),
      await marked(loadSellingSettings, noLists),
      await marked(loadChrome, noRules),
      await marked(loadPriceGroup, noRules),
      await marked(loadPriceGroup, noRules, { priceGroup: "readers" }),
    ]).toEqual([false, true, true, true, false, true]);
  });
});
