/** Texts in the browser: loads the catalogue of the page's language and no other. */
import { isLanguage, type Language } from "@domain/market/market";
import { createBrowserTexts } from "./browser-texts";
import { defaultLanguage } from "./options";
import type { TextSource } from "./use-t";

const load = {
  en: () => import("./messages/en_EN"),
  jp: () => import("./messages/ja_JP"),
  cn: () => import("./messages/zh_CN"),
} as const;

/** Areas of their own: of the gallery, which nothing links to from the shop, and of blocks that scripts seldom draw. */
const onDemand = {
  account: {
    en: () => import("./messages/en_EN/account"),
    jp: () => import("./messages/ja_JP/account"),
    cn: () => import("./messages/zh_CN/account"),
  },
  bulk: {
    en: () => import("./messages/en_EN/bulk"),
    jp: () => import("./messages/ja_JP/bulk"),
    cn: () => import("./messages/zh_CN/bulk"),
  },
  checkout: {
    en: () => import("./messages/en_EN/checkout"),
    jp: () => import("./messages/ja_JP/checkout"),
    cn: () => import("./messages/zh_CN/checkout"),
  },
  examples: {
    en: () => import("./messages/en_EN/examples"),
    jp: () => import("./messages/ja_JP/examples"),
    cn: () => import("./messages/zh_CN/examples"),
  },
  orders: {
    en: () => import("./messages/en_EN/orders"),
    jp: () => import("./messages/ja_JP/orders"),
    cn: () => import("./messages/zh_CN/orders"),
  },
  panel: {
    en: () => import("./messages/en_EN/panel"),
    jp: () => import("./messages/ja_JP/panel"),
    cn: () => import("./messages/zh_CN/panel"),
  },
  productDetails: {
    en: () => import("./messages/en_EN/product-details"),
    jp: () => import("./messages/ja_JP/product-details"),
    cn: () => import("./messages/zh_CN/product-details"),
  },
  punchout: {
    en: () => import("./messages/en_EN/punchout"),
    jp: () => import("./messages/ja_JP/punchout"),
    cn: () => import("./messages/zh_CN/punchout"),
  },
  quotes: {
    en: () => import("./messages/en_EN/quotes"),
    jp: () => import("./messages/ja_JP/quotes"),
    cn: () => import("./messages/zh_CN/quotes"),
  },
} as const;

/** What the texts of the page read; areas may join it later. */
const catalogue: Parameters<typeof createBrowserTexts>[1] & object = {};

/** The language that the document was rendered in: `<html data-language>`. */
function documentLanguage(): Language {
  const value = document.documentElement.dataset.language;
  return isLanguage(value) ? value : defaultLanguage;
}

/** Resolves when the texts are there; hydrate after that, inside `<I18nProvider i18n={…}>`. */
export async function initClientI18n(language: Language = documentLanguage()): Promise<TextSource> {
  const inGallery = /^\/examples(\/|$)/.test(location.pathname);
  const inPanel = /^\/products\/signalstar(\/|$)/.test(location.pathname);
  const inCheckout =
    inPanel || /^\/(cart|checkout|quote|ct|account\/my\/(orderhistory|myquotes))(\/|$)/.test(location.pathname);
  const inBulk = /^\/cart\/quick-add(\/|$)/.test(location.pathname);
  // Checkout and quotes have addresses and contacts in common with the account.
  const inAccount = inPanel || /^\/(account|checkout|quote)(\/|$)/.test(location.pathname);
  const inOrders = /^\/(quote|account\/my\/(orderhistory|myquotes))(\/|$)/.test(location.pathname);
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
    inOrders && loadTexts("orders", language),
    inOrders && loadTexts("quotes", language),
  ]);
  Object.assign(catalogue, messages);
  return createBrowserTexts(language, catalogue);
}

/** Adds an area to the texts of the page; whoever draws with it waits for this. The server has every area. */
export async function loadTexts(area: keyof typeof onDemand, language?: Language): Promise<void> {
  if (import.meta.env.SSR) return;
  Object.assign(catalogue, await onDemand[area][language ?? documentLanguage()]());
}
