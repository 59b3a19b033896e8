/** Test client for customers: HTTP calls, and the mails that they receive. */
import { SELF } from "cloudflare:test";
import { signInAnswer } from "@contracts/customers/customer-calls";
import { type Customer, customer as customerSchema } from "@contracts/customers/customers";
import { tokenResponse } from "@contracts/customers/tokens";
import * as v from "valibot";
import { call, tokenCall, tokens } from "./gateway";

export const password = "Correct-horse-7!";
let made = 0;
export const newEmail = () => `someone-${++made}@lab.example`;

export const signUpBody = (over: Record<string, unknown> = {}) => ({
  email: newEmail(),
  password,
  firstName: "Rosalind",
  lastName: "Mint",
  companyName: "Mint Lab",
  country: "US",
  recaptchaToken: crypto.randomUUID(),
  custom: {
    type: "regular-customer-type",
    fields: {
      registrationOrigin: "US",
      isNewsletterOptin: false,
      forcedPasswordReset: false,
      privacyAgreedToDateTime: "2000-01-01T00:00:00.000Z",
    },
  },
  ...over,
});

let shopToken: Promise<string> | undefined;

/** The shop's own token. It is not stored anywhere, so all tests can share one. */
function ownToken(): Promise<string> {
  shopToken ??= tokens("client").then(({ access_token: token }) => token);
  return shopToken;
}

export async function post(
  path: string,
  body: unknown,
  options: { token?: string; key?: string; address?: string } = {},
) {
  const token = options.token ?? (await ownToken());
  return call(token, path, {
    method: "POST",
    body,
    ...(options.key && { key: options.key }),
    ...(options.address && { headers: { "x-shopper-address": options.address } }),
  });
}

export async function signUp(over: Record<string, unknown> = {}) {
  const body = signUpBody(over);
  const response = await post("/customers/signup", body);
  if (response.status !== 201) throw new Error(`${response.status} ${await response.text()}`);
  return {
    ...v.parse(signInAnswer, await response.json()),
    email: String(body.email),
    password: String(body.password),
  };
}

export async function customerToken(email: string, secret = password, address?: string): Promise<string> {
  const headers: Record<string, string> = address ? { "x-shopper-address": address } : {};
  const response = await tokenCall("customers", { grant_type: "password", username: email, password: secret }, headers);
  return v.parse(tokenResponse, await response.json()).access_token;
}

export async function me(token: string): Promise<Customer> {
  return v.parse(customerSchema, await (await call(token, "/customers/me?expand=custom.fields.contacts[*]")).json());
}

interface ListedMail {
  readonly to: string;
  readonly subject: string;
  readonly template: string;
  readonly html: string;
  readonly text: string;
  readonly links: readonly string[];
}

/** Mails to an address, newest first, once at least `least` have arrived. */
export async function mailsOf(email: string, least = 1): Promise<readonly ListedMail[]> {
  for (let attempt = 0; ; attempt += 1) {
    const answer: { mails: ListedMail[] } = await (
      await SELF.fetch(`http://services.test/mail.json?to=${encodeURIComponent(email)}`)
    ).json();
    if (answer.mails.length >= least || attempt > 50) return answer.mails;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** The token in the newest mail of a kind. */
export async function mailedToken(email: string, template: string, least = 1): Promise<string> {
  const mail = (await mailsOf(email, least)).find((candidate) => candidate.template === template);
  const link = mail?.links.find((candidate) => candidate.includes("token="));
  if (!link) throw new Error(`no ${template} for ${email}`);
  return new URL(link).searchParams.get("token") ?? "";
}
