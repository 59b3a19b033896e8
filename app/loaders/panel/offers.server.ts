/** Panel builder products in this market, with price and availability by the selling policy. */
import type { PanelAntibody, PanelKit, PanelProducts } from "@contracts/panel";
import { formatMoney } from "@domain/money/format";
import { panelProductsIn } from "@domain/panel/panel-names";
import { type BasketRules, isDistributorCountry, resolveBasketRules } from "@domain/selling/market-rules";
import { resolveSelling } from "@domain/selling/selling";
import type { PriceFact, SellingReason, SellingVerdict } from "@domain/selling/types";
import type { PrivateContext } from "~/context/request/types";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";
import { ServiceFailure } from "~/services/service-failure";

export interface PanelOffer {
  /** Formatted; null if none is shown. */
  readonly price: string | null;
  /** Reason for a missing price. */
  readonly priceReason: SellingReason | null;
  /** Reason if only this item is unavailable; otherwise null. */
  readonly unavailable: "country" | "status" | null;
}

export interface AntibodyRow extends PanelOffer {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
  readonly clone: string | null;
  readonly target: string;
  readonly targetName: string;
  readonly oligo: number;
  readonly pairings: PanelAntibody["pairings"];
  readonly species: PanelAntibody["species"];
}

export interface KitRow extends PanelOffer {
  readonly productKey: string;
  readonly sku: string;
  readonly name: string;
}

/** Products with the market's rules. */
export interface PanelCatalogue {
  readonly products: PanelProducts;
  readonly rules: BasketRules;
  readonly antibodies: readonly AntibodyRow[];
  readonly buffers: readonly KitRow[];
  readonly multiplex: KitRow | null;
}

/** @throws ServiceFailure during an outage of the gateway */
export async function loadPanelCatalogue(context: PrivateContext): Promise<PanelCatalogue> {
  const { country } = context.market;
  const settings = await loadSellingSettings(context);
  const rules = resolveBasketRules(country, context.session.kind, settings);
  const read = await context.services.panel.products({ country, distributor: isDistributorCountry(country, settings) });
  if (!read.ok) throw new ServiceFailure("commerce", read.status, "the products of the panel builder cannot be read");
  const products = panelProductsIn(read.value, context.market.language);
  const offer = (item: PanelAntibody | PanelKit): PanelOffer => offerOf(verdictOf(item), rules, item);
  const kit = (item: PanelKit): KitRow => ({
    productKey: item.productKey,
    sku: item.sku,
    name: item.name,
    ...offer(item),
  });
  const multiplex = products.kits.find(({ kind }) => kind === "multiplex");
  return {
    products,
    rules,
    antibodies: products.antibodies.map((item) => ({ ...antibodyFacts(item), ...offer(item) })),
    buffers: products.kits.filter(({ kind }) => kind === "buffer").map(kit),
    multiplex: multiplex ? kit(multiplex) : null,
  };

  function verdictOf({ sku, price, active, status, productType, category }: PanelAntibody | PanelKit): SellingVerdict {
    const fact: PriceFact = price
      ? { kind: "known", price }
      : { kind: rules.mode === "price-service" ? "pending" : "none" };
    return resolveSelling({
      country,
      customer: context.session.kind,
      product: { status, productType, category },
      sku: { sku, price: fact, active },
      settings,
      preview: context.preview,
    });
  }
}

function antibodyFacts(item: PanelAntibody) {
  const { productKey, sku, name, clone, species, target, targetName, oligo, pairings } = item;
  return { productKey, sku, name, clone, species, target, targetName, oligo, pairings };
}

/** If nothing is sold in the market, the page says so once; rows only show what differs. */
function offerOf(
  verdict: SellingVerdict,
  rules: BasketRules,
  { unavailableReason }: PanelAntibody | PanelKit,
): PanelOffer {
  const shown = verdict.priceVisibility === "shown" && verdict.price !== null;
  const sold = verdict.addsToBasket || verdict.priceVisibility === "lookup";
  return {
    price: shown && verdict.price ? formatMoney(verdict.price) : null,
    priceReason: shown ? null : verdict.priceVisibility === "lookup" ? "price-pending" : verdict.priceReason,
    unavailable: unavailableReason === "status" ? "status" : rules.available && !sold ? "country" : null,
  };
}
