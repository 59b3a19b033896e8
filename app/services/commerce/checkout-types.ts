/** Checkout, order and quote operations of the gateway. */

import type { Cart } from "@contracts/commerce/cart";
import type { Distributor, ShippingOffer } from "@contracts/commerce/checkout-settings";
import type { HandedOverCart } from "@contracts/commerce/hand-over";
import type { InvoiceList } from "@contracts/commerce/invoices";
import type {
  ClaimableOrders,
  GuestOrder,
  KeyedInvoice,
  Order,
  OrderFilter,
  OrderPage,
  Placement,
} from "@contracts/commerce/orders";
import type {
  CardFields,
  CardFieldsRequest,
  CardFieldsState,
  Payment,
  PaymentDraft,
  PaymentObstacles,
  SavedCard,
} from "@contracts/commerce/payments";
import type { PurchaseOrderDocument, PurchaseOrderFile } from "@contracts/commerce/purchase-order-files";
import type { QuoteDecisionRequest } from "@contracts/commerce/quote-negotiation";
import type { ClaimableQuotes, Quote, QuoteInfo, QuoteLanguage, QuotePage } from "@contracts/commerce/quotes";
import type { ReferenceRules } from "@contracts/commerce/references";
import type { Customer } from "@contracts/customers/customers";
import type { MailLanguage } from "@contracts/mail";
import type { PostalAddress } from "@contracts/values/postal-address";
import type { BasketMarket, CommerceResult, WriteOptions } from "./types";

/** Addresses of each line by its id; several with the pieces that go there, which add up to the line's. */
export type LineDestinations = Readonly<
  Record<string, readonly { readonly addressId: string; readonly quantity: number }[]>
>;

/** Checkout form fields; an omitted field is unchanged, null or an empty text removes it. */
export interface AdditionalInfo {
  readonly checkoutType?: "regular" | "quote" | "punchout" | "quoteb2d" | null;
  readonly vatId?: string | null;
  readonly specialHandling?: string | null;
  readonly cartComment?: string | null;
  /** Records consent; the gateway sets the time. */
  readonly privacyAgreedToDateTime?: boolean | null;
  readonly eligibility?: string | null;
  readonly contactId?: string | null;
  readonly costCentre?: string | null;
  readonly grantNumber?: string | null;
  readonly glAccount?: string | null;
  /** Calendar date. */
  readonly requestedOn?: string | null;
  readonly shipComplete?: "yes" | null;
  /** Id and name (`textOfPurchaseOrderFile`). */
  readonly purchaseOrderFile?: string | null;
  /** The distributor's other fields follow from it. */
  readonly distributorId?: string | null;
}

/** Choices of a checkout; an omitted one is unchanged. */
export interface CheckoutChoices {
  readonly shippingAddressId?: string | undefined;
  readonly billingAddressId?: string | undefined;
  readonly shippingMethodId?: string | undefined;
  readonly info?: AdditionalInfo | undefined;
  /** Notes by id of their line; an empty one removes the line's. */
  readonly notes?: Readonly<Record<string, string>> | undefined;
}

export interface PromiseDate {
  readonly lineItemId: string;
  /** Date shown to the shopper; the gateway stores its own current date. */
  readonly promiseDate: string | null;
}

/** Third argument of a payment (T-PAY-02). */
type PaymentFields = PaymentDraft["custom"]["fields"];

type PaymentMethod =
  | { readonly method: "card" /** Token of completed card fields. */; readonly token: string }
  | { readonly method: "purchaseOrder" };

/** Names the basket for a caller who has just read it; without an id it is read first. */
export interface KnownBasket {
  readonly cartId?: string;
}

