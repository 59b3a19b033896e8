/** Calls about the customer's company, and orders that wait for a second person of it. */
import {
  type Approval,
  type ApprovalDecision,
  type ApprovalOutcome,
  type ApprovalSummary,
  approval,
  approvalList,
  approvalOutcome,
} from "@contracts/commerce/approvals";
import {
  type MemberInvitation,
  type NewTaxCertificate,
  type OwnCompany,
  ownCompany,
} from "@contracts/customers/companies";
import { type CompanyList, companyLists, type NewCompanyList } from "@contracts/customers/company-lists";
import { type CompanyOrderPage, companyOrderPage } from "@contracts/customers/company-orders";
import type { Money } from "@contracts/values/money";
import { commercePaths } from "@contracts/values/paths";
import * as v from "valibot";
import type { Call } from "../commerce/calls";
import { documentOf } from "../commerce/documents";
import { accountFailure } from "./failures";
import type { AccountResult } from "./types";

export type CompanyChange =
  | { readonly kind: "found"; readonly name: string; readonly key: string }
  | { readonly kind: "join"; readonly token: string }
  | { readonly kind: "invite"; readonly invitation: MemberInvitation }
  | { readonly kind: "withdraw"; readonly id: string }
  | { readonly kind: "member"; readonly id: string; readonly change: Pick<MemberInvitation, "role" | "limit"> }
  | { readonly kind: "remove"; readonly id: string }
  | { readonly kind: "certificate"; readonly certificate: NewTaxCertificate };

export interface CompanyService {
  /** Company of the customer; null without one. @param order total of an order for `mayBeApproved` */
  company(order?: Pick<Money, "centAmount" | "currencyCode">): Promise<AccountResult<OwnCompany | null>>;
  changeCompany(change: CompanyChange): Promise<AccountResult<null>>;
  /** Null without a company. */
  companyLists(): Promise<AccountResult<{ readonly results: readonly CompanyList[] } | null>>;
  saveCompanyList(list: NewCompanyList): Promise<AccountResult<null>>;
  removeCompanyList(id: string): Promise<AccountResult<null>>;
  /** Orders of all members, newest first. @param after `next` of the page before; null for the first */
  companyOrders(after: string | null): Promise<AccountResult<CompanyOrderPage>>;
  /** Own requests, and those that the customer may decide, newest first. */
  approvals(): Promise<AccountResult<readonly ApprovalSummary[]>>;
  /** Null if the customer may see none. */
  approval(id: string): Promise<AccountResult<Approval | null>>;
  decideApproval(id: string, decision: ApprovalDecision): Promise<AccountResult<ApprovalOutcome>>;
}

const requestOf = (change: CompanyChange) => {
  switch (change.kind) {
    case "found":
      return { path: commercePaths.company, body: { name: change.name }, idempotencyKey: change.key };
    case "join":
      return { path: commercePaths.companyJoin, body: { token: change.token } };
    case "invite":
      return { path: commercePaths.companyInvitations, body: change.invitation };
    case "withdraw":
      return { path: commercePaths.companyInvitationEnd(change.id), body: {} };
    case "member":
      return { path: commercePaths.companyMember(change.id), body: change.change };
    case "remove":
      return { path: commercePaths.companyMemberRemoval(change.id), body: {} };
    case "certificate":
      return { path: commercePaths.companyCertificates, body: change.certificate };
    default:
      return change satisfies never;
  }
};

/** @param own calls of the customer */
export const createCompanyCalls = (own: Call): CompanyService => ({
  async company(order) {
    const query = order ? `?centAmount=${order.centAmount}&currencyCode=${order.currencyCode}` : "";
    const read = await documentOf(own({ method: "GET", path: `${commercePaths.company}${query}` }), ownCompany);
    return read.ok ? read : accountFailure(read);
  },
  async changeCompany(change) {
    const sent = await documentOf(own({ method: "POST", ...requestOf(change) }), v.unknown());
    return sent.ok ? { ok: true, value: null } : accountFailure(sent);
  },
  async companyLists() {
    const read = await documentOf(own({ method: "GET", path: commercePaths.companyLists }), companyLists);
    return read.ok ? read : accountFailure(read);
  },
  async saveCompanyList(body) {
    const saved = await documentOf(own({ method: "POST", path: commercePaths.companyLists, body }), v.unknown());
    return saved.ok ? { ok: true, value: null } : accountFailure(saved);
  },
  async removeCompanyList(id) {
    const removed = await documentOf(own({ method: "DELETE", path: commercePaths.companyList(id) }), v.unknown());
    return removed.ok ? { ok: true, value: null } : accountFailure(removed);
  },
  async companyOrders(after) {
    const query = after === null ? "" : `?${new URLSearchParams({ after })}`;
    const request = { method: "GET" as const, path: `${commercePaths.companyOrders}${query}` };
    const read = await documentOf(own(request), companyOrderPage);
    return read.ok ? read : accountFailure(read);
  },
  async approvals() {
    const read = await documentOf(own({ method: "GET", path: commercePaths.approvals }), approvalList);
    return read.ok ? { ok: true, value: read.value.results } : accountFailure(read);
  },
  async approval(id) {
    const read = await documentOf(own({ method: "GET", path: commercePaths.approval(id) }), approval);
    if (!read.ok && read.status === 404) return { ok: true, value: null };
    return read.ok ? read : accountFailure(read);
  },
  async decideApproval(id, body) {
    const request = { method: "POST" as const, path: commercePaths.approvalDecision(id), body };
    const sent = await documentOf(own(request), approvalOutcome);
    return sent.ok ? sent : accountFailure(sent);
  },
});
