/** The visitor's customer account, for one request. */
import type { SignInAnswer } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import { commercePaths } from "@contracts/values/paths";
import { emailDomainOf } from "@domain/account/email-address";
import type { Logger } from "@domain/http/log/logger";
import { type ApiRequest, createCalls } from "../commerce/calls";
import { isWorthRereading, referenceOf } from "../commerce/cart-calls";
import { createClientToken } from "../commerce/client-token";
import type { CommerceConfig } from "../commerce/create-commerce-service";
import type { TokenStore } from "../commerce/token-store";
import { createVisitorTokens, requestToken } from "../commerce/tokens";
import type { CommerceFailure, CommerceResult } from "../commerce/types";
import { createTransport, isOutage, type Transport } from "../upstream/transport";
import { createAccountCalls } from "./account-calls";
import { createCompanyCalls } from "./company-calls";
import { accountFailure } from "./failures";
import { createPasskeyCalls } from "./passkey-calls";
import { profileOf } from "./profile";
import type { AccountResult, AccountsService, Profile, SignedIn } from "./types";
import { createVisitorBearer } from "./visitor-bearer";

interface AccountsConfig extends CommerceConfig {
  /** The visitor's user agent and country, for the list of sessions; may be empty. */
  readonly shopperAgent?: string;
  readonly shopperCountry?: string;
}