export interface CheckoutService {
  /** Applies a promotion code (T-CCALL-18). */
  applyPromo(code: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Removes codes by id; all if none are given. */
  removeDiscountCodesFromCart(ids?: readonly string[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Adds or removes a payment (T-PAY-07). */
  paymentOperation(operation: "add" | "remove", id: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Sets an address from the customer's address book, with the contact and the page's country (T-CHK-05). */
  setShippingAddressToCart(
    addressId: string,
    contactId: string | null,
    country: string,
    options?: WriteOptions,
  ): Promise<CommerceResult<Cart>>;
  /** Sets an address from the customer's address book (T-CHK-06). */
  setBillingAddressToCart(addressId: string, country: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /**
   * Sets several choices of a checkout in one update, all or none; addresses are from the customer's address book.
   * @param options `customer` as just read, to read it once
   */
  setChoices(
    choices: CheckoutChoices,
    country: string,
    options?: WriteOptions & { readonly customer?: Customer },
  ): Promise<CommerceResult<Cart>>;
  /**
   * Sends each bought line, or its pieces, to addresses of the customer's address book. The shipping address stays the
   * same while lines go to it.
   */
  shipLines(destinations: LineDestinations, country: string, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Sets a guest's address, which is in no address book, for delivery and bill, with the rest in one update. */
  setGuestChoices(
    address: PostalAddress,
    choices: Pick<CheckoutChoices, "shippingMethodId" | "info">,
    options?: WriteOptions,
  ): Promise<CommerceResult<Cart>>;
  /** Shipping methods, cheapest first; none without a shipping address. */
  shippingMethods(
    wanted?: KnownBasket & {
      /** Estimates for the basket's country while it has no address. */
      readonly estimate: boolean;
    },
  ): Promise<CommerceResult<readonly ShippingOffer[]>>;
  /** Methods of payment that the customer cannot use for this basket, with the reasons. */
  paymentObstacles(known?: KnownBasket): Promise<CommerceResult<PaymentObstacles>>;
  /** Rules of the customer's company for the order's references. */
  referenceRules(): Promise<CommerceResult<ReferenceRules>>;
  /**
   * Stores a purchase order as a document; null if its content is not PDF, PNG or JPEG.
   * @param content at most `maxPurchaseOrderBytes`
   */
  keepPurchaseOrder(name: string, content: Uint8Array): Promise<CommerceResult<PurchaseOrderFile | null>>;
  /** A stored document of this customer; null for an unknown id. */
  purchaseOrder(id: string): Promise<CommerceResult<PurchaseOrderDocument | null>>;
  setShippingMethod(id: string | null, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  setAdditionalInfo(info: AdditionalInfo, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Has the gateway store ship dates of lines (T-CHK-12). */
  addGopInfoToOrder(dates: readonly PromiseDate[], options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /**
   * After an address or contact was deleted, replaces it in the basket by the customer's default (T-CART-23,
   * T-CART-24). Null without a basket.
   */
  syncCart(type: "address" | "contact", deletedId: string): Promise<CommerceResult<Cart | null>>;
  /** Opens the payments service's card fields for the basket. */
  openCardFields(request: Omit<CardFieldsRequest, "cartId">): Promise<CommerceResult<CardFields>>;
  /** Cards that the customer saved, newest first. */
  savedCards(): Promise<CommerceResult<readonly SavedCard[]>>;
  /** False if the card was removed before. */
  removeSavedCard(id: string): Promise<CommerceResult<boolean>>;
  /** State of card fields. */
  cardFieldsState(id: string): Promise<CommerceResult<CardFieldsState>>;
  /** A payment of the amount that the shopper saw (T-PAY-03 to T-PAY-05). */
  createPayment(
    amountPlanned: { readonly centAmount: number; readonly currencyCode: string },
    method: PaymentMethod,
    fields: PaymentFields,
    options?: WriteOptions & KnownBasket,
  ): Promise<CommerceResult<Payment>>;
}

export interface OrderService {
  /**
   * Places the order (T-CHK-09). Idempotent across double presses, tabs and lost responses. Clears the basket reference
   * once placed (T-CART-20); while pending, the same call returns the current state. Mails are in `language`.
   */
  placeOrder(
    expectedTotal: { centAmount: number; currencyCode: string },
    language?: MailLanguage,
  ): Promise<CommerceResult<Placement>>;
  /** Newest first; the first ten by default. */
  orders(
    page?: { readonly limit?: number; readonly offset?: number },
    filter?: OrderFilter,
  ): Promise<CommerceResult<OrderPage>>;
  /** Null without one. */
  newestOrder(): Promise<CommerceResult<Order | null>>;
  /** One of the customer's orders by web order number; null if unknown. */
  order(orderNumber: string): Promise<CommerceResult<Order | null>>;
  /** Orders without an account under the customer's confirmed address. */
  guestOrders(): Promise<CommerceResult<ClaimableOrders>>;
  /** Moves them into the account; those that follow later are in the response. */
  claimGuestOrders(): Promise<CommerceResult<ClaimableOrders>>;
  /** A guest's order with its invoices, by its key; null for an unknown number or a wrong key. */
  guestOrder(orderNumber: string, key: string): Promise<CommerceResult<GuestOrder | null>>;
  /** An invoice or credit note, by its own key or the guest order's; null for a wrong key. */
  keyedInvoice(orderNumber: string, number: string, key: string): Promise<CommerceResult<KeyedInvoice | null>>;
  /** Invoices and credit notes of one of the customer's orders, oldest first; none for an unknown order. */
  invoices(orderNumber: string): Promise<CommerceResult<InvoiceList>>;
}

export interface QuoteReference {
  readonly quoteNumber: string;
  readonly anonymousId: string;
}

type QuoteDecision = Omit<QuoteDecisionRequest, "anonymousId">;

export interface QuoteService {
  /** Submitted quotes without an account under the customer's confirmed address. */
  guestQuotes(): Promise<CommerceResult<ClaimableQuotes>>;
  /** Moves them into the account; those that follow later are in the response. */
  claimGuestQuotes(): Promise<CommerceResult<ClaimableQuotes>>;
  /** Creates or updates the basket's draft quote. `distributor` makes it a distributor request. */
  generateQuote(request: {
    readonly language: QuoteLanguage;
    readonly distributor: boolean;
    readonly recaptchaToken?: string;
  }): Promise<CommerceResult<Quote>>;
  setQuoteCustomerInfo(quote: QuoteReference, info: QuoteInfo): Promise<CommerceResult<Quote>>;
  /** Submits the draft and clears the basket reference (T-CART-20). */
  submitQuote(quote: QuoteReference, recaptchaToken?: string): Promise<CommerceResult<Quote>>;
  /** Puts the quote's lines into the basket, which is created if needed, at the quoted prices while they hold. */
  orderQuote(quote: Quote, options?: WriteOptions): Promise<CommerceResult<Cart>>;
  /** Mails a submitted quote to its stored address. */
  sendQuoteEmail(quote: QuoteReference): Promise<CommerceResult<boolean>>;
  /**
   * A quote by number for its owner, or with the anonymous id for anyone; null if unknown.
   * @param revision null: the current one
   */
  quote(quoteNumber: string, anonymousId?: string, revision?: number | null): Promise<CommerceResult<Quote | null>>;
  /** Adds a message of the customer. */
  writeOnQuote(quote: QuoteReference, text: string): Promise<CommerceResult<Quote>>;
  /** Accepts or declines the revision that the customer saw. */
  decideOnQuote(quote: QuoteReference, decision: QuoteDecision): Promise<CommerceResult<Quote>>;
  quotes(page?: { readonly limit?: number; readonly offset?: number }): Promise<CommerceResult<QuotePage>>;
  distributors(country: string): Promise<CommerceResult<readonly Distributor[]>>;
}

export interface HandOverService {
  /** Copies the basket with notes and quoted prices. The key opens the copy, which is kept for 30 days. */
  handOverBasket(): Promise<CommerceResult<HandedOverCart>>;
  /** A copy, at today's prices where none is quoted; null for a wrong key, or when the copy has ended. */
  handedOverBasket(key: string): Promise<CommerceResult<Cart | null>>;
  /** Adds the copy's lines to the basket, creating it if needed. */
  takeOverBasket(key: string, market: BasketMarket, options?: WriteOptions): Promise<CommerceResult<Cart>>;
}
