/** Companies of customers: members with roles and limits, tax certificates, terms. */
import * as v from "valibot";
import { purchaseOrderUpload } from "../commerce/purchase-order-files";
import { typedDay } from "../values/measures";
import { countryCode, currencyCode } from "../values/money";
import { customerId, email, line, typedLine } from "./customers";

/** An approver also buys; an admin also approves, and decides about the members. */
export const companyRoles = ["buyer", "approver", "admin"] as const;
const companyRole = v.picklist(companyRoles);
export type CompanyRole = v.InferOutput<typeof companyRole>;

/** Id of a price group in the checkout's settings. */
export const priceGroupId = v.pipe(line(64), v.minLength(1));
export const companyId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000_000_000));
/** A stored day; typed days are checked more strictly. */
const day = v.pipe(v.string(), v.isoDate());

/** Largest order, in minor units, that a member places without approval; null without a limit. */
const purchaseLimit = v.nullable(v.object({ centAmount: amount, currencyCode }));
export type PurchaseLimit = v.InferOutput<typeof purchaseLimit>;

const companyMember = v.object({
  customerId,
  name: v.string(),
  email: v.string(),
  role: companyRole,
  /** Also null for readers who may not see the limits of others. */
  limit: purchaseLimit,
  joinedAt: v.string(),
});
export type CompanyMember = v.InferOutput<typeof companyMember>;

const companyInvitation = v.object({
  id: v.string(),
  email: v.string(),
  role: companyRole,
  limit: purchaseLimit,
  expiresAt: v.string(),
});
export type CompanyInvitation = v.InferOutput<typeof companyInvitation>;

const certificateNumber = v.pipe(line(60), v.minLength(1, "Enter the number."));
/** Two-letter codes of states of the United States. */
const certificateStates = v.pipe(
  v.array(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/))),
  v.minLength(1, "Name at least one state."),
  v.maxLength(60),
);
const certificateStandings = ["submitted", "verified", "refused"] as const;

/** A certificate of exemption from sales tax. Only a verified one changes the tax of an order. */
const taxCertificate = v.object({
  id: v.string(),
  number: certificateNumber,
  states: certificateStates,
  /** Last day on which it is valid. */
  expiresOn: day,
  file: v.object({ name: v.string() }),
  state: v.picklist(certificateStandings),
  submittedAt: v.string(),
  /** Reason of a refusal, by the staff. */
  note: v.nullable(v.string()),
});
export type TaxCertificate = v.InferOutput<typeof taxCertificate>;

export const taxIdStates = ["unchecked", "valid", "invalid"] as const;
/** A response of the EU's register of VAT numbers. */
const registerCheck = v.object({
  valid: v.boolean(),
  askedAt: v.string(),
  /**
   * The register's consultation number, which proves this check to a tax office; null if the shop did not identify
   * itself.
   */
  consultation: v.nullable(v.string()),
  /** Holder, as far as the member state discloses it. */
  name: v.nullable(v.string()),
  address: v.nullable(v.string()),
});
export type RegisterCheck = v.InferOutput<typeof registerCheck>;

const companyTaxId = v.object({
  country: countryCode,
  value: v.pipe(line(20), v.minLength(2)),
  state: v.picklist(taxIdStates),
  /** Day on which it was compared with the register; null for an unchecked one. */
  checkedOn: v.nullable(day),
  /** The register's last response; null if it has never responded. */
  register: v.optional(v.nullable(registerCheck), null),
});

export type CompanyTaxId = v.InferOutput<typeof companyTaxId>;

/** Facts about a company besides its members. */
export const companyFacts = v.object({
  taxIds: v.pipe(v.array(companyTaxId), v.maxLength(20)),
  certificates: v.pipe(v.array(taxCertificate), v.maxLength(50)),
  /** True if the company buys on account. */
  onAccount: v.boolean(),
  /** Days until an invoice is due; null for the shop's usual terms. */
  netDays: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))),
  /** Largest open amount in minor units by currency; the shop's own limit in a currency that is not listed. */
  creditLimits: v.record(currencyCode, amount),
  /** Id of its price group in the checkout's settings; absent without one. */
  priceGroup: v.optional(priceGroupId),
  /** Back-office accounts, which select the company's rules for references. */
  accounts: v.pipe(v.array(line(40)), v.maxLength(50)),
});
export type CompanyFacts = v.InferOutput<typeof companyFacts>;

const companyName = v.pipe(typedLine(100), v.minLength(1, "Enter a name."));
export const company = v.object({
  id: companyId,
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: companyName,
  createdAt: v.string(),
  ...companyFacts.entries,
});
export type Company = v.InferOutput<typeof company>;

/** Query of `GET /customers/me/company`: total of an order that may need approval. */
export const queriedTotal = v.object({
  centAmount: v.pipe(v.string(), v.regex(/^\d{1,13}$/), v.transform(Number)),
  currencyCode,
});

/** `GET /customers/me/company`; null for a customer without one. */
export const ownCompany = v.nullable(
  v.object({
    id: companyId,
    name: v.string(),
    me: companyMember,
    members: v.array(companyMember),
    /** Open invitations; empty for members who are not admins. */
    invitations: v.array(companyInvitation),
    certificates: v.array(taxCertificate),
    /** Tax ids, without those that the register reports as invalid. */
    taxIds: v.optional(v.array(v.pick(companyTaxId, ["country", "value"])), []),
    /** Name of the company's price group; null for a company that pays list prices. */
    priceGroup: v.optional(v.nullable(v.string()), null),
    onAccount: v.boolean(),
    netDays: v.nullable(v.number()),
    /** False if no other member may approve an order of the queried total; absent without one. */
    mayBeApproved: v.optional(v.boolean()),
  }),
);
export type OwnCompany = NonNullable<v.InferOutput<typeof ownCompany>>;

/** `POST /customers/me/company`: the caller becomes its first admin. */
export const newOwnCompany = v.strictObject({ name: companyName });
export const memberInvitation = v.strictObject({ email, role: companyRole, limit: purchaseLimit });
export type MemberInvitation = v.InferOutput<typeof memberInvitation>;
export const memberChange = v.strictObject({ role: companyRole, limit: purchaseLimit });
export const invitationToken = v.strictObject({ token: v.pipe(v.string(), v.regex(/^[\w-]{20,100}$/)) });
/** `POST …/certificates`; the file as for purchase orders. */
export const newTaxCertificate = v.strictObject({
  number: certificateNumber,
  states: certificateStates,
  expiresOn: typedDay("Enter a date."),
  ...purchaseOrderUpload.entries,
});
export type NewTaxCertificate = v.InferOutput<typeof newTaxCertificate>;
