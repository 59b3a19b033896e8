/** The company that a shopper buys for, by account, punchout or procurement system. */
import type { Company } from "@contracts/customers/companies";
import { exemptionsOf, type TaxExemption } from "@domain/company/certificates";
import type { ServicesEnv } from "../../env";
import { reportFault } from "../../shared/report-fault";
import { findBuyer } from "../punchout/buyers";
import { buyerOfSession } from "../punchout/sessions";
import { companyById, membershipOf } from "./company-store";

/**
 * @param owner "customer:" and an id, "punchout:" and a session, or "buyer:" and the identity of a procurement system
 * @returns null for guests, and for shoppers without a company
 */
export async function companyOfOwner(env: ServicesEnv, owner: string): Promise<Company | null> {
  const [, kind, id] = /^(customer|punchout|buyer):(.+)$/s.exec(owner) ?? [];
  if (!kind || !id) return null;
  if (kind === "customer") return (await membershipOf(env, id))?.company ?? null;
  const identity = kind === "buyer" ? id : await buyerOfSession(env, id);
  const known = identity === null ? null : await findBuyer(env, identity);
  return known?.buyer.company ? companyById(env, known.buyer.company) : null;
}

/**
 * Price group of a shopper, for pages cached per group; null for list prices. Also null if the directory fails, which
 * must not stop a sign-in; baskets read the group again.
 */
export async function priceGroupOfOwner(env: ServicesEnv, owner: string): Promise<string | null> {
  try {
    return (await companyOfOwner(env, owner))?.priceGroup ?? null;
  } catch (error) {
    reportFault("the price group of a shopper was not read", error);
    return null;
  }
}

/** Verified certificates of a shopper's company, which are for the United States only. */
export async function taxExemptionsOf(
  env: ServicesEnv,
  owner: string,
  country: string,
): Promise<readonly TaxExemption[]> {
  const company = country === "US" ? await companyOfOwner(env, owner) : null;
  return company ? exemptionsOf(company.certificates, new Date().toISOString()) : [];
}
