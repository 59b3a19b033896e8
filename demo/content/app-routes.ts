import type { Localized } from "./locales";

/** Titles of app routes for menus and breadcrumbs; content pages have their own titles. */
export const routeTitles: Readonly<Record<string, Localized<string>>> = {
  "/": { en: "Home", ja: "ホーム", zh: "首页" },
  "/browse": { en: "Products", ja: "製品", zh: "产品" },
  "/products": { en: "All products", ja: "全製品", zh: "全部产品" },
  "/products/compare": { en: "Compare products", ja: "製品を比較する", zh: "产品对比" },
};
