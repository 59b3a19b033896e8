/** Texts in the browser: loads only the catalogue of the page's language. */
import { isLanguage, type Language } from "@domain/market/market";
import { createBrowserTexts } from "./browser-texts";
import { defaultLanguage } from "./options";
import type { TextSource } from "./use-t";

const load = {
  en: () => import("./messages/en_EN"),
  jp: () => import("./messages/ja_JP"),
  cn: () => import("./messages/zh_CN"),
} as const;

/** Areas loaded on demand: the gallery, and blocks that scripts rarely render. */
const onDemand = {
  account: {
    en: () => import("./messages/account/en_EN.json"),
    jp: () => import("./messages/account/ja_JP.json"),
    cn: () => import("./messages/account/zh_CN.json"),
  },
  bulk: {
    en: () => import("./messages/bulk/en_EN.json"),
    jp: () => import("./messages/bulk/ja_JP.json"),
    cn: () => import("./messages/bulk/zh_CN.json"),
  },
  checkout: {
    en: () => import("./messages/checkout/en_EN.json"),
    jp: () => import("./messages/checkout/ja_JP.json"),
    cn: () => import("./messages/checkout/zh_CN.json"),
  },
  contentPages: {
    en: () => import("./messages/content-pages/en_EN.json"),
    jp: () => import("./messages/content-pages/ja_JP.json"),
    cn: () => import("./messages/content-pages/zh_CN.json"),
  },
  examples: {
    en: () => import("./messages/examples/en_EN.json"),
    jp: () => import("./messages/examples/ja_JP.json"),
    cn: () => import("./messages/examples/zh_CN.json"),
  },
  order: {
    en: () => import("./messages/order/en_EN.json"),
    jp: () => import("./messages/order/ja_JP.json"),
    cn: () => import("./messages/order/zh_CN.json"),
  },
  panel: {
    en: () => import("./messages/panel/en_EN.json"),
    jp: () => import("./messages/panel/ja_JP.json"),
    cn: () => import("./messages/panel/zh_CN.json"),
  },
  productDetails: {
    en: () => import("./messages/product-details/en_EN.json"),
    jp: () => import("./messages/product-details/ja_JP.json"),
    cn: () => import("./messages/product-details/zh_CN.json"),
  },
  punchout: {
    en: () => import("./messages/punchout/en_EN.json"),
    jp: () => import("./messages/punchout/ja_JP.json"),
    cn: () => import("./messages/punchout/zh_CN.json"),
  },
  quote: {
    en: () => import("./messages/quote/en_EN.json"),
    jp: () => import("./messages/quote/ja_JP.json"),
    cn: () => import("./messages/quote/zh_CN.json"),
  },
} as const;

/** The page's texts; more areas may be added later. */
const catalogue: Parameters<typeof createBrowserTexts>[1] & object = {};

/** The document's language: `<html data-language>`. */
function documentLanguage(): Language {
  const value = document.documentElement.dataset.language;
  return isLanguage(value) ? value : defaultLanguage;
}

/** Resolves when the texts are loaded; hydrate afterwards, inside `<I18nProvider i18n={…}>`. */
export async function initClientI18n(language: Language = documentLanguage()): Promise<TextSource> {
  const inGallery = /^\/examples(\/|$)/.test(location.pathname);
  const inPanel = /^\/products\/signalstar(\/|$)/.test(location.pathname);
  const inCheckout =
    inPanel ||
    /^\/(cart|checkout|quote|order|ct|account\/my\/(orderhistory|myquotes|approvals|lists|accountsettings))(\/|$)/.test(
      location.pathname,
    );
  const inBulk = /^\/cart\/quick-add(\/|$)/.test(location.pathname);
  // Checkout and quotes share address and contact texts with the account.
  const inAccount = inPanel || /^\/(account|checkout|quote|order)(\/|$)/.test(location.pathname);
  // The overview of the account names orders in progress.
  const inOrders =
    /^\/((quote|order)(\/|$)|account\/my(\/?$|\/(orderhistory|myquotes|approvals|lists|company-orders)(\/|$)))/.test(
      location.pathname,
    );
  const inPunchout = /^\/ct\/punchout(\/|$)/.test(location.pathname);
  const [{ messages }] = await Promise.all([
    load[language](),
    inGallery && loadTexts("examples", language),
    inGallery && loadTexts("productDetails", language),
    inAccount && loadTexts("account", language),
    inBulk && loadTexts("bulk", language),
    inCheckout && loadTexts("checkout", language),
    inPanel && loadTexts("panel", language),
    inPunchout && loadTexts("punchout", language),
    inOrders && loadTexts("order", language),
    inOrders && loadTexts("quote", language),
  ]);
  Object.assign(catalogue, messages);
  return createBrowserTexts(language, catalogue);
}

/** Adds an area to the page's texts; await it before rendering. The server has all areas. */
export async function loadTexts(area: keyof typeof onDemand, language?: Language): Promise<void> {
  if (import.meta.env.SSR) return;
  const texts = await onDemand[area][language ?? documentLanguage()]();
  Object.assign(catalogue, { [area]: texts.default });
}