export function createAccountsService(config: AccountsConfig, store: TokenStore, log: Logger): AccountsService {
  const { url, shopperAddress, shopperAgent, shopperCountry, now = Date.now } = config;
  const apiUrl = `${url.replace(/\/$/, "")}/api`;
  // The gateway counts by address, and keeps browser, system and country with a sign-in.
  const headers: Record<string, string> = {
    ...(shopperAddress && { "x-shopper-address": shopperAddress }),
    ...(shopperAgent && { "x-shopper-agent": shopperAgent }),
    ...(shopperCountry && { "x-shopper-country": shopperCountry }),
  };
  const sending = createTransport({ ...config, log });
  const transport: Transport = (request) => sending({ ...request, headers: { ...headers, ...request.headers } });
  const tokenConfig = { ...config, apiUrl };
  const tokens = createVisitorTokens(transport, tokenConfig, store, now);
  const onRefusal = ({ method, path }: ApiRequest, { status, errors }: CommerceFailure) =>
    log.warn("account call refused", { method, path: path.split("?")[0] ?? "", status, code: errors[0].code });
  const shop = createClientToken(transport, tokenConfig, now);
  const open = createCalls(transport, apiUrl, createVisitorBearer(store, shop, now), { onRefusal });
  const own = createCalls(transport, apiUrl, tokens, {
    onRefusal,
    onInvalidToken: () => {
      store.setAuth(null);
      store.tokenInvalid();
    },
  });
  const calls = createAccountCalls(open, own);

  /** Customer data stored in the visitor's cookies (A-TOKEN-20). */
  function remember(customer: Customer): Profile {
    store.setCustomer({
      id: customer.id,
      verified: customer.isEmailVerified,
      punchout: false,
      registrationCountry: customer.custom.fields.registrationOrigin,
      emailDomain: emailDomainOf(customer.email),
    });
    return profileOf(customer);
  }

  /** Starts a session with credentials that were just verified; ends the visitor's previous token. */
  async function begin(
    { customer, cart, setAside, leftOut, leftCodes }: SignInAnswer,
    parameters: Readonly<Record<string, string>>,
  ): Promise<AccountResult<SignedIn>> {
    if (customer.custom.fields.forcedPasswordReset) {
      return { ok: false, status: 400, code: "reset-required", message: "The password must be reset." };
    }
    const granted = await requestToken(
      transport,
      tokenConfig,
      commercePaths.customerToken,
      "customer",
      parameters,
      now,
    );
    if (!granted.ok) return accountFailure(granted);
    await tokens.end();
    store.setAuth(granted.auth);
    store.setCart(cart ? referenceOf(cart, null) : null);
    return { ok: true, value: { profile: remember(customer), cart, setAside, leftOut, leftCodes } };
  }

  const asked = <T>(result: CommerceResult<T>): AccountResult<null> =>
    result.ok ? { ok: true, value: null } : accountFailure(result);
  const read = (result: CommerceResult<Customer>): AccountResult<Profile> =>
    result.ok ? { ok: true, value: remember(result.value) } : accountFailure(result);

  /** On a stale version, reloads and retries once; each action is still valid on its own. */
  async function change(
    profile: Profile,
    send: (version: number) => Promise<CommerceResult<Customer>>,
  ): Promise<AccountResult<Profile>> {
    const first = await send(profile.version);
    if (first.ok || !isWorthRereading(first)) return read(first);
    const fresh = await calls.me();
    if (!fresh.ok) return accountFailure(fresh);
    return read(await send(fresh.value.version));
  }

  return {
    ...createCompanyCalls(own),
    ...createPasskeyCalls(open, own, (answer) => begin(answer, { grant_type: "second_factor", ticket: answer.ticket })),
    async signIn(credentials) {
      const answer = await calls.login(credentials);
      if (!answer.ok) return accountFailure(answer);
      if (!("challenge" in answer.value)) return begin(answer.value, passwordGrant(credentials));
      const { challenge } = answer.value;
      return { ok: false, status: 200, code: "code-needed", message: "The account has a second factor.", challenge };
    },
    async signInWithCode(challenge, code) {
      const answer = await calls.loginWithCode(challenge, code);
      if (!answer.ok) return accountFailure(answer);
      return begin(answer.value, { grant_type: "second_factor", ticket: answer.value.ticket });
    },
    async signUp(draft, key) {
      const answer = await calls.signup(draft, key);
      return answer.ok ? begin(answer.value, passwordGrant(draft)) : accountFailure(answer);
    },
    async verifyEmail(token, password, key = crypto.randomUUID()) {
      const result = await calls.verify(token, password, await keyFor("verify", token, key));
      if (!result.ok) return accountFailure(result);
      if (store.customer()?.id === result.value.id) remember(result.value);
      return { ok: true, value: profileOf(result.value) };
    },
    refuseAccount: async (token) => asked(await calls.refuseAccount(token)),
    resendVerification: async (email) => asked(await calls.resendVerification(email)),
    requestPasswordReset: async (email) => asked(await calls.passwordToken(email)),
    checkPasswordReset: async (token) => asked(await calls.checkPasswordToken(token)),
    async resetPassword(token, newPassword, key = crypto.randomUUID()) {
      const result = await calls.resetPassword(token, newPassword, await keyFor("reset", token, newPassword, key));
      // The reset has ended the signed-in session and its basket.
      if (result.ok) store.clear();
      return asked(result);
    },
    async changePassword(currentPassword, newPassword) {
      tokens.settleSession();
      const result = await calls.changePassword(currentPassword, newPassword);
      if (result.ok) store.clear();
      return asked(result);
    },
    async profile() {
      tokens.settleSession();
      const customer = store.customer();
      if (!customer || customer.punchout) return { ok: true, value: null };
      const result = await calls.me();
      if (!result.ok) {
        if (isOutage(result.status)) log.error("the profile was not read", { status: result.status });
        // If the session ended during the call, there is no customer.
        return store.customer() ? accountFailure(result) : { ok: true, value: null };
      }
      return { ok: true, value: remember(result.value) };
    },
    update: async (profile, actions, key = crypto.randomUUID()) =>
      actions.length === 0
        ? { ok: true, value: profile }
        : change(profile, (version) => calls.update(version, actions, key)),
    changeContacts: async (profile, actions, key = crypto.randomUUID()) =>
      change(profile, (version) => calls.contacts(version, actions, key)),
    async labNotebook({ limit, offset }) {
      const result = await calls.labNotebook(limit, offset);
      return result.ok ? result : accountFailure(result);
    },
    async sessions() {
      const result = await calls.sessions();
      return result.ok ? { ok: true, value: result.value.results } : accountFailure(result);
    },
    endSession: async (id) => asked(await (id === "others" ? calls.endOtherSessions() : calls.endSession(id))),
    renameNotebook: async (id, name) => asked(await calls.renameNotebook(id, name)),
    removeNotebook: async (id) => asked(await calls.removeNotebook(id)),
    changeEmail: async (email, currentPassword) => asked(await calls.changeEmail(email, currentPassword)),
    async confirmEmail(token) {
      const result = await calls.confirmEmail(token);
      return result.ok ? { ok: true, value: result.value.state } : accountFailure(result);
    },
    async withdrawals() {
      const result = await calls.withdrawals();
      return result.ok ? { ok: true, value: result.value.results } : accountFailure(result);
    },
    async eraseAccount(currentPassword) {
      const result = await calls.eraseAccount(currentPassword);
      if (result.ok) store.clear();
      return asked(result);
    },
    async secondFactor() {
      const result = await calls.secondFactor();
      return result.ok ? result : accountFailure(result);
    },
    async beginSecondFactor(currentPassword) {
      const result = await calls.beginSecondFactor(currentPassword);
      return result.ok ? { ok: true, value: result.value.secret } : accountFailure(result);
    },
    confirmSecondFactor: async (code) => recoveryCodesOf(await calls.confirmSecondFactor(code)),
    newRecoveryCodes: async (currentPassword) => recoveryCodesOf(await calls.newRecoveryCodes(currentPassword)),
    turnOffSecondFactor: async (currentPassword) => asked(await calls.turnOffSecondFactor(currentPassword)),
    async endAllSessions() {
      const result = await calls.endSessions();
      if (result.ok) store.clear();
      return asked(result);
    },
  };
}

const passwordGrant = ({ email, password }: { readonly email: string; readonly password: string }) => ({
  grant_type: "password",
  username: email,
  password,
});

const recoveryCodesOf = (
  result: CommerceResult<{ readonly recoveryCodes: readonly string[] }>,
): AccountResult<readonly string[]> =>
  result.ok ? { ok: true, value: result.value.recoveryCodes } : accountFailure(result);

/** Idempotency key from the input, so repeating a press after a lost response returns that response. */
async function keyFor(...words: readonly string[]): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(words))));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
