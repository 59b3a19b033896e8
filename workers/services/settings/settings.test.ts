import { env, SELF } from "cloudflare:test";
import { offerTerms } from "@contracts/commerce/offer-terms";
import { flag, flagList, pageGeneration, sellingSettings } from "@contracts/settings";
import { defaultCheckoutSettings } from "@domain/checkout/defaults";
import { defaultSellingSettings } from "@domain/selling/defaults";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { changeFlag, evaluateFlags } from "./flag-store";

const origin = "http://services.test";
const headers = { authorization: "Bearer demo-settings-key" };
const flags = async (path: string) => {
  const list = v.parse(flagList, await (await SELF.fetch(`${origin}${path}`, { headers })).json());
  return Object.fromEntries(list.flags.map(({ name, value }) => [name, value]));
};
const demoFlag = (body: unknown) => SELF.fetch(`${origin}/_demo/flags`, { method: "POST", body: JSON.stringify(body) });

describe("user settings", () => {
  it("C-CTRY-21: return country and address as detected by the edge, uncached", async () => {
    const response = await SELF.fetch(`${origin}/settings/api/user/settings`, {
      headers: { ...headers, "x-shopper-country": "de", "x-shopper-address": "203.0.113.7" },
    });
    expect(await response.json()).toEqual({ countryCode: "DE", clientIP: "203.0.113.7" });
    expect([response.headers.get("cache-control"), response.headers.get("vary")]).toEqual(["no-store", "*"]);
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
    const forged = await SELF.fetch(`${origin}/settings/api/user/settings`, {
      headers: { ...headers, "x-shopper-country": "<script>", "x-shopper-address": "javascript:alert(1)" },
    });
    expect(await forged.json()).toEqual({ countryCode: "", clientIP: "" });
    expect((await SELF.fetch(`${origin}/settings/api/user/settings`)).status).toBe(401);
  });
});

describe("offer terms", () => {
  const terms = (query: string) => SELF.fetch(`${origin}/settings/offer-terms${query}`, { headers });
  const storeCheckout = (document: object) =>
    SELF.fetch(`${origin}/settings/_admin/checkout`, {
      method: "PUT",
      headers: { authorization: "Bearer demo-admin-key" },
      body: JSON.stringify(document),
    });

  it("belong to the country: its shipping methods, and the matching rules for returns", async () => {
    const method = { id: "air", name: { en_EN: "Air", ja_JP: "航空便", zh_CN: "空运" }, currency: "USD" };
    const tiers = [{ upToWeight: 20, centAmount: 2900 }];
    const transitDays = { least: 2, most: 5 };
    const stored = await storeCheckout({
      ...defaultCheckoutSettings,
      shippingMethods: [
        { ...method, countries: ["US"], tiers, freeFromCentAmount: null, transitDays },
        { ...method, id: "road", countries: ["CA"], tiers, freeFromCentAmount: 1 },
      ],
      returns: [
        { countries: ["DE"], days: 14 },
        { temperatures: ["2–8 °C"], days: 0 },
      ],
    });
    expect(stored.status).toBe(200);
    expect(v.parse(offerTerms, await (await terms("?country=us")).json())).toEqual({
      weights: { default: 1, productTypes: {} },
      shippingMethods: [{ currency: "USD", tiers, freeFromCentAmount: null, transitDays }],
      returns: [{ temperatures: ["2–8 °C"], days: 0 }],
    });
    for (const query of ["", "?country=USA", "?country=%27"]) expect((await terms(query)).status).toBe(400);
  });
});

