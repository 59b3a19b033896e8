import { isLanguage } from "@domain/market/market";
import { describe, expect, it } from "vitest";
import { languages } from "./options";
import { createT, remixI18n } from "./texts.server";

describe("i18next on the server", () => {
  it("C-LOC-01: supports English, Japanese and Chinese", async () => {
    expect(languages).toEqual(["en", "jp", "cn"]);
    const close = await Promise.all(languages.map(async (language) => (await createT(language))("site.close")));
    expect(close).toEqual(["Close", "閉じる", "关闭"]);
  });

  it("C-LOC-04: ignores cookie, Accept-Language and query", async () => {
    const request = new Request("https://shop.example/?lng=jp&language=jp", {
      headers: { "accept-language": "ja,zh;q=0.8", cookie: "i18next=jp; lng=jp; language=jp" },
    });
    await expect(remixI18n.getLocale(request)).resolves.toBe("en");
  });

  it("keeps instances separate", async () => {
    const [english, japanese] = await Promise.all([createT("en"), createT("jp")]);
    expect([english("site.today"), japanese("site.today")]).toEqual(["Today", "本日"]);
  });

  it("selects plural forms by language", async () => {
    const [english, chinese] = await Promise.all([createT("en"), createT("cn")]);
    expect(english("ui.citations", { count: 1, formatted: "1" })).toBe("1 citation");
    expect(english("ui.citations", { count: 2, formatted: "2" })).toBe("2 citations");
    expect(chinese("ui.citations", { count: 1, formatted: "1" })).toBe("1 篇引用文献");
  });

  it("recognizes language codes", () => {
    expect(isLanguage("cn")).toBe(true);
    for (const value of ["zh", "toString", "", null, 1]) expect(isLanguage(value)).toBe(false);
  });
});
