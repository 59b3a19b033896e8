/**
 * Checks in the EU's register whether a VAT number was issued (VIES, `contracts/customers/vat-register.ts`). Off
 * without `VAT_REGISTER_URL`. Errors of the register or of a member state are not results.
 */
import type { RegisterCheck } from "@contracts/customers/companies";
import { type VatRegisterQuestion, vatRegisterAnswer, vatRegisterError } from "@contracts/customers/vat-register";
import { isMemberState } from "@domain/market/european-countries";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { callUpstream } from "../upstreams";

interface TaxId {
  readonly country: string;
  readonly value: string;
}

/** Member states respond in 1 to 15 seconds, and the office waits for 15. */
const timeoutMilliseconds = 12_000;

const prefixOf = (country: string): string => (country === "GR" ? "EL" : country);
const withoutPrefix = (value: string, prefix: string): string =>
  value.startsWith(prefix) ? value.slice(prefix.length) : value;

/** True if the register is set up and has numbers of this country. */
export const isAskable = (env: Pick<ServicesEnv, "VAT_REGISTER_URL">, { country }: TaxId): boolean =>
  Boolean(env.VAT_REGISTER_URL) && isMemberState(country);

/** The shop's own number in the EU, of the first seller that has one. */
async function requester(env: ServicesEnv): Promise<Partial<VatRegisterQuestion>> {
  const { sellers = [] } = await checkoutSettingsOf(env).current();
  const own = sellers
    .map(({ seller }) => seller.invoicing?.vatId ?? "")
    .find((vatId) => vatId.startsWith("EL") || isMemberState(vatId.slice(0, 2)));
  return own ? { requesterMemberStateCode: own.slice(0, 2), requesterNumber: own.slice(2) } : {};
}

type Asked =
  | { readonly ok: true; readonly check: RegisterCheck }
  /** `reason`: the register's error code, or that it did not respond. */
  | { readonly ok: false; readonly reason: string };

/** Sends one request and never retries, because the register limits requests. */
export async function askVatRegister(env: ServicesEnv, { country, value }: TaxId, now: Date): Promise<Asked> {
  const countryCode = prefixOf(country);
  const vatNumber = withoutPrefix(value, countryCode);
  const question: VatRegisterQuestion = { countryCode, vatNumber, ...(await requester(env)) };
  const { status, body } = await callUpstream(env, "vat-register", {
    ...{ method: "POST", path: "/check-vat-number", body: question, timeoutMilliseconds },
  });
  const answer = status === 200 ? v.safeParse(vatRegisterAnswer, body) : null;
  if (answer?.success) {
    const { valid, requestIdentifier: consultation, name, address } = answer.output;
    return { ok: true, check: { valid, askedAt: now.toISOString(), consultation, name, address } };
  }
  const error = v.safeParse(vatRegisterError, body);
  return {
    ok: false,
    reason: error.success ? error.output.slice(0, 60) : status === 0 ? "no answer" : `status ${status}`,
  };
}
