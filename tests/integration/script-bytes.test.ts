import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  appRoutes,
  assets,
  brotliBytes,
  budgets,
  bundleBytes,
  classesWithoutStyle,
  furtherStyleSheet,
  pageScriptBytes,
  scriptsOf,
  styleSheet,
} from "../../bench/script-bytes.mjs";
import { enhanceFiles } from "../../scripts/build/enhance-files.ts";
import { nameTextModules } from "../../scripts/build/name-texts.ts";
import { root } from "../../scripts/setup/install.mjs";

const languages = ["en", "ja", "zh-Hans"];
const locales = ["en_EN", "ja_JP", "zh_CN"];

describe("bytes sent to a visitor", () => {
  it.each(["bundle", "reading", "shopping"] as const)("scripts of a page without an app: %s", (kind) => {
    for (const language of languages) {
      const bytes = bundleBytes(kind, language);
      expect(bytes, language).toBeLessThanOrEqual(budgets[kind]);
      // A lower number would indicate a faulty measurement.
      expect(bytes, language).toBeGreaterThan(15_000);
    }
  });

  it("a page without an app loads few files", () => {
    expect(enhanceFiles().imports.length).toBeLessThanOrEqual(3);
  });

  it.each(Object.keys(appRoutes) as (keyof typeof appRoutes)[])("scripts of a page with an app: %s", (page) => {
    for (const locale of locales) {
      const bytes = pageScriptBytes(appRoutes[page], locale);
      expect(bytes, locale).toBeLessThanOrEqual(budgets.apps[page]);
      expect(bytes, locale).toBeGreaterThan(80_000);
    }
    expect(scriptsOf(appRoutes[page]).length).toBeLessThanOrEqual(42);
  });

  it("every class in use has its style", () => {
    expect(classesWithoutStyle()).toEqual([]);
  });

  it("packages, styles and the route list", () => {
    expect(brotliBytes(assets.packages())).toBeLessThanOrEqual(budgets.packages);
    expect(brotliBytes(styleSheet())).toBeLessThanOrEqual(budgets.styles);
    expect(brotliBytes(furtherStyleSheet())).toBeLessThanOrEqual(budgets.furtherStyles);
    expect(brotliBytes(assets.routeList())).toBeLessThanOrEqual(budgets.routeList);
  });
});

it.each(["storefront", "services"])(
  "the script of %s loads the table of names as texts, which are not compiled",
  (worker) => {
    const folder = join(root, "build/workers");
    const script = readFileSync(join(folder, `${worker}.js`), "utf8");
    for (const { path } of nameTextModules(folder)) {
      const text = readFileSync(path, "utf8");
      expect(text.length).toBeGreaterThan(200_000);
      expect(script).toContain(path.slice(folder.length + 1));
      // A cell this long occurs in no other text.
      const cell = /[^\t\n]{25,}/.exec(text.slice(text.length >> 1))?.[0];
      expect(cell).toBeTruthy();
      expect(script.includes(cell ?? "")).toBe(false);
    }
  },
);
