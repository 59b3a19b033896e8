/** Rights of the members of a company. */
import type { CompanyMember, CompanyRole, PurchaseLimit } from "@contracts/customers/companies";
import type { Money } from "@contracts/values/money";

type Member = Pick<CompanyMember, "customerId" | "role" | "limit">;
type Amount = Pick<Money, "centAmount" | "currencyCode">;

/**
 * True if an order needs approval by a second person, including where the limit is in another currency and cannot be
 * compared.
 */
export const needsApproval = ({ limit }: Pick<Member, "limit">, total: Amount): boolean =>
  limit !== null && (limit.currencyCode !== total.currencyCode || total.centAmount > limit.centAmount);

/** True if a member may approve another's order: never their own, and none above their own limit. */
export const mayApprove = (approver: Member, requesterId: string, total: Amount): boolean =>
  approver.role !== "buyer" && approver.customerId !== requesterId && !needsApproval(approver, total);

export type MemberProblem = "NotAdmin" | "NoSuchMember" | "LastAdmin";

interface MemberChange {
  readonly actorId: string;
  readonly memberId: string;
  /** Null to remove the member. */
  readonly role: CompanyRole | null;
  readonly limit?: PurchaseLimit;
}

/** Obstacle to a change of a member; null without one. Members may leave by themselves. */
export function memberProblem(members: readonly Member[], change: MemberChange): MemberProblem | null {
  const { actorId, memberId, role } = change;
  const actor = members.find(({ customerId }) => customerId === actorId);
  const leaves = role === null && actorId === memberId;
  if (!actor || (actor.role !== "admin" && !leaves)) return "NotAdmin";
  const member = members.find(({ customerId }) => customerId === memberId);
  if (!member) return "NoSuchMember";
  return role !== "admin" && isOnlyAdmin(members, memberId) ? "LastAdmin" : null;
}

/**
 * True for the only admin of a company that has other members. The last member may leave; a company without members is
 * managed by the office alone.
 */
export function isOnlyAdmin(members: readonly Pick<Member, "customerId" | "role">[], memberId: string): boolean {
  const [admin, ...others] = members.filter(({ role }) => role === "admin");
  return admin?.customerId === memberId && others.length === 0 && members.length > 1;
}
