import { describe, expect, it, vi } from "vitest";
import { createBrowserTexts } from "./browser-texts";
import { messages as enPage } from "./messages/en_EN";
import { messages as jpPage } from "./messages/ja_JP";
import { onDemand as enOnDemand } from "./messages/on-demand/en_EN";
import { onDemand as jpOnDemand } from "./messages/on-demand/ja_JP";
import { onDemand as cnOnDemand } from "./messages/on-demand/zh_CN";
import { messages as cnPage } from "./messages/zh_CN";
import { createT } from "./texts.server";

const catalogues = {
  en: { ...enPage, ...enOnDemand },
  jp: { ...jpPage, ...jpOnDemand },
  cn: { ...cnPage, ...cnOnDemand },
} as const;

function keysOf(node: object, prefix = ""): string[] {
  return Object.entries(node).flatMap(([key, value]) =>
    typeof value === "string" ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

const values = {
  sku: "4060S",
  formatted: "1,234",
  label: "x & <y>",
  name: "Akt",
  total: 3,
  query: "p-Akt",
  number: 2,
  page: 4,
};

describe.each(["en", "jp", "cn"] as const)("browser texts in %s", (language) => {
  it("match i18next for every key, with placeholders and plurals", async () => {
    const t = await createT(language);
    const browser = createBrowserTexts(language, catalogues[language]);
    const call = (t: unknown, key: string, options: object) =>
      (t as (key: string, options: object) => string)(key, options);
    for (const key of keysOf(catalogues[language])) {
      const base = key.replace(/_(one|other)$/, "");
      for (const count of base === key ? [undefined] : [0, 1, 2, 5, 100]) {
        const options = {
          ...values,
          quantity: 2,
          value: 7,
          to: 1,
          title: "t",
          shown: 1,
          pmid: "1",
          phone: "1",
          from: 1,
          date: "d",
          code: "c",
          application: "a",
          ...(count !== undefined && { count }),
        };
        expect(call(browser.t, base, options), `${base} with ${count}`).toBe(call(t, base, options));
      }
    }
  });

  it("return an unknown key unchanged, and say so on the console", () => {
    const console = vi.spyOn(globalThis.console, "error").mockImplementation(() => {});
    const browser = createBrowserTexts(language, catalogues[language]);
    expect((browser.t as unknown as (key: string) => string)("no.such.key")).toBe("no.such.key");
    expect(console).toHaveBeenCalledExactlyOnceWith("no text", "no.such.key");
    console.mockRestore();
  });
});
