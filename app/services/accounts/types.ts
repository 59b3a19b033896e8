/** What loaders and actions may ask about customers, and what they get back. */
import type { Cart } from "@contracts/commerce/cart";
import type {
  ContactAction,
  CustomerAction,
  CustomerSession,
  LabNotebookList,
  SignupBody,
} from "@contracts/customers/customer-calls";
import type { Contact, Customer } from "@contracts/customers/customers";
import type { SetAsideLine } from "@domain/basket/set-aside";

/** Every way in which a call can end that a page has a text for; "other" shows the gateway's own message. */
export const accountErrorCodes = [
  "invalid-credentials",
  "reset-required",
  "duplicate-email",
  "weak-password",
  "wrong-password",
  "expired-token",
  "human-check",
  "too-many",
  "invalid-vat-id",
  "invalid-postal-code",
  "changed-meanwhile",
  "signed-out",
  "network",
  "unknown",
  "other",
] as const;
export type AccountErrorCode = (typeof accountErrorCodes)[number];

export interface AccountFailure {
  readonly ok: false;
  /** HTTP status; 0 when nobody answered. */
  readonly status: number;
  readonly code: AccountErrorCode;
  /** The gateway's message: plain text, at most 300 characters. */
  readonly message: string;
}
export type AccountResult<T> = { readonly ok: true; readonly value: T } | AccountFailure;

/** Profile user info of the specification (A-PROFILE-03). */
export interface Profile {
  readonly id: string;
  readonly version: number;
  readonly verified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly firstNameKana: string | null;
  readonly lastNameKana: string | null;
  readonly email: string;
  /** From the registration origin. */
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
  readonly mustResetPassword: boolean;
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
  /** Basket that the visitor goes on with. */
  readonly cart: Cart | null;
  /** What a basket begun for another country held: it is not carried over by itself. */
  readonly setAside: readonly SetAsideLine[];
}

export interface AccountsService {
  /** Signs in and begins the session: tokens, customer and basket are kept (A-SIGNIN-03, AMB-A-02). */
  signIn(credentials: { readonly email: string; readonly password: string }): Promise<AccountResult<SignedIn>>;
  /** Registers and signs in. `key` names the attempt: the same one makes one customer. */
  signUp(draft: SignupBody, key: string): Promise<AccountResult<SignedIn>>;
  /** Redeems the token of a mail, once; a second press in the same page (`key`) is the first. The session learns of it when it is the same customer's. */
  verifyEmail(token: string, key?: string): Promise<AccountResult<Profile>>;
  resendVerification(email: string): Promise<AccountResult<null>>;
  requestPasswordReset(email: string): Promise<AccountResult<null>>;
  resetPassword(token: string, newPassword: string, key?: string): Promise<AccountResult<null>>;
  /** Ends every session, this one included; the cookies go with it (AMB-A-15). */
  changePassword(currentPassword: string, newPassword: string): Promise<AccountResult<null>>;
  /** The customer of this visit; null, and no call, for everyone else (A-SIGNIN-09). */
  profile(): Promise<AccountResult<Profile | null>>;
  /** Changes what the actions say; a version that has become stale is read again, and the change tried once more. */
  update(profile: Profile, actions: readonly CustomerAction[], key?: string): Promise<AccountResult<Profile>>;
  changeContacts(profile: Profile, actions: readonly ContactAction[], key?: string): Promise<AccountResult<Profile>>;
  labNotebook(page: { readonly limit: number; readonly offset: number }): Promise<AccountResult<LabNotebookList>>;
  sessions(): Promise<AccountResult<readonly CustomerSession[]>>;
  /** Signs the customer out everywhere, here as well. */
  endAllSessions(): Promise<AccountResult<null>>;
}
