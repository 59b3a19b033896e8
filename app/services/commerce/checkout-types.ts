/** What checkout, order and quote pages may ask of the gateway. */

import type { Cart } from "@contracts/commerce/cart";
import type { Distributor, ShippingOffer } from "@contracts/commerce/checkout-settings";
import type { Order, OrderPage, Placement } from "@contracts/commerce/orders";
import type {
  CardFields,
  CardFieldsRequest,
  CardFieldsState,
  Payment,
  PaymentDraft,
} from "@contracts/commerce/payments";
import type { Quote, QuoteInfo, QuoteLanguage, QuotePage } from "@contracts/commerce/quotes";
import type { MailLanguage } from "@contracts/mail";
import type { PostalAddress } from "@contracts/values/postal-address";
import type { CommerceResult, WriteOptions } from "./types";

/** Fields of the checkout's forms; a field that is left out stays, null or an empty text takes it off. */
export interface AdditionalInfo {
  readonly checkoutType?: "regular" | "quote" | "punchout" | "quoteb2d" | null;
  readonly vatId?: string | null;
  readonly specialHandling?: string | null;
  readonly cartComment?: string | null;
  /** That the shopper agreed; the time is the gateway's. */
  readonly privacyAgreedToDateTime?: boolean | null;
  readonly eligibility?: string | null;
  readonly contactId?: string | null;
  /** The distributor's other fields follow from it. */
  readonly distributorId?: string | null;
}

export interface PromiseDate {
  readonly lineItemId: string;
  /** Calendar day that the shopper was shown; the gateway keeps its own answer of today. */
  readonly promiseDate: string | null;
}

/** Third argument of a payment (T-PAY-02). */
export type PaymentFields = PaymentDraft["custom"]["fields"];

export type PaymentMethod =
  | { readonly method: "card" /** Token of filled card fields. */; readonly token: string }
  | { readonly method: "purchaseOrder" };

export interface CheckoutService {
  /** Applies a promotion code (T-CCALL-18). */
  applyPromo(code: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Takes codes off by their ids; all of them when none are named. */
  removeDiscountCodesFromCart(ids?: readonly string[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Puts a payment on the basket or takes it off (T-PAY-07). */
  paymentOperation(operation: "add" | "remove", id: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** An address of the customer's book, the contact and the country that the page was made for (T-CHK-05). */
  setShippingAddressToCart(
    addressId: string,
    contactId: string | null,
    country: string,
    options?: WriteOptions,
  ): Promise<CommerceResult<Cart>>;
  /** An address of the customer's book (T-CHK-06). */
  setBillingAddressToCart(addressId: string, country: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** An address that is in no book, of a guest. */
  setGuestAddress(address: PostalAddress | null, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Ways to send the basket, cheapest first; none before it has a shipping address. */
  shippingMethods(): Promise<CommerceResult<readonly ShippingOffer[]>>;
  setShippingMethod(id: string | null, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  setAdditionalInfo(info: AdditionalInfo, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Has the gateway promise ship dates for lines (T-CHK-12). */
  addGopInfoToOrder(dates: readonly PromiseDate[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /**
   * After an address or contact was deleted: the basket takes the customer's default in its place (T-CART-23, T-CART-24).
   * Null when there is no basket.
   */
  syncCart(type: "address" | "contact", deletedId: string): Promise<CommerceResult<Cart | null>>;
  /** Opens the payments service's card fields for the basket. */
  openCardFields(request: Omit<CardFieldsRequest, "cartId">): Promise<CommerceResult<CardFields>>;
  /** What became of card fields. */
  cardFieldsState(id: string): Promise<CommerceResult<CardFieldsState>>;
  /** A payment over the amount that the shopper saw (T-PAY-03 to T-PAY-05). */
  createPayment(
    amountPlanned: { readonly centAmount: number; readonly currencyCode: string },
    method: PaymentMethod,
    fields: PaymentFields,
    options?: WriteOptions,
  ): Promise<CommerceResult<Payment>>;
}

export interface OrderService {
  /**
   * Places the order (T-CHK-09). Pressed twice, in two tabs or after a lost answer, it is the same order. When it is
   * placed the basket is forgotten (T-CART-20); while it is pending the same call tells what became of it. Mails about it
   * are written in `language`.
   */
  placeOrder(
    expectedTotal: { centAmount: number; currencyCode: string },
    language?: MailLanguage,
  ): Promise<CommerceResult<Placement>>;
  /** Newest first; ten from the beginning when nothing is said. */
  orders(page?: { readonly limit?: number; readonly offset?: number }): Promise<CommerceResult<OrderPage>>;
  /** One order of the customer by its web order number; null when they have none of that number. */
  order(orderNumber: string): Promise<CommerceResult<Order | null>>;
}

export interface QuoteReference {
  readonly quoteNumber: string;
  readonly anonymousId: string;
}

export interface QuoteService {
  /** The basket's draft; called again it is brought up to the basket. `distributor` asks a distributor instead. */
  generateQuote(request: {
    readonly language: QuoteLanguage;
    readonly distributor: boolean;
    readonly recaptchaToken?: string;
  }): Promise<CommerceResult<Quote>>;
  setQuoteCustomerInfo(quote: QuoteReference, info: QuoteInfo): Promise<CommerceResult<Quote>>;
  /** Submits the draft and forgets the basket with it (T-CART-20). */
  submitQuote(quote: QuoteReference, recaptchaToken?: string): Promise<CommerceResult<Quote>>;
  /** Mails a submitted quote to the address that it was made with. */
  sendQuoteEmail(quote: QuoteReference): Promise<CommerceResult<boolean>>;
  /** By number for its owner, with the anonymous id for anyone who knows it; null when there is none. */
  quote(quoteNumber: string, anonymousId?: string): Promise<CommerceResult<Quote | null>>;
  quotes(page?: { readonly limit?: number; readonly offset?: number }): Promise<CommerceResult<QuotePage>>;
  distributors(country: string): Promise<CommerceResult<readonly Distributor[]>>;
}
