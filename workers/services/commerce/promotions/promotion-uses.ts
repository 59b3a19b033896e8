/**
 * A customer's uses of promotions, in the ledger's SQLite: orders that are not cancelled, baskets that are being
 * ordered, and orders that wait for a second person. A basket reserves its codes before its final pricing, because the
 * customer's other baskets are separate objects that could be ordered at the same instant. The reservation ends in the
 * transaction that stores the order, so every reader sees one of the two. Methods are synchronous.
 */
import type { Promotion } from "@contracts/commerce/checkout-settings";
import { isUsedUp, type PromotionUses } from "@domain/promotions/states";
import * as v from "valibot";

/** Time after which a reservation without an order no longer counts, because its call was interrupted. */
const reservedMilliseconds = 30 * 60_000;
const promotionIds = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Orders of a shopper, in all and with each promotion. */
export interface PromotionRecord {
  readonly orders: number;
  readonly uses: readonly { readonly promotionId: string; readonly orders: number }[];
}

/** Orders and orders by promotion of a record. */
export function usesOf({ orders, uses }: PromotionRecord): PromotionUses {
  const byPromotion = new Map<string, number>();
  for (const { promotionId, orders: more } of uses)
    byPromotion.set(promotionId, (byPromotion.get(promotionId) ?? 0) + more);
  return { orders, byPromotion };
}

export class PromotionUseStore {
  readonly #sql: () => SqlStorage;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
  }

  /** Uses by orders and by baskets other than this one. Cancelled orders do not count. */
  others(cartId: string | null, now: number): PromotionRecord {
    const standing = "json_extract(document, '$.orderStatus') <> 'Cancelled'";
    const { orders } = this.#sql()
      .exec<{ orders: number }>(`select count(*) as orders from orders where ${standing}`)
      .one();
    const uses = this.#sql()
      .exec<{ id: string; uses: number }>(
        `select json_extract(code.value, '$.discountCode.id') as id, count(*) as uses
         from orders, json_each(orders.document, '$.discountCodes') as code
         where ${standing} and json_extract(code.value, '$.state') = 'MatchesCart' group by id`,
      )
      .toArray();
    const reserved = this.#sql()
      .exec<{ promotions: string }>(
        "select promotions from promotion_reservations where cart_id <> ? and reserved_at > ?",
        ...[cartId ?? "", now - reservedMilliseconds],
      )
      .toArray()
      .map(({ promotions }) => v.parse(promotionIds, promotions));
    return {
      orders: orders + reserved.length,
      uses: [
        ...uses.map(({ id, uses: count }) => ({ promotionId: id, orders: count })),
        ...reserved.flat().map((promotionId) => ({ promotionId, orders: 1 })),
      ],
    };
  }

  /**
   * Reserves unused promotions for the basket, and returns the uses by other baskets and orders. A basket that is being
   * placed keeps its reservation.
   */
  reserve(cartId: string, promotions: readonly Promotion[], now: number): PromotionRecord {
    const others = this.others(cartId, now);
    if (this.#isHeld(cartId, now)) return others;
    const left = promotions.filter((promotion) => !isUsedUp(promotion, usesOf(others))).map(({ id }) => id);
    this.#sql().exec("delete from promotion_reservations where reserved_at <= ?", now - reservedMilliseconds);
    if (left.length === 0) this.release(cartId);
    else this.#keep(cartId, left, now);
    return others;
  }

  /**
   * Holds the uses of a basket whose order waits for a second person until `until`. It counts as an order even without
   * a code.
   * @param promotions ids of the promotions in its prices
   */
  hold(cartId: string, promotions: readonly string[], until: number): void {
    this.#keep(cartId, promotions, until);
  }

  #isHeld(cartId: string, now: number): boolean {
    const query = "select 1 from promotion_reservations where cart_id = ? and reserved_at > ?";
    return this.#sql().exec(query, cartId, now).toArray().length > 0;
  }

  #keep(cartId: string, promotions: readonly string[], time: number): void {
    this.#sql().exec(
      "insert or replace into promotion_reservations (cart_id, promotions, reserved_at) values (?, ?, ?)",
      ...[cartId, JSON.stringify(promotions), time],
    );
  }

  /** Extends the reservation of a basket whose order takes long. */
  prolong(cartId: string, now: number): void {
    this.#sql().exec(
      "update promotion_reservations set reserved_at = max(reserved_at, ?) where cart_id = ?",
      ...[now, cartId],
    );
  }

  /** Ends the reservation of a basket that may change again, or that became an order, which counts itself. */
  release(cartId: string): void {
    this.#sql().exec("delete from promotion_reservations where cart_id = ?", cartId);
  }
}
