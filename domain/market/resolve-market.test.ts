import { describe, expect, it } from "vitest";
import { regionOf } from "./region-rules";
import {
  type CountrySources,
  countryCookieValue,
  createMarket,
  needsSettings,
  resolveCountry,
  resolveLanguage,
} from "./resolve-market";

const nothing: CountrySources = {
  registrationCountry: null,
  region: "global",
  parameter: null,
  cookie: null,
  clientHeader: null,
  settings: null,
};
/** Country sources from weakest to strongest, each with its own country. */
const ladder: readonly (readonly [Partial<CountrySources>, string])[] = [
  [{}, "US"],
  [{ settings: "FR" }, "FR"],
  [{ clientHeader: "IT" }, "IT"],
  [{ cookie: "DE" }, "DE"],
  [{ parameter: "GB" }, "GB"],
  [{ region: "jp" }, "JP"],
  [{ registrationCountry: "AT" }, "AT"],
];

describe("the country of a request", () => {
  it("C-CTRY-06: the stronger source wins in every pair", () => {
    for (const [upper, [strong, country]] of ladder.entries()) {
      for (const [weak] of ladder.slice(0, upper)) {
        expect(resolveCountry({ ...nothing, ...weak, ...strong })).toBe(country);
      }
    }
  });

  it("C-CTRY-07: maps the client region NIR to IE", () => {
    expect(resolveCountry({ ...nothing, clientHeader: "NIR" })).toBe("IE");
    expect(resolveCountry({ ...nothing, settings: "NIR" })).toBe("IE");
  });

  it("C-CTRY-08: an unknown parameter means US, regardless of weaker sources", () => {
    expect(resolveCountry({ ...nothing, parameter: "ZZ", cookie: "DE" })).toBe("US");
    expect(resolveCountry({ ...nothing, parameter: "<script>", cookie: "DE" })).toBe("US");
  });

  it("skips other sources with an unknown country", () => {
    expect(resolveCountry({ ...nothing, cookie: "XX", clientHeader: "T1", settings: "DE" })).toBe("DE");
  });

  it("C-CTRY-17: defaults to US, English and USD", () => {
    const country = resolveCountry(nothing);
    const language = resolveLanguage({ region: "global", parameter: null, cookie: null });
    expect(createMarket("global", country, language)).toEqual({
      region: "global",
      country: "US",
      language: "en",
      locale: "en-us",
      currency: "USD",
    });
  });

  it("C-CTRY-14: the cookie stores USA for US, and USA is read as US", () => {
    expect([countryCookieValue("US"), countryCookieValue("DE")]).toEqual(["USA", "DE"]);
    expect(resolveCountry({ ...nothing, cookie: "USA", clientHeader: "DE" })).toBe("US");
  });

  it("uses the settings service only as a last resort", () => {
    expect(needsSettings(nothing)).toBe(true);
    for (const [sources] of ladder.slice(2)) expect(needsSettings({ ...nothing, ...sources })).toBe(false);
  });

  it("C-CTRY-12: Japan and China have their own regions", () => {
    expect(["JP", "CN", "US", "DE"].map(regionOf)).toEqual(["jp", "cn", "global", "global"]);
  });
});

describe("the language of a request", () => {
  it("C-CTRY-09: comes from domain, parameter, cookie, or else English", () => {
    expect(resolveLanguage({ region: "jp", parameter: "cn", cookie: "en" })).toBe("jp");
    expect(resolveLanguage({ region: "global", parameter: "cn", cookie: "jp" })).toBe("cn");
    expect(resolveLanguage({ region: "global", parameter: null, cookie: "jp" })).toBe("jp");
    expect(resolveLanguage({ region: "global", parameter: "xx", cookie: "toString" })).toBe("en");
  });

  it("C-CTRY-10: is Japanese in Japan and Chinese in China; C-LOC-02: with their codes", () => {
    expect(resolveLanguage({ region: "cn", parameter: null, cookie: null })).toBe("cn");
    expect(createMarket("jp", "JP", "jp").locale).toBe("ja-jp");
    expect(createMarket("cn", "CN", "cn").locale).toBe("zh-cn");
  });
});
