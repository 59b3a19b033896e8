/** Approvals of the signed-in customer's company (`/approvals`). */
import {
  type Approval,
  type ApprovalOutcome,
  type ApprovalSummary,
  approvalDecision,
  approvalId,
} from "@contracts/commerce/approvals";
import type { CompanyMember } from "@contracts/customers/companies";
import { mayApprove } from "@domain/company/members";
import { Hono } from "hono";
import * as v from "valibot";
import { readJson } from "../../shared/body";
import { insufficientScope, notFound, problemResponse } from "../../shared/problems";
import { membershipOf } from "../companies/company-store";
import type { CommerceApp } from "../context";
import { cartObjectOf } from "../owner";
import { approvalById, approvalsOf } from "./approval-store";

export const approvalRoutes = new Hono<CommerceApp>();

const personal = (body: unknown): Response => Response.json(body, { headers: { "cache-control": "no-store" } });

approvalRoutes.get("/", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const membership = await membershipOf(c.env, subject);
  if (!membership) return personal({ results: [] });
  const { company, member } = membership;
  return personal({ results: await approvalsOf(c.env, company.id, member.role === "buyer" ? subject : null) });
});

approvalRoutes.get("/:id", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const found = await visible(c.env, subject, c.req.param("id"));
  if (!found) return notFound("approval");
  const { summary, cart, member } = found;
  return personal({ ...summary, cart, may: allowed(summary, member) } satisfies Approval);
});

/** Decides once. The same decision again is not an error; another one is 409. */
approvalRoutes.post("/:id/decision", async (c) => {
  const { kind, subject } = c.get("claims");
  if (kind !== "customer") return insufficientScope();
  const body = await readJson(c.req.raw, approvalDecision);
  if (!body.ok) return body.response;
  const found = await visible(c.env, subject, c.req.param("id"));
  if (!found) return notFound("approval");
  const { summary, cart, member } = found;
  const decision = body.value;
  if (!allowed({ ...summary, state: "waiting" }, member).includes(decision.kind)) {
    return problemResponse(403, { code: "Forbidden", message: "You may not decide on this order." });
  }
  const outcome = await cartObjectOf(c, cart.id).decide(summary.id, {
    kind: decision.kind,
    by: member.name,
    byId: member.customerId,
    at: new Date().toISOString(),
    reason: decision.kind === "refuse" ? decision.reason : null,
  });
  if (outcome === "missing") return notFound("approval");
  if (outcome === "decided") {
    return problemResponse(409, { code: "AlreadyDecided", message: "A decision on this order has already been made." });
  }
  return personal({ state: outcome, orderNumber: summary.orderNumber } satisfies ApprovalOutcome);
});

/** A request that the caller may see: their own, or any of the company for members with more than the role of buyer. */
async function visible(env: CommerceApp["Bindings"], customerId: string, id: string) {
  if (!v.is(approvalId, id)) return null;
  const membership = await membershipOf(env, customerId);
  const found = membership && (await approvalById(env, membership.company.id, id));
  if (!found) return null;
  const { member } = membership;
  const isOwn = found.summary.requester.id === customerId;
  return isOwn || member.role !== "buyer" ? { ...found, member } : null;
}

function allowed({ state, requester, total }: ApprovalSummary, member: CompanyMember): Approval["may"] {
  if (state !== "waiting") return [];
  if (requester.id === member.customerId) return ["withdraw"];
  // Refusing spends nothing, so the approver's own limit does not matter.
  const unlimited = { ...member, limit: null };
  return [
    ...(mayApprove(member, requester.id, total) ? (["approve"] as const) : []),
    ...(mayApprove(unlimited, requester.id, total) ? (["refuse"] as const) : []),
  ];
}
