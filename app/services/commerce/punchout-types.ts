import type { Cart } from "@contracts/commerce/cart";
import type { PunchoutOperation, PunchoutSubmission } from "@contracts/commerce/punchout";
import type { CommerceResult } from "./types";

/** A session that a procurement system's token opened. */
export interface PunchoutVisit {
  readonly cart: Cart;
  readonly operation: PunchoutOperation;
  /** Origins that show the shop in a frame. */
  readonly frameOrigins: readonly string[];
}

/** What the session of a procurement system does besides shopping (T-PUNCH-15, T-PUNCH-16). */
export interface PunchoutService {
  /**
   * Redeems the token of a start page, once: the session becomes the buyer's, with the cart that it names. When the
   * token is refused, or does not hold what it has to, the session stays what it was.
   * @param country that the address asks for; null leaves it to the buyer's record
   * @param inFrame the page stands in a frame of the procurement system
   */
  redeemPunchout(token: string, country: string | null, inFrame: boolean): Promise<CommerceResult<PunchoutVisit>>;
  /** Prices the cart anew and has its message written down. */
  generatePunchoutCart(): Promise<CommerceResult<Cart>>;
  /** Places the punchout order; its answer holds the way back, and says the same when it is asked for again. */
  submitPunchout(cartId: string): Promise<CommerceResult<PunchoutSubmission>>;
}
