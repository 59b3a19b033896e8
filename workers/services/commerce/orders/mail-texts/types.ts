/** Texts of the mails about an order; one file per language. */
import type { ReplacementCause } from "@contracts/commerce/orders";
import type { MailLanguage } from "@contracts/mail";

export interface Recipient {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly language: MailLanguage;
}

/** Event of an order. `part`: some lines are not shipped yet. `cancelledPart`: some lines are not cancelled. */
export type OrderEvent =
  | "picked"
  | "shipped"
  | "part"
  | "closed"
  | "cancelled"
  | "cancelledPart"
  | "advised"
  | "returned";

interface EventTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly body: string;
}

export interface OrderMailTexts {
  readonly subject: (number: string) => string;
  readonly heading: string;
  readonly greeting: (recipient: Recipient) => string;
  readonly body: string;
  readonly invoiceBody: string;
  readonly invoiceReady: string;
  readonly creditReady: string;
  readonly items: readonly [product: string, quantity: string, price: string, total: string];
  readonly more: (count: number) => string;
  readonly ships: (day: string) => string;
  readonly tracking: (number: string) => string;
  readonly lot: (number: string, quantity: number) => string;
  readonly number: string;
  readonly placed: string;
  readonly quote: string;
  readonly poNumber: string;
  readonly note: string;
  readonly costCentre: string;
  readonly grantNumber: string;
  readonly glAccount: string;
  readonly requestedOn: string;
  readonly delivery: string;
  readonly shipComplete: string;
  readonly payment: string;
  readonly purchaseOrder: string;
  readonly card: (lastFour: string) => string;
  readonly promotions: string;
  readonly subtotal: string;
  readonly shipping: string;
  readonly tax: string;
  readonly reverseCharge: string;
  readonly total: string;
  readonly shipTo: string;
  readonly billTo: string;
  readonly vatId: string;
  readonly method: string;
  readonly handling: string;
  readonly comment: string;
  readonly terms: string;
  readonly contact: (email: string, phone: string) => string;
  readonly action: string;
  /** Amount refunded to the card without a return. */
  readonly refund: {
    readonly subject: (number: string) => string;
    readonly heading: string;
    readonly body: (amount: string, lastFour: string | null) => string;
    /** In the mail about cancelled lines, before the amount is refunded. */
    readonly comes: (amount: string, lastFour: string | null) => string;
    /** For an order before its first shipment: the card is not charged. */
    readonly never: (lastFour: string | null) => string;
  };
  /** Lines that are sent again without a charge. */
  readonly replacing: EventTexts;
  /** Shown beside such a line. */
  readonly replacement: Readonly<Record<ReplacementCause, string>>;
  /** A tracking number that the office corrected. */
  readonly corrected: EventTexts;
  readonly events: Readonly<Record<OrderEvent, EventTexts>>;
}
