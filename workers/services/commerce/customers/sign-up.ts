/** Sign-up of a customer (A-SIGNUP-05, A-SIGNUP-06). */
import type { SignupBody } from "@contracts/customers/customer-calls";
import { regularCustomerType } from "@contracts/customers/customers";
import type { ServicesEnv } from "../../env";
import { shopperOf } from "../shoppers/shopper-of";
import type { CustomerAnswer, Keyed, RegisterCustomer } from "./customer-commands";
import { claimEmail, findCustomerId } from "./customer-directory";
import { newCustomerToken, verificationPath } from "./customer-token";
import { passwordsFor } from "./passwords/password-object";

/**
 * Claims the address first, then creates the customer. After an interruption the next attempt with the address
 * continues, and two simultaneous attempts create one customer.
 */
export async function signUp(
  env: ServicesEnv,
  draft: Omit<SignupBody, "recaptchaToken">,
  keyed: Keyed,
): Promise<CustomerAnswer | "busy"> {
  const passwordHash = await passwordsFor(env, draft.email).hash(draft.password);
  if (passwordHash === "busy") return "busy";
  const id = await claimEmail(env, draft.email, crypto.randomUUID());
  const { token, hash: tokenHash } = await newCustomerToken(id);
  return shopperOf(env, "customer", id).register({
    key: keyed.key,
    fingerprint: keyed.fingerprint,
    passwordHash,
    verification: { tokenHash, path: verificationPath(token) },
    customer: { ...customerFrom(draft), id },
  });
}

/** Answer of an earlier sign-up with this key; null if there was none. */
export async function replayedSignUp(env: ServicesEnv, email: string, keyed: Keyed): Promise<CustomerAnswer | null> {
  const id = keyed.key === null ? null : await findCustomerId(env, email);
  return id === null ? null : shopperOf(env, "customer", id).replayOf(keyed);
}

function customerFrom(draft: Omit<SignupBody, "recaptchaToken">): Omit<RegisterCustomer["customer"], "id"> {
  const { registrationOrigin, isNewsletterOptin, firstNameKana, lastNameKana } = draft.custom.fields;
  return {
    email: draft.email,
    firstName: draft.firstName,
    lastName: draft.lastName,
    companyName: draft.companyName || null,
    locale: draft.locale,
    isEmailVerified: false,
    vatId: null,
    ebsSoldToIds: [],
    migrationStatus: null,
    legacyId: null,
    addresses: [],
    shippingAddressIds: [],
    billingAddressIds: [],
    defaultShippingAddressId: null,
    defaultBillingAddressId: null,
    custom: {
      type: regularCustomerType,
      fields: {
        registrationOrigin,
        isNewsletterOptin,
        forcedPasswordReset: false,
        // Dated by the gateway's clock, because the caller's is not trusted.
        privacyAgreedToDateTime: new Date().toISOString(),
        mobilePhone: null,
        mobilePhoneExtension: null,
        firstNameKana: firstNameKana || null,
        lastNameKana: lastNameKana || null,
        contacts: [],
      },
    },
  };
}
