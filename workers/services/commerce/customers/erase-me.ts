/** `POST /customers/me/erase`: a customer deletes their account. */
import type { Customer } from "@contracts/customers/customers";
import { currentPasswordBody } from "@contracts/customers/second-factor";
import { erasureMailPrefix, type MailLanguage, type MailRequest } from "@contracts/mail";
import type { Context } from "hono";
import { readJson } from "../../shared/body";
import { callerAddress } from "../../shared/caller";
import { mailQueueOf } from "../../shared/mail-queue";
import { insufficientScope, notFound } from "../../shared/problems";
import { onlyAdminProblem } from "../companies/leaving-member";
import { customerActor } from "../companies/own-membership";
import type { CommerceApp } from "../context";
import { mailLanguageOf } from "../orders/order-mail";
import { shopperOf } from "../shoppers/shopper-of";
import { eraseCustomer } from "./customer-erasure";
import { enterInCustomerList, listedCustomer } from "./customer-list";
import { checkCurrentPassword } from "./passwords/current-password";

export async function eraseMe(c: Context<CommerceApp>): Promise<Response> {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const body = await readJson(c.req.raw, currentPasswordBody);
  if (!body.ok) return body.response;
  const checked = await checkCurrentPassword(c, body.value.currentPassword);
  if ("response" in checked) return checked.response;
  const problem = await onlyAdminProblem(c.env, subject);
  if (problem) return problem;
  const customer: Customer | null = await shopperOf(c.env, "customer", subject).customer(false);
  if (!customer) return notFound("me");
  // The list is updated seconds after the object, but the audit log needs the row now.
  await enterInCustomerList(c.env, customer);
  const row = await listedCustomer(c.env, subject);
  if (!row) return notFound("me");
  // Queued first, because the erasure deletes the address.
  await mailQueueOf(c.env).enqueue(erasureMail(customer));
  const actor = customerActor(customer, callerAddress(c.req.raw));
  return eraseCustomer(c.env, actor, { key: crypto.randomUUID(), version: row.version }, row, c.get("personalRecords"));
}

const texts: Readonly<Record<MailLanguage, { readonly subject: string; readonly body: string }>> = {
  en: {
    subject: "Your account was deleted",
    body: "You deleted your account. Open orders will still be delivered. Orders and invoices are kept as long as the law requires.",
  },
  jp: {
    subject: "アカウントを削除しました",
    body: "お客様のご依頼によりアカウントを削除しました。手配中のご注文はお届けいたします。注文と請求書は法令の定める期間保管されます。",
  },
  cn: {
    subject: "您的账户已删除",
    body: "您已删除账户。进行中的订单仍会送达；订单和发票将按法律规定的期限保存。",
  },
};

function erasureMail({ id, email, locale }: Customer): MailRequest {
  const language = mailLanguageOf(locale);
  const { subject, body } = texts[language];
  return {
    ...{ id: `${erasureMailPrefix}${id}`, to: email, language, template: "message" },
    data: { subject, heading: subject, paragraphs: [body], facts: [] },
  };
}
