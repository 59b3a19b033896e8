/** Lots that a customer holds pieces of, for the basket's lines. */
import type { HeldLot } from "@contracts/commerce/basket-answers";
import type { LineItem } from "@contracts/commerce/cart";
import { lotPath } from "@domain/lots/fold-lot";
import type { PrivateContext } from "~/context/request/types";
import { lotDay } from "~/loaders/lots/certificate.server";

/** A basket does not wait longer for the lots service. */
const longestWaitMs = 400;

/**
 * By SKU; empty for guests, and if the service does not respond in time.
 *
 * @param lines of a cart that the gateway gave to this customer, which proves their identity
 */
export async function heldLotsOf(
  { services, session, market, t }: Pick<PrivateContext, "services" | "session" | "market" | "t">,
  lines: readonly Pick<LineItem, "sku">[],
): Promise<ReadonlyMap<string, readonly HeldLot[]>> {
  const { customerId } = session;
  const bySku = new Map<string, HeldLot[]>();
  if (customerId === null || lines.length === 0) return bySku;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, longestWaitMs, null);
  });
  const holds = await Promise.race([services.lotDesk.holds(customerId), late]).finally(() => clearTimeout(timer));
  for (const { sku, productKey, lot, quantity, until, state } of holds ?? []) {
    if (state !== "active" || quantity === 0) continue;
    const held = {
      lot,
      href: lotPath({ productKey, number: lot }),
      pieces: quantity,
      until: lotDay({ t, market }, until),
    };
    bySku.set(sku, [...(bySku.get(sku) ?? []), held]);
  }
  return bySku;
}
