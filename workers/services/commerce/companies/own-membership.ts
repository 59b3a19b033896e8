/** The calling customer as a member of a company. */
import type { Company, CompanyMember } from "@contracts/customers/companies";
import type { Customer } from "@contracts/customers/customers";
import type { AuditActor } from "@contracts/office/audit";
import { customerName } from "@domain/account/customer-name";
import type { Context } from "hono";
import { callerAddress } from "../../shared/caller";
import { insufficientScope, problemResponse } from "../../shared/problems";
import type { CommerceApp } from "../context";
import { shopperOf } from "../shoppers/shopper-of";
import { membershipOf } from "./company-store";

export interface OwnMembership {
  readonly company: Company;
  readonly member: CompanyMember;
  readonly customer: Customer;
  readonly actor: AuditActor;
}

type Own = ({ readonly ok: true } & OwnMembership) | { readonly ok: false; readonly response: Response };

/** A 400 with a code for which the storefront has a text. */
export const refusal = (code: string, message: string): Response => problemResponse(400, { code, message });

export async function ownMembership(c: Context<CommerceApp>): Promise<Own> {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return { ok: false, response: insufficientScope() };
  const [membership, customer] = await Promise.all([
    membershipOf(c.env, subject),
    shopperOf(c.env, "customer", subject).customer(false) as Promise<Customer | null>,
  ]);
  if (!membership || !customer) return { ok: false, response: refusal("NoCompany", "You do not belong to a company.") };
  return { ok: true, ...membership, customer, actor: customerActor(customer, callerAddress(c.req.raw)) };
}

/** @param address network address of the call */
export const customerActor = (customer: Customer, address: string): AuditActor => ({
  ...{ kind: "customer", id: customer.id, name: customerName(customer), address },
});
