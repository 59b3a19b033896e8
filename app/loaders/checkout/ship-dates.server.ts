/** Ship dates of basket lines: US only, behind the flag (T-CHK-12, T-SHIP rows). */

import type { Cart } from "@contracts/commerce/cart";
import { calendarDay } from "@domain/market/calendar-day";
import { instantOfDay } from "@domain/market/time-zone";
import type { PrivateContext } from "~/context/request/types";
import { formatShipDate } from "~/i18n/format";
import { withinBudget } from "~/loaders/page/time-budget.server";
import type { PromiseDate } from "~/services/commerce/checkout-types";

/** Dates are optional, so do not wait long. */
const budgetMs = 1500;

/** The basket with current ship dates on its lines. A missing date does not stop checkout. */
export async function promiseShipDates(context: PrivateContext, cart: Cart): Promise<Cart> {
  const dates = await datesOf(context, cart);
  if (dates.length === 0) return cart;
  const dated = await context.services.commerce.addGopInfoToOrder(dates);
  if (dated.ok) return dated.value;
  context.log.warn("ship dates not set on the basket", { status: dated.status });
  return cart;
}

async function datesOf({ flags, market, services, now, log }: PrivateContext, cart: Cart): Promise<PromiseDate[]> {
  if (!flags.gop || market.country !== "US") return [];
  const lines = cart.lineItems.filter(({ lineItemMode }) => lineItemMode === "standard");
  const items = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  try {
    const today = calendarDay(now, market.country);
    const days = await withinBudget(budgetMs, services.availability.shipDates(market.country, items, today));
    return lines.flatMap(({ id, sku }) => {
      const date = days.find((day) => day.sku === sku)?.date;
      return date === undefined ? [] : [{ lineItemId: id, promiseDate: date }];
    });
  } catch (error) {
    log.warn("ship dates cannot be read", { error: error instanceof Error ? error.message : String(error) });
    return [];
  }
}

/** Calendar date as "Nov 24"; null without one. */
export function shipDateText(context: Pick<PrivateContext, "market" | "t" | "now">, day: string | null): string | null {
  return day === null ? null : formatShipDate(new Date(instantOfDay(day)), context);
}
