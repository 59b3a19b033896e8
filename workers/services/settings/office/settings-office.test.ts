import { SELF } from "cloudflare:test";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { beforeAll, describe, expect, it } from "vitest";
import { newKey, officeCall, tokenOf } from "../../staff/testing";

const at = "/settings/_office/settings";
const reason = "Test of the settings";
let owner = "";
beforeAll(async () => {
  owner = await tokenOf("owner");
});

const settings = { authorization: "Bearer demo-settings-key" };
const selling = async () =>
  (await SELF.fetch("http://services.test/settings/selling", { headers: settings })).json<{
    priceCountries: string[];
  }>();
const read = async (key: string) => (await officeCall(owner, `${at}/${key}`)).body;
const act = async (key: string, name: string, fields: object) =>
  officeCall(owner, `${at}/${key}/${name}`, { key: newKey(), version: (await read(key)).version, reason, ...fields });

describe("a setting", () => {
  it("is found by part of its name, also typed at full width", async () => {
    const found = async (q: string) =>
      (await officeCall(owner, `${at}?q=${encodeURIComponent(q)}`)).body.rows.map(({ key }: { key: string }) => key);
    expect(await found("pricecountries")).toEqual(["selling.priceCountries"]);
    expect(await found("ＰＲＩＣＥＣＯＵＮＴＲＩＥＳ")).toEqual(["selling.priceCountries"]);
  });

  it("is changed for the shop, keeps its former values, and can be restored to one of them", async () => {
    const key = "selling.priceCountries";
    const { record, version } = await read(key);
    expect(record.text).toBe(defaultSellingSettings.priceCountries.join(" "));
    const form = { key: newKey(), version, reason, text: `${record.text} ie` };
    for (let time = 0; time < 2; time += 1)
      expect(await officeCall(owner, `${at}/${key}/change`, form)).toMatchObject({
        ...{ status: 200, body: { version: version + 1 } },
      });
    expect((await selling()).priceCountries).toContain("IE");
    const late = await officeCall(owner, `${at}/${key}/change`, { ...form, key: newKey(), text: "US" });
    expect(late.status).toBe(409);
    expect((await act(key, "revert", { to: String(version) })).status).toBe(200);
    expect((await selling()).priceCountries).toEqual(defaultSellingSettings.priceCountries);
    const after = await read(key);
    expect(after.record.versions).toHaveLength(3);
    expect(after.history[0]).toMatchObject({ actor: { id: "demo-owner" }, reason });
  });

  it("of one key does not affect a change of another", async () => {
    const keys = ["checkout.quoteValidDays", "selling.hidePriceSkus", "selling.madeToOrderSkus"];
    const texts = ["45", "4060S", "9272S"];
    const done = await Promise.all(keys.map((key, place) => act(key, "change", { text: texts[place] })));
    expect(done.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Promise.all(keys.map(async (key) => (await read(key)).record.text))).toEqual(texts);
    for (const key of keys) expect((await act(key, "revert", { to: "0" })).status).toBe(200);
  });

  it.each([
    ["selling.priceCountries", "Germany"],
    ["selling.priceCountries", "DE ZZ"],
    ["selling.partnerCountries", "BE https://one.example/ https://two.example/"],
    ["checkout.shippingMethods", '[{"id":"a"},{"id":"a"}]'],
    ["checkout.purchaseOrders", '{"limits":{"EUX":1},"requiresSoldToId":false}'],
    ["checkout.quoteValidDays", "999"],
    ["checkout.taxRules", '[{"country":"DE"}]'],
    ["checkout.taxRules", "["],
    ["flags.gop", "everyone perhaps"],
    ["flags.gop", "someone@lab.example true"],
    ["flags.citationSearch", "DE true"],
  ])("%s refuses %s beside its field", async (key, text) =>
    expect(await act(key, "change", { text })).toMatchObject({ status: 400, body: { errors: [{ field: "text" }] } }),
  );

  it("that a program replaces gets a new version", async () => {
    const { version } = await read("selling.quoteCountries");
    const store = (value: object) =>
      SELF.fetch("http://services.test/settings/_admin/selling", {
        ...{ method: "PUT", headers: { authorization: "Bearer demo-admin-key" }, body: JSON.stringify(value) },
      });
    expect((await store({ ...defaultSellingSettings, quoteCountries: ["US"] })).status).toBe(200);
    expect(await read("selling.quoteCountries")).toMatchObject({ version: version + 1, record: { text: "US" } });
    await store(defaultSellingSettings);
  });
});

it("a flag is set for everyone with exceptions, and restored", async () => {
  const flag = async (country: string) => {
    const answer = await SELF.fetch(`http://services.test/settings/flags?country=${country}`, { headers: settings });
    const { flags } = await answer.json<{ flags: { name: string; value: string }[] }>();
    return flags.find(({ name }) => name === "gop")?.value;
  };
  expect((await act("flags.gop", "change", { text: "everyone false\nDE true" })).status).toBe(200);
  expect([await flag("US"), await flag("DE")]).toEqual(["false", "true"]);
  expect((await act("flags.gop", "revert", { to: "0" })).status).toBe(200);
  expect([await flag("US"), await flag("DE")]).toEqual(["true", "true"]);
});
