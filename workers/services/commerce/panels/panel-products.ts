/** Products of the panel builder as sold in one country (A-PANEL-15). */
import { productStatus } from "@contracts/catalogue/catalogue";
import { productNames } from "@contracts/catalogue/product-texts";
import { type PanelAntibody, type PanelKit, type PanelProducts, panelAntibody, panelKit } from "@contracts/panel";
import type { SellingSettings } from "@contracts/settings";
import { countryPrice } from "@contracts/values/money";
import { type CustomerKind, priceCountryOf } from "@domain/selling/market-rules";
import { priceFactIn, priceIn } from "@domain/selling/price-fact";
import { resolveSelling } from "@domain/selling/selling";
import type { SellingReason } from "@domain/selling/types";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { catalogueDatabase } from "../catalogue/catalogue-store";

interface PanelMarket {
  readonly country: string;
  readonly customer: CustomerKind;
  readonly settings: SellingSettings;
}

/** A product's catalogue row, with JSON members as text. */
const row = v.object({
  key: v.string(),
  name: v.string(),
  names: v.pipe(v.string(), v.parseJson(), productNames),
  status: productStatus,
  productType: v.string(),
  category: v.string(),
  clone: v.nullable(v.string()),
  panel: v.pipe(
    v.nullable(v.string()),
    v.transform((text) => text ?? "null"),
    v.parseJson(),
  ),
  part: v.nullable(v.string()),
  sku: v.string(),
  active: v.number(),
  prices: v.pipe(v.string(), v.parseJson(), v.array(countryPrice)),
});
type Row = v.InferOutput<typeof row>;

/** Products by number. Products without a place in a panel are left out. */
export async function panelProductsOf(
  env: Pick<ServicesEnv, "CATALOGUE_DB">,
  market: PanelMarket,
): Promise<PanelProducts> {
  const database = await catalogueDatabase(env);
  const { results } = await database
    .prepare(
      `select p.key, p.name, p.names, p.status, p.product_type as productType, p.category, s.sku, s.active, s.prices,
         d.document ->> '$.attributes.clone' as clone, d.document -> '$.attributes.panel' as panel,
         d.document ->> '$.attributes.panelPart' as part
       from products p join product_documents d on d.key = p.key
       join skus s on s.product_key = p.key and s.is_master = 1
       where p.category = 'signalstar' and p.published = 1 order by p.key`,
    )
    .all();
  const antibodies: PanelAntibody[] = [];
  const kits: PanelKit[] = [];
  for (const record of results) {
    const read = v.safeParse(row, record);
    if (!read.success) continue;
    const { key: productKey, name, names, clone, panel, part } = read.output;
    const offer = offerOf(read.output, market);
    const common = { productKey, name, names, ...offer };
    const antibody = v.safeParse(panelAntibody, { ...common, clone, ...asObject(panel) });
    if (antibody.success) antibodies.push(antibody.output);
    else if (part) {
      const kit = v.safeParse(panelKit, { ...common, kind: part === "buffer-kit" ? "buffer" : "multiplex" });
      if (kit.success) kits.push(kit.output);
    }
  }
  return { antibodies, kits };
}

const asObject = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});

/** Reasons that apply in every market; all others depend on the market. */
const soldNowhere: readonly SellingReason[] = ["unknown-product", "discontinued", "status", "inactive", "preview"];

function offerOf({ sku, productType, category, status, active, prices }: Row, market: PanelMarket) {
  const { country, customer, settings } = market;
  const priceCountry = priceCountryOf(country, settings);
  const { addsToBasket, reason } = resolveSelling({
    country,
    customer,
    product: { status, productType, category },
    sku: { sku, active: active === 1, price: priceFactIn(prices, priceCountry) },
    settings,
    preview: false,
  });
  const unavailableReason = addsToBasket
    ? null
    : reason !== null && soldNowhere.includes(reason)
      ? ("status" as const)
      : ("country" as const);
  return {
    sku,
    productType,
    category,
    status,
    active: active === 1,
    available: addsToBasket,
    unavailableReason,
    price: priceIn(prices, priceCountry),
  };
}
