import type { CompanyRole, PurchaseLimit } from "@contracts/customers/companies";
import { describe, expect, it } from "vitest";
import { exemptionFor, exemptionsOf } from "./certificates";
import { mayApprove, memberProblem, needsApproval } from "./members";

const usd = (centAmount: number) => ({ centAmount, currencyCode: "USD" });
const member = (customerId: string, role: CompanyRole, limit: PurchaseLimit = null) => ({ customerId, role, limit });

describe("a second person", () => {
  it.each<[PurchaseLimit, number, boolean]>([
    [null, 1_000_000, false],
    [usd(50_000), 50_000, false],
    [usd(50_000), 50_001, true],
    [usd(0), 1, true],
    [{ centAmount: 1_000_000, currencyCode: "JPY" }, 1, true],
  ])("limit %j, order of %d: needed is %s", (limit, centAmount, needed) => {
    expect(needsApproval({ limit }, usd(centAmount))).toBe(needed);
  });

  it("lets an approver or admin approve others' orders within their own limit, and a buyer none", () => {
    expect(mayApprove(member("a", "approver"), "b", usd(1))).toBe(true);
    expect(mayApprove(member("a", "admin"), "b", usd(1))).toBe(true);
    expect(mayApprove(member("a", "buyer"), "b", usd(1))).toBe(false);
    expect(mayApprove(member("a", "admin"), "a", usd(1))).toBe(false);
    expect(mayApprove(member("a", "approver", usd(100)), "b", usd(101))).toBe(false);
  });
});

describe("members", () => {
  const members = [member("ada", "admin"), member("bo", "buyer")];
  const change = (actorId: string, memberId: string, role: CompanyRole | null) =>
    memberProblem(members, { actorId, memberId, role });

  it("only admins change members, but a member may leave", () => {
    expect(change("ada", "bo", "approver")).toBeNull();
    expect(change("bo", "ada", "buyer")).toBe("NotAdmin");
    expect(change("bo", "bo", "admin")).toBe("NotAdmin");
    expect(change("bo", "bo", null)).toBeNull();
    expect(change("ada", "cy", null)).toBe("NoSuchMember");
    expect(change("cy", "bo", null)).toBe("NotAdmin");
  });

  it("keep an admin while there are others", () => {
    expect(change("ada", "ada", null)).toBe("LastAdmin");
    expect(change("ada", "ada", "buyer")).toBe("LastAdmin");
    expect(memberProblem([member("ada", "admin")], { actorId: "ada", memberId: "ada", role: null })).toBeNull();
  });
});

it("a certificate counts once verified, to its last day, and in its states", () => {
  type Certificate = Parameters<typeof exemptionsOf>[0][number];
  const certificate = (over: Partial<Certificate>): Certificate => ({
    ...{ number: "E-1", states: ["MA"], expiresOn: "2030-06-30", state: "verified", ...over },
  });
  const now = "2030-06-30T23:00:00.000Z";
  expect(exemptionsOf([certificate({ state: "submitted" }), certificate({ state: "refused" })], now)).toEqual([]);
  expect(exemptionsOf([certificate({ expiresOn: "2030-06-29" })], now)).toEqual([]);
  const evening = "2030-07-01T03:59:00.000Z";
  expect(exemptionsOf([certificate({})], evening)).toHaveLength(1);
  expect(exemptionsOf([certificate({})], "2030-07-01T04:00:00.000Z")).toEqual([]);
  const exemptions = exemptionsOf([certificate({})], now);
  expect(exemptionFor(exemptions, { country: "US", state: "Massachusetts" })?.number).toBe("E-1");
  expect(exemptionFor(exemptions, { country: "US", state: "NY" })).toBeNull();
  expect(exemptionFor(exemptions, { country: "CA", state: "MA" })).toBeNull();
  expect(exemptionFor(exemptions, { country: "US", state: null })).toBeNull();
});
