/** OCI calls without a shopper. */
import { SELF } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";
import { importInto, keys, call as searchCall } from "../../search/testing";
import { importShelf } from "../testing/gateway";
import { buyer, importBuyers, origin } from "../testing/punchout";

const hook = "https://buyer.test/hooks/9?sid=1&x=2";
const ask = (fields: Record<string, string>) =>
  SELF.fetch(`${origin}/commerce/punchout/oci`, {
    method: "POST",
    redirect: "manual",
    headers: { "cf-connecting-ip": "2001:db8:0c1::2" },
    body: new URLSearchParams({ USERNAME: buyer.identity, PASSWORD: buyer.secret, HOOK_URL: hook, ...fields }),
  });
const validate = (sku: string, fields: Record<string, string> = {}) =>
  ask({ FUNCTION: "VALIDATE", PRODUCTID: sku, ...fields });

/** Fields of the form in the response. */
async function fieldsOf(answer: Response | Promise<Response>): Promise<Record<string, string>> {
  const page = await (await answer).text();
  return Object.fromEntries(
    [...page.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)].map(([, name, value]) => [name, value]),
  );
}

const document = (id: string, skus: readonly string[], status = "Released") => ({
  ...{ id, productnumber: id, skus, name: "Akt Antibody", title: "Akt Antibody", status },
  ...{ url: `/products/${id}`, clickurl: `/products/${id}`, totalcitationcount: 1, targetsymbols: ["AKT1"] },
});

beforeAll(async () => {
  await importShelf();
  await importBuyers(buyer);
});

describe("VALIDATE", () => {
  it("returns one item with the price of the buyer's country, to the registered address only", async () => {
    const answer = await validate("9272S", { QUANTITY: "3", COUNTRY: "DE" });
    expect(answer.status).toBe(200);
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("form-action https://buyer.test;");
    expect(policy).toContain("frame-ancestors https://buyer.test");
    expect(policy).toMatch(/default-src 'none'.*script-src 'nonce-[\w-]+'/);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const page = await answer.clone().text();
    expect(page).toContain('action="https://buyer.test/hooks/9?sid=1&amp;x=2"');
    expect(page).not.toContain(buyer.secret);
    const fields = await fieldsOf(answer);
    expect(fields).toMatchObject({
      "NEW_ITEM-VENDORMAT[1]": "9272S",
      "NEW_ITEM-QUANTITY[1]": "3",
      "NEW_ITEM-CURRENCY[1]": "EUR",
      "NEW_ITEM-PRICEUNIT[1]": "1",
    });
    expect(Number(fields["NEW_ITEM-PRICE[1]"])).toBeGreaterThan(0);
    expect(Object.keys(fields).filter((name) => name.includes("[2]") || name.includes("CUST_FIELD"))).toEqual([]);
  });

  it.each([
    ["unknown", "NOSUCH1S", {}],
    ["discontinued", "2102S", {}],
    ["not sold in the country", "2110S", { COUNTRY: "DE" }],
    ["without a price", "3990S", {}],
  ])("answers with an empty form for a product that is %s", async (_, sku, fields) => {
    const answer = await validate(sku, fields);
    expect(answer.status).toBe(200);
    expect(await fieldsOf(answer)).toEqual({});
  });

  it.each([
    ["an address that is not registered", { HOOK_URL: "https://evil.test/hooks/9" }, 403],
    ["no address", { HOOK_URL: "" }, 403],
    ["a country that is not bought for", { COUNTRY: "FR" }, 403],
    ["a part of a unit", { QUANTITY: "0.5" }, 400],
    ["a wrong password", { PASSWORD: "another secret" }, 401],
  ])("is refused with %s", async (_, fields, status) => {
    const answer = await validate("9272S", fields);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("content-security-policy")).toContain("form-action 'none'");
  });
});

describe("BACKGROUND_SEARCH", () => {
  const search = (text: string) => ask({ FUNCTION: "BACKGROUND_SEARCH", SEARCHSTRING: text });

  it("reports a failure while the search is unavailable", async () => {
    const answer = await search("akt");
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain("The search cannot be reached");
  });

  it("returns every size that the buyer can buy, up to fifty", async () => {
    const made = await searchCall("/_admin/engines", {
      key: keys.admin,
      body: { name: "product-en-us", kind: "product" },
    });
    expect(made.status).toBe(201);
    const many = Array.from({ length: 30 }, (_, index) => document(String(5000 + index), [`${5000 + index}S`]));
    const report = await importInto("product-en-us", [
      { ...document("4060", ["4060S", "4060T", "4060L"]), name: "Phospho-Akt Rabbit mAb", title: "Phospho-Akt" },
      document("9272", ["9272S"]),
      document("2102", ["2102S"], "Discontinued"),
      document("3990", ["3990S"]),
      ...many.map((one) => ({ ...one, name: "Erk Antibody", title: "Erk Antibody", targetsymbols: ["MAPK1"] })),
      { ...document("6001", ["6001S"]), name: "NLRP3 Antibody", description: "Beside FCAR in neutrophils." },
    ]);
    expect(report).toMatchObject({ rejected: 0 });
    const fields = await fieldsOf(search("akt"));
    const skus = Object.entries(fields).flatMap(([name, value]) => (name.includes("VENDORMAT") ? [value] : []));
    expect(skus.sort()).toEqual(["4060L", "4060S", "4060T", "9272S"]);
    expect(fields["NEW_ITEM-QUANTITY[1]"]).toBe("1");
    expect(Object.keys(await fieldsOf(search("erk"))).filter((name) => name.includes("VENDORMAT"))).toHaveLength(20);
    expect(await fieldsOf(search("zzzzqqq"))).toEqual({});
    expect(await fieldsOf(search("FCAR")), "a known target that is not sold").toEqual({});
  });
});

describe("the pages of calls", () => {
  it.each([
    ["JA", "ja", "購買システムへの回答", "時点の価格", "USERNAMEとPASSWORDがありません。"],
    ["zh-CN", "zh-Hans", "对采购系统的回复", "的价格", "缺少 USERNAME 和 PASSWORD。"],
    ["E", "en", "Response to your purchasing system", "Prices of", "USERNAME and PASSWORD are missing."],
    ["FR", "en", "Response to your purchasing system", "Prices of", "USERNAME and PASSWORD are missing."],
  ])(
    "speak the language %s, say of which day the prices are, and explain a refusal",
    async (LANGUAGE, lang, ...texts) => {
      const [title = "", prices = "", missing = ""] = texts;
      const page = await (await validate("9272S", { LANGUAGE })).text();
      for (const part of [`<html lang="${lang}">`, title, prices]) expect(page).toContain(part);
      const refused = await (await ask({ LANGUAGE, PASSWORD: "" })).text();
      for (const part of [`<html lang="${lang}">`, missing]) expect(refused).toContain(part);
    },
  );
});
