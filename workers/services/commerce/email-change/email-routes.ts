/** A new address of a customer. Both mailboxes confirm it: the old one against theft, the new one against typing errors. */
import { type EmailChangeState, emailChangeBody, tokenBody } from "@contracts/customers/customer-calls";
import type { Customer } from "@contracts/customers/customers";
import { normalizeEmail } from "@domain/account/email-address";
import type { Context } from "hono";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, problemResponse, tooManyRequests } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { claimEmail } from "../customers/customer-directory";
import { expiredToken, tokenLimit } from "../customers/customer-responses";
import { emailChangePath, newCustomerToken, readCustomerToken } from "../customers/customer-token";
import { checkCurrentPassword } from "../customers/passwords/current-password";
import { shopperOf } from "../shoppers/shopper-of";
import { emailChangedMails, emailChangeMails } from "./email-mail";

type CommerceContext = Context<CommerceApp>;

const answer = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });

/** `POST /customers/me/email`. The response does not reveal whether another account has the address. */
export async function changeEmail(c: CommerceContext): Promise<Response> {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const body = await readJson(c.req.raw, emailChangeBody);
  if (!body.ok) return body.response;
  const checked = await checkCurrentPassword(c, body.value.currentPassword);
  if ("response" in checked) return checked.response;
  const me = shopperOf(c.env, "customer", subject);
  const customer: Customer | null = await me.customer(false);
  if (!customer) return notFound("me");
  const { email } = body.value;
  if (normalizeEmail(email) === normalizeEmail(customer.email)) {
    return problemResponse(400, { code: "SameAddress", message: "This is the current address.", field: "email" });
  }
  const [old, fresh] = await Promise.all([newCustomerToken(subject), newCustomerToken(subject)]);
  const paths = { old: emailChangePath(old.token), new: emailChangePath(fresh.token) };
  const mails = emailChangeMails(customer, { email, paths });
  if (await me.beginEmailChange(email, { old: old.hash, new: fresh.hash }, mails)) return answer({});
  return tooManyRequests("Too many requests. Please try again later.", 3600);
}

/**
 * `POST /customers/email-change`: a mailbox confirms. The same link again is not an error, because a double press sends
 * it twice.
 */
export async function confirmEmail(c: CommerceContext): Promise<Response> {
  const body = await readJson(c.req.raw, tokenBody);
  if (!body.ok) return body.response;
  const limited = await tokenLimit(c);
  if (limited) return limited;
  const token = await readCustomerToken(body.value.tokenValue);
  const shopper = token && shopperOf(c.env, "customer", token.customerId);
  const change = token && shopper && (await shopper.confirmEmailChange(token.hash));
  if (!token || !shopper || !change) return expiredToken("ExpiredCustomerEmailToken");
  if (!change.isConfirmed) return answer({ state: "waiting" satisfies EmailChangeState });
  if (change.isDone) return answer({ state: "changed" satisfies EmailChangeState });
  const customer: Customer | null = await shopper.customer(false);
  if (!customer) return expiredToken("ExpiredCustomerEmailToken");
  if ((await claimEmail(c.env, change.email, token.customerId)) !== token.customerId) {
    return problemResponse(409, { code: "EmailTaken", message: "Another account already has this address." });
  }
  await shopper.applyEmailChange(emailChangedMails(customer, change.email));
  return answer({ state: "changed" satisfies EmailChangeState });
}