describe("flags", () => {
  it("C-FLAG-01: have their members and their evaluation dimension", async () => {
    const list = v.parse(flagList, await (await SELF.fetch(`${origin}/settings/flags?country=US`, { headers })).json());
    expect(list.flags.map(({ name, evaluateBasedOn }) => [name, evaluateBasedOn])).toEqual([
      ["searchPrecision", "country"],
      ["newSearchUrl", "country"],
      ["gop", "country"],
      ["citationSearch", "email"],
      ["elisaCrossSell", "country"],
    ]);
    expect(list.flags.every((entry) => v.is(flag, entry) && entry.value !== undefined)).toBe(true);
  });

  it("keep a value for everyone, for one country, for one address", async () => {
    expect(v.is(flag, await (await demoFlag({ name: "gop", value: "false" })).json())).toBe(true);
    await demoFlag({ name: "gop", value: "true", country: "DE" });
    expect((await flags("/settings/flags?country=US")).gop).toBe("false");
    expect((await flags("/settings/flags?country=DE")).gop).toBe("true");
    await demoFlag({ name: "citationSearch", value: "true", email: "Insider@Benchside.example" });
    expect((await flags("/settings/flags?country=US&email=insider%40benchside.example")).citationSearch).toBe("true");
    expect((await flags("/settings/flags?country=US")).citationSearch).toBe("false");
    await demoFlag({ name: "gop", value: null });
    expect((await flags("/settings/flags?country=US")).gop).toBe("true");
  });

  it("let a demonstration's value for everyone replace values for single countries", async () => {
    await changeFlag(env, { name: "gop", value: "true", country: "US" });
    await demoFlag({ name: "gop", value: "false" });
    expect((await flags("/settings/flags?country=US")).gop).toBe("false");
    await demoFlag({ name: "gop", value: null });
  });

  it("C-FLAG-06: are all false in China, whatever is stored", async () => {
    for (const name of ["searchPrecision", "gop"] as const)
      await changeFlag(env, { name, value: "true", country: "CN" });
    expect(new Set(Object.values(await flags("/cn/settings/flags?country=CN")))).toEqual(new Set(["false"]));
    const asker = { region: "cn", country: "US", email: "" } as const;
    expect(new Set((await evaluateFlags(env, asker, new Date())).map((entry) => entry.status))).toEqual(
      new Set(["fixed"]),
    );
  });

  it("reject unknown names and values", async () => {
    for (const body of [
      { name: "freeShipping", value: "true" },
      { name: "gop" },
      { name: "gop", value: true },
      "x",
      null,
    ]) {
      expect((await demoFlag(body)).status).toBe(400);
    }
    expect((await SELF.fetch(`${origin}/settings/flags?country=USA`, { headers })).status).toBe(400);
    expect((await SELF.fetch(`${origin}/settings/_admin/flags`, { method: "PUT", headers, body: "{}" })).status).toBe(
      401,
    );
  });
});

describe("selling settings", () => {
  it("have defaults until an operator stores others", async () => {
    const read = async () =>
      v.parse(sellingSettings, await (await SELF.fetch(`${origin}/settings/selling`, { headers })).json());
    expect(await read()).toEqual(defaultSellingSettings);
    const changed = { ...defaultSellingSettings, hidePriceSkus: ["2114S"] };
    const put = (body: unknown) =>
      SELF.fetch(`${origin}/settings/_admin/selling`, {
        method: "PUT",
        headers: { authorization: "Bearer demo-admin-key" },
        body: JSON.stringify(body),
      });
    expect((await put({ ...changed, priceCountries: ["usa"] })).status).toBe(400);
    expect((await put(changed)).status).toBe(200);
    expect(await read()).toEqual(changed);
  });
});

describe("the generation of stored pages", () => {
  const read = async () =>
    v.parse(pageGeneration, await (await SELF.fetch(`${origin}/settings/generation`, { headers })).json()).generation;

  it("changes after a webhook, which needs the admin key", async () => {
    const before = await read();
    expect((await SELF.fetch(`${origin}/settings/_admin/purge`, { method: "POST", headers })).status).toBe(401);
    const purge = { method: "POST", headers: { authorization: "Bearer demo-admin-key" }, body: '{"event":"publish"}' };
    expect((await SELF.fetch(`${origin}/settings/_admin/purge`, purge)).status).toBe(200);
    expect(await read()).toBeGreaterThan(before);
  });
});
