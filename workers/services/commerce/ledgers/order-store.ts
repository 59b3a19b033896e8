/** Storage of orders and pending payments in the ledger's SQLite. Methods are synchronous. */
import { type Order, type OrderFilter, order } from "@contracts/commerce/orders";
import { type Payment, payment } from "@contracts/commerce/payments";
import * as v from "valibot";
import { OrderIndex } from "./order-index";

const orderText = v.pipe(v.string(), v.parseJson(), order);
const paymentText = v.pipe(v.string(), v.parseJson(), payment);

/** Time until a payment without an order is removed. */
const keptPaymentMilliseconds = 30 * 24 * 3600 * 1000;

export class OrderStore {
  readonly #sql: () => SqlStorage;
  readonly #index: OrderIndex;

  constructor(sql: () => SqlStorage) {
    this.#sql = sql;
    this.#index = new OrderIndex(sql);
  }

  byNumber(number: string): Order | null {
    return this.#order("select document from orders where number = ?", number);
  }

  byCart(cartId: string): Order | null {
    return this.#order("select document from orders where cart_id = ?", cartId);
  }

  /** Newest first, with the number of all that match. */
  page(limit: number, offset: number, filter: OrderFilter): { readonly results: Order[]; readonly total: number } {
    const hasFilter = Object.values(filter).some((value) => value !== undefined && value !== "");
    const { where, parameters } = hasFilter ? this.#index.condition(filter) : { where: "", parameters: [] };
    const { total } = this.#sql()
      .exec<{ total: number }>(`select count(*) as total from orders${where}`, ...parameters)
      .one();
    // Numbers first: the index has them, and a late page would otherwise read the documents of all pages before it.
    const numbers = `select number from orders${where} order by created_at desc, number desc limit ? offset ?`;
    const results = this.#sql()
      .exec<{ document: string }>(
        `select document from orders where number in (${numbers}) order by created_at desc, number desc`,
        ...parameters,
        limit,
        offset,
      )
      .toArray()
      .map(({ document }) => v.parse(orderText, document));
    return { results, total };
  }

  /**
   * Orders are never overwritten.
   * @throws if the number or the cart has an order already
   */
  add(placed: Order, cartId: string): void {
    this.#sql().exec(
      "insert into orders (number, cart_id, created_at, document) values (?, ?, ?, ?)",
      placed.orderNumber,
      cartId,
      Date.parse(placed.createdAt),
      JSON.stringify(placed),
    );
  }

  replace(moved: Order): void {
    this.#sql().exec("update orders set document = ? where number = ?", JSON.stringify(moved), moved.orderNumber);
    this.#index.forget(moved.orderNumber);
  }

  cartOf(number: string): string | null {
    const [row] = this.#sql()
      .exec<{ id: string }>("select cart_id as id from orders where number = ?", number)
      .toArray();
    return row?.id ?? null;
  }

  /** Deletes an order that has moved to another ledger. */
  remove(number: string): void {
    this.#sql().exec("delete from orders where number = ?", number);
    this.#index.forget(number);
  }

  addPayment(made: Payment, cartId: string, now: number): void {
    this.#sql().exec("delete from payments where created_at < ?", now - keptPaymentMilliseconds);
    this.#sql().exec(
      "insert or ignore into payments (id, cart_id, document, created_at) values (?, ?, ?, ?)",
      made.id,
      cartId,
      JSON.stringify(made),
      now,
    );
  }

  payments(cartId: string): Payment[] {
    return this.#sql()
      .exec<{ document: string }>("select document from payments where cart_id = ? order by created_at", cartId)
      .toArray()
      .map(({ document }) => v.parse(paymentText, document));
  }

  forgetPayments(cartId: string): void {
    this.#sql().exec("delete from payments where cart_id = ?", cartId);
  }

  #order(sql: string, parameter: string): Order | null {
    const [row] = this.#sql().exec<{ document: string }>(sql, parameter).toArray();
    return row ? v.parse(orderText, row.document) : null;
  }
}
