/** Commands of the gateway's routes to a customer object, and its answers. Plain data, because it crosses isolates. */
import type { ContactAction, CustomerAction } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import type { Problem } from "../../shared/problems";

/** Idempotency key and a fingerprint of the command; both null if the caller sent none. */
export interface Keyed {
  readonly key: string | null;
  readonly fingerprint: string | null;
}

export interface RegisterCustomer extends Keyed {
  /** Without the version, contacts and times, which the object sets. */
  readonly customer: Omit<Customer, "version" | "createdAt" | "lastModifiedAt">;
  readonly passwordHash: string | null;
  readonly verification: { readonly tokenHash: string; readonly path: string } | null;
  readonly demo?: boolean;
}

export type CustomerChange =
  | { readonly kind: "profile"; readonly actions: readonly CustomerAction[] }
  | { readonly kind: "contacts"; readonly actions: readonly ContactAction[] };

export interface UpdateCustomer extends Keyed {
  readonly version: number;
  readonly change: CustomerChange;
  readonly checksVat: boolean;
}

export type CustomerAnswer =
  | { readonly kind: "customer"; readonly status: 200 | 201; readonly body: string; readonly replayed: boolean }
  | { readonly kind: "problem"; readonly status: 400 | 404 | 409; readonly problem: Problem }
  | { readonly kind: "missing" };

export interface Credentials {
  readonly passwordHash: string | null;
  readonly forcedPasswordReset: boolean;
  readonly demo: boolean;
  /** True if the customer has signed in from this address before. */
  readonly addressKnown: boolean;
  readonly secondFactor: boolean;
}

export interface MailLink {
  readonly tokenHash: string;
  /** Path of the page that the mail links to, with the token. */
  readonly path: string;
}
