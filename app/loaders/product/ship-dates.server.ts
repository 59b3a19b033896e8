/** Ship dates of a product's sizes, for the US. */
import type { Product } from "@contracts/catalogue/catalogue";
import { calendarDay } from "@domain/market/calendar-day";
import type { PublicContext } from "~/context/request/types";
import { withinBudget } from "~/loaders/page/time-budget.server";
import type { ShipDates } from "./data.server";
import { variantsOf } from "./record.server";

/** A short limit, because the table of sizes delays all content below. */
const budgetMs = 300;

export async function loadShipDates({ services, market, now }: PublicContext, product: Product): Promise<ShipDates> {
  const items = variantsOf(product).map(({ sku }) => ({ sku, quantity: 1 }));
  const today = calendarDay(now, market.country);
  const dates = await withinBudget(budgetMs, services.availability.shipDates(market.country, items, today));
  return Object.fromEntries(dates.map(({ sku, date }) => [sku, date]));
}
