/** Steps of an order that a second person approves. Each is idempotent, so it can be repeated after a crash. */

import type { Cart } from "@contracts/commerce/cart";
import { payableTotal } from "@domain/checkout/totals-view";
import { mayApprove } from "@domain/company/members";
import { codesWithQuoted } from "@domain/quote/in-cart";
import type { ServicesEnv } from "../../env";
import { mailQueueOf } from "../../shared/mail-queue";
import type { Placement, PlacementApproval } from "../carts/placement-store";
import { membersOf } from "../companies/company-store";
import { contactOf } from "../ledgers/contact-of";
import { ledgerOf } from "../ledgers/ledger-of";
import { mailLanguageOf } from "../orders/order-mail";
import { outcomeMail, requestMail } from "./approval-mail";
import { enterApproval, noteDecision } from "./approval-store";

interface Asking {
  readonly owner: string;
  readonly placement: Placement;
  readonly cart: Cart;
  readonly approval: PlacementApproval;
}

/** Stores the request, reserves its promotions, and mails everyone who may approve it. */
export async function askForApproval(env: ServicesEnv, { owner, placement, cart, approval }: Asking): Promise<void> {
  const { attemptId: id, number: orderNumber, begunAt } = placement;
  const used = codesWithQuoted(cart).filter(({ state }) => state === "MatchesCart");
  await ledgerOf(env, owner).holdPromotions(
    cart.id,
    used.map(({ discountCode }) => discountCode.id),
    Date.parse(approval.validUntil),
  );
  await enterApproval(env, { id, orderNumber, createdAt: new Date(begunAt).toISOString(), cart, approval });
  const members = await membersOf(env, approval.companyId);
  const total = payableTotal(cart);
  const queue = mailQueueOf(env);
  for (const member of members.filter((each) => mayApprove(each, approval.requesterId, total))) {
    const contact = await contactOf(env, `customer:${member.customerId}`);
    if (!contact) continue;
    const approver = { id: member.customerId, email: contact.email, language: mailLanguageOf(contact.locale) };
    await queue.enqueue(requestMail({ id, cart, approval }, approver));
  }
}

/** Marks an approved request as ordered. */
export const noteOrdered = (env: ServicesEnv, { attemptId }: Placement, approval: PlacementApproval): Promise<void> =>
  noteDecision(env, attemptId, "ordered", approval);

/** Closes a request without an order, and mails its requester, unless they withdrew it. */
export async function closeRequest(env: ServicesEnv, { owner, placement, cart, approval }: Asking): Promise<void> {
  const { attemptId: id, details } = placement;
  const kind = approval.decision?.kind ?? "expire";
  const states = { refuse: "refused", withdraw: "withdrawn", expire: "expired", fail: "failed" } as const;
  // An approved order never reaches this; the type requires a value.
  const state = kind === "approve" ? "failed" : states[kind];
  await ledgerOf(env, owner).releasePromotions(cart.id);
  await noteDecision(env, id, state, approval);
  if (state === "withdrawn" || !details.recipient) return;
  await mailQueueOf(env).enqueue(outcomeMail({ id, cart, approval }, state, details.recipient));
}
