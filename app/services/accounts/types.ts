/** Account service as used by loaders and actions. */

import type { Cart } from "@contracts/commerce/cart";
import type { WithdrawalPage } from "@contracts/commerce/withdrawals";
import type {
  ContactAction,
  CustomerAction,
  CustomerSession,
  EmailChangeState,
  LabNotebookList,
  SignupBody,
} from "@contracts/customers/customer-calls";
import type { Contact, Customer } from "@contracts/customers/customers";
import type { SecondFactorState } from "@contracts/customers/second-factor";
import type { SetAsideLine } from "@domain/basket/set-aside";
import type { CompanyService } from "./company-calls";
import type { PasskeyService } from "./passkey-calls";

/** Errors with a text of their own; "other" shows the gateway's message. */
const accountErrorCodes = [
  "invalid-credentials",
  "reset-required",
  "code-needed",
  "wrong-code",
  "expired-code",
  "already-on",
  "passkey-refused",
  "duplicate-email",
  "weak-password",
  "wrong-password",
  "password-required",
  "expired-token",
  "human-check",
  "too-many",
  "invalid-vat-id",
  "invalid-postal-code",
  "changed-meanwhile",
  "same-address",
  "email-taken",
  "not-verified",
  "already-member",
  "invitation-expired",
  "other-address",
  "last-admin",
  "not-admin",
  "no-company",
  "already-decided",
  "certificate-expired",
  "file-type",
  "gone",
  "signed-out",
  "network",
  "unknown",
  "not-accepted",
  "other",
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

export interface AccountFailure {
  readonly ok: false;
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: AccountErrorCode;
  /** The gateway's message: plain text, at most 300 characters. */
  readonly message: string;
  /** With "code-needed": proof of the password, for {@link AccountsService.signInWithCode}. */
  readonly challenge?: string;
}
export type AccountResult<T> = { readonly ok: true; readonly value: T } | AccountFailure;

/** User profile of the specification (A-PROFILE-03). */
export interface Profile {
  readonly id: string;
  readonly version: number;
  readonly verified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameKana: string | null;
  readonly lastNameKana: string | null;
  readonly email: string;
  /** From the registration. */
  readonly country: string;
  readonly company: string | null;
  readonly mobile: string | null;
  readonly mobileExt: string | null;
  readonly vatId: string | null;
  readonly ebsSoldToIds: readonly string[];
  readonly emailDomain: string | null;
  readonly migrationStatus: string | null;
  readonly legacyId: string | null;
  readonly registrationDate: string;
  readonly newsletter: boolean;
  readonly addresses: Customer["addresses"];
  readonly shippingAddressIds: readonly string[];
  readonly billingAddressIds: readonly string[];
  readonly defaultShippingAddressId: string | null;
  readonly defaultBillingAddressId: string | null;
  readonly contacts: readonly Contact[];
  readonly defaultContactId: string | null;
}

export interface SignedIn {
  readonly profile: Profile;
  /** The visitor's current basket. */
  readonly cart: Cart | null;
  /** Items of a basket for another country, which are not carried over automatically. */
  readonly setAside: readonly SetAsideLine[];
  /** Items that the basket did not take over, because they are no longer sold or exceed a limit. */
  readonly leftOut: readonly SetAsideLine[];
  /** Promotion codes that the basket did not take over. */
  readonly leftCodes: readonly string[];
}

export interface AccountsService extends CompanyService, PasskeyService {
  /** Signs in and starts the session: stores tokens, customer and basket (A-SIGNIN-03, AMB-A-02). */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<AccountResult<SignedIn>>;
  /** Second step of a sign-in that failed with "code-needed". */
  signInWithCode(challenge: string, code: string): Promise<AccountResult<SignedIn>>;
  /** Registers and signs in. `key` is the idempotency key. */
  signUp(draft: SignupBody, key: string): Promise<AccountResult<SignedIn>>;
  /**
   * Redeems a mail token, once, outside the account's session with the password chosen at sign-up; a second press on the same page (`key`) returns the first result. Updates the session
   * if it belongs to the same customer.
   */
  verifyEmail(token: string, password: string | null, key?: string): Promise<AccountResult<Profile>>;
  /** Deletes an account that somebody else opened with this address, before it was confirmed. */
  refuseAccount(token: string): Promise<AccountResult<null>>;
  resendVerification(email: string): Promise<AccountResult<null>>;
  requestPasswordReset(email: string): Promise<AccountResult<null>>;
  /** Fails with "expired-token" for a link that was used or is too old. Does not use it up. */
  checkPasswordReset(token: string): Promise<AccountResult<null>>;
  resetPassword(token: string, newPassword: string, key?: string): Promise<AccountResult<null>>;
  /** Ends all sessions, including this one, and clears its cookies (AMB-A-15). */
  changePassword(currentPassword: string, newPassword: string): Promise<AccountResult<null>>;
  /** The customer of this visit; null, without a call, for visitors who are not signed in (A-SIGNIN-09). */
  profile(): Promise<AccountResult<Profile | null>>;
  /** Applies the actions; on a stale version, reloads and retries once. */
  update(profile: Profile, actions: readonly CustomerAction[], key?: string): Promise<AccountResult<Profile>>;
  changeContacts(profile: Profile, actions: readonly ContactAction[], key?: string): Promise<AccountResult<Profile>>;
  labNotebook(page: { readonly limit: number; readonly offset: number }): Promise<AccountResult<LabNotebookList>>;
  renameNotebook(id: string, name: string): Promise<AccountResult<null>>;
  removeNotebook(id: string): Promise<AccountResult<null>>;
  sessions(): Promise<AccountResult<readonly CustomerSession[]>>;
  /** Ends one session, or all but this one. */
  endSession(id: string | "others"): Promise<AccountResult<null>>;
  /** Sends confirmation mails to the current and the new address. */
  changeEmail(email: string, currentPassword: string): Promise<AccountResult<null>>;
  /** Confirms the change from one of the two mailboxes. */
  confirmEmail(token: string): Promise<AccountResult<EmailChangeState>>;
  /** Withdrawals that were stated under the customer's confirmed address. */
  withdrawals(): Promise<AccountResult<WithdrawalPage["results"]>>;
  /** Deletes the account, and ends its session here. */
  eraseAccount(currentPassword: string): Promise<AccountResult<null>>;
  secondFactor(): Promise<AccountResult<SecondFactorState>>;
  /** Begins the set-up of an authenticator app: its secret, in Base32. */
  beginSecondFactor(currentPassword: string): Promise<AccountResult<string>>;
  /** Turns the second factor on and ends all other sessions: the recovery codes. */
  confirmSecondFactor(code: string): Promise<AccountResult<readonly string[]>>;
  /** Replaces all recovery codes. */
  newRecoveryCodes(currentPassword: string): Promise<AccountResult<readonly string[]>>;
  turnOffSecondFactor(currentPassword: string): Promise<AccountResult<null>>;
  /** Signs the customer out everywhere, including here. */
  endAllSessions(): Promise<AccountResult<null>>;
}
