import type { Cart } from "@contracts/commerce/cart";
import type { PunchoutOperation, PunchoutSubmission } from "@contracts/commerce/punchout";
import type { StoredAuth } from "./token-store";
import type { CommerceResult } from "./types";

/** A session opened by a procurement system's token. */
export interface PunchoutVisit {
  readonly cart: Cart;
  readonly operation: PunchoutOperation;
  /** Origins that frame the shop. */
  readonly frameOrigins: readonly string[];
}

/** Punchout operations beyond shopping (T-PUNCH-15, T-PUNCH-16). */
export interface PunchoutService {
  /**
   * Redeems a start page's token, once, and switches to the buyer's session and cart. If the token is refused or
   * incomplete, the session is unchanged.
   * @param country from the URL; null uses the buyer's record
   * @param inFrame true inside the procurement system's frame
   */
  redeemPunchout(token: string, country: string | null, inFrame: boolean): Promise<CommerceResult<PunchoutVisit>>;
  /** Switches to the session of a program, whose start page was redeemed before. */
  continuePunchout(auth: StoredAuth, cartId: string): Promise<CommerceResult<Cart>>;
  /** Reprices the cart and stores its return message. */
  generatePunchoutCart(): Promise<CommerceResult<Cart>>;
  /** Places the punchout order. The response has the return address and is the same when repeated. */
  submitPunchout(cartId: string): Promise<CommerceResult<PunchoutSubmission>>;
}
