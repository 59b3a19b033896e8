import { describe, expect, it } from "vitest";
import {
  assets,
  brotliBytes,
  budgets,
  loadedWith,
  pageRoutes,
  pageScriptBytes,
  scriptsOf,
  styleSheet,
} from "../../bench/script-bytes.mjs";

const locales = ["en_EN", "ja_JP", "zh_CN"];

describe("what a visitor's line carries", () => {
  it.each(Object.keys(pageRoutes) as (keyof typeof pageRoutes)[])("scripts of the page: %s", (page) => {
    for (const locale of locales) {
      const bytes = pageScriptBytes(pageRoutes[page], locale);
      expect(bytes, locale).toBeLessThanOrEqual(budgets.scripts[page]);
      // Less than that is no saving but a fault of the measurement.
      expect(bytes, locale).toBeGreaterThan(80_000);
    }
  });

  it("packages, styles and the list of routes", () => {
    expect(brotliBytes(assets.packages())).toBeLessThanOrEqual(budgets.packages);
    expect(brotliBytes(styleSheet())).toBeLessThanOrEqual(budgets.styles);
    expect(brotliBytes(assets.routeList())).toBeLessThanOrEqual(budgets.routeList);
  });

  it("a page that is read loads one file, which needs no other", () => {
    expect(brotliBytes(assets.reading())).toBeLessThanOrEqual(budgets.reading);
    expect(loadedWith(assets.reading())).toEqual([assets.reading()]);
  });

  it("a page is taken over with few requests", () => {
    for (const route of Object.values(pageRoutes)) expect(scriptsOf(route).length).toBeLessThanOrEqual(28);
  });
});
