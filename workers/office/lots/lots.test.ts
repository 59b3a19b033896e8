import type { Role } from "@contracts/office/permissions";
import { may } from "@domain/staff/permissions";
import { expect, it } from "vitest";
import { lot } from "../../../tests/factories/lot";
import { lots } from "./lots";

function shown(over: Parameters<typeof lot>[0], quarantine: { reason: string; since: string } | null = null) {
  const record = { lot: lot({ bridge: null, recall: null, ...over }), quarantine };
  const found = lots.one({ record, version: 1, history: [] }, () => true);
  if (!found) throw new Error("The record does not match the schema.");
  return {
    state: found.body.match(/<dt>State<\/dt><dd>(.*?)<\/dd>/)?.[1],
    names: found.actions.map(({ name }) => name),
  };
}

it("an expired lot is marked, and a recalled lot cannot be released", () => {
  const aside = { reason: "Check it", since: "2026-01-01T10:00:00.000Z" };
  const fresh = { state: "released", expires: "2099-01-31", retest: null } as const;
  expect(shown(fresh).state).toBe("released");
  expect(shown({ ...fresh, expires: "2025-01-31" }).state).toBe("past its last day");
  expect(shown({ ...fresh, expires: null, retest: "2025-01-31" }).state).toBe("past its last day");
  expect(shown(fresh, aside)).toMatchObject({ state: "quarantined", names: expect.arrayContaining(["release"]) });
  const recall = { day: "2026-01-02", reason: "Weak signal" };
  const recalled = shown({ ...fresh, state: "recalled", recall }, aside);
  expect([recalled.state, recalled.names.includes("release")]).toEqual(["recalled", false]);
});

it("links to the orders of a lot only for a reader who may see them", () => {
  const record = { lot: lot({ bridge: null, recall: null }), quarantine: null };
  const bodyFor = (role: Role) =>
    lots.one({ record, version: 1, history: [] }, (permission) => may(role, permission))?.body ?? "";
  expect(bodyFor("orders")).toContain('<a href="/orders?q=');
  expect(bodyFor("catalogue")).not.toContain("/orders");
});
