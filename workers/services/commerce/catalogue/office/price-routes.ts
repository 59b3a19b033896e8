/** Prices of one size by country and kind of shopper, with the steps of the selling policy. */
import { buyerKinds, type PriceRecord, type PriceRow, priceQuery } from "@contracts/office/catalogue";
import { pageQuery } from "@contracts/office/resources";
import type { SkuFact } from "@domain/cart/state";
import { explainSelling } from "@domain/selling/explain";
import { priceCountryOf } from "@domain/selling/market-rules";
import { priceFactIn } from "@domain/selling/price-fact";
import { Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../../env";
import { type OfficeApp, requirePermission } from "../../../permission";
import { readQuery } from "../../../shared/office/actions";
import { notFound } from "../../../shared/problems";
import { sellingSettingsOf } from "../../../shared/selling-settings";
import { catalogueOf } from "../catalogue-store";

const listQuery = v.object({ ...pageQuery, ...priceQuery.entries });
type Buyer = (typeof buyerKinds)[number];

export const priceRoutes = new Hono<OfficeApp>();

/** One row for each country that the settings name. */
priceRoutes.get("/", requirePermission("catalogue:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { q = "", buyer = "customer" } = query.value;
  const fact = (await catalogueOf(c.env).skuFacts([q])).get(q);
  if (!fact) return c.json({ rows: [], next: null });
  const settings = await sellingSettingsOf(c.env).current();
  const countries = new Set([
    ...[...settings.priceCountries, ...settings.priceServiceCountries, ...settings.b2dAllowedCountries],
    ...Object.keys(settings.partnerCountries),
  ]);
  const rows = await Promise.all([...countries].sort().map((country) => explained(c.env, fact, country, buyer)));
  return c.json({ rows: rows.map(({ steps: _, name: __, ...row }): PriceRow => row), next: null });
});

/** `4060S-DE-customer` */
priceRoutes.get("/:key", requirePermission("catalogue:read"), async (c) => {
  const key = c.req.param("key").slice(0, 60);
  const [, sku = "", country = "", kind = ""] = /^([0-9A-Z]{1,20})-([A-Z]{2})-([a-z]+)$/.exec(key) ?? [];
  const buyer = buyerKinds.find((each) => each === kind);
  const fact = buyer ? (await catalogueOf(c.env).skuFacts([sku])).get(sku) : undefined;
  if (!buyer || !fact) return notFound(key);
  return c.json({ record: await explained(c.env, fact, country, buyer), version: 0, history: [] });
});

async function explained(env: ServicesEnv, fact: SkuFact, country: string, buyer: Buyer): Promise<PriceRecord> {
  const settings = await sellingSettingsOf(env).current();
  const { sku, name, status, productType, category, active } = fact;
  const price = priceFactIn(fact.prices, priceCountryOf(country, settings));
  const { steps, ...verdict } = explainSelling({
    ...{ country, customer: buyer, settings, preview: false },
    product: { status, productType, category },
    sku: { sku, price, active },
  });
  return { sku, country, buyer, name, ...verdict, steps: [...steps] };
}
