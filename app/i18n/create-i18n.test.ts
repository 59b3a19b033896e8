import { isLanguage } from "@domain/market/market";
import { describe, expect, it } from "vitest";
import { createI18n, createT, remixI18n } from "./create-i18n.server";
import { languages } from "./options";

describe("i18next on the server", () => {
  it("C-LOC-01: supports English, Japanese and Chinese", async () => {
    expect(languages).toEqual(["en", "jp", "cn"]);
    const close = await Promise.all(languages.map(async (language) => (await createI18n(language)).t("site.close")));
    expect(close).toEqual(["Close", "閉じる", "关闭"]);
    expect((await createT("jp"))("site.close")).toBe("閉じる");
  });

  it("C-LOC-04: ignores cookie, Accept-Language and query", async () => {
    const request = new Request("https://shop.example/?lng=jp&language=jp", {
      headers: { "accept-language": "ja,zh;q=0.8", cookie: "i18next=jp; lng=jp; language=jp" },
    });
    await expect(remixI18n.getLocale(request)).resolves.toBe("en");
  });

  it("keeps instances separate", async () => {
    const [english, japanese] = await Promise.all([createI18n("en"), createI18n("jp")]);
    expect([english.language, japanese.language]).toEqual(["en", "ja"]);
    expect(english.t("site.today")).toBe("Today");
    expect(japanese.t("site.today")).toBe("本日");
  });

  it("selects plural forms by language", async () => {
    const [english, chinese] = await Promise.all([createI18n("en"), createI18n("cn")]);
    expect(english.t("ui.citations", { count: 1, formatted: "1" })).toBe("1 citation");
    expect(english.t("ui.citations", { count: 2, formatted: "2" })).toBe("2 citations");
    expect(chinese.t("ui.citations", { count: 1, formatted: "1" })).toBe("1 篇引用文献");
  });

  it("recognizes language codes", () => {
    expect(isLanguage("cn")).toBe(true);
    for (const value of ["zh", "toString", "", null, 1]) expect(isLanguage(value)).toBe(false);
  });
});
