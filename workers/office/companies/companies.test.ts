import { expect, it } from "vitest";
import { companies } from "./companies";

const company = {
  ...{
    id: "company-1",
    version: 1,
    name: "Lab",
    createdAt: "2026-01-01T00:00:00.000Z",
    members: [],
    invitations: [],
  },
  ...{
    certificates: [],
    onAccount: false,
    netDays: null,
    creditLimits: {},
    accounts: [],
    askable: ["DE DE136695976"],
  },
};

it("a tax id shows the register's result with time and consultation number, or that it was not checked", () => {
  const taxId = { country: "DE", value: "DE136695976", state: "valid", checkedOn: "2026-11-26" } as const;
  const register = {
    ...{ valid: true, askedAt: "2026-11-26T10:00:03.000Z", consultation: "WAPI<1>", name: "A & B", address: null },
  };
  const record = {
    ...company,
    taxIds: [
      { ...taxId, register },
      { ...taxId, state: "unchecked" as const, checkedOn: null, register: null },
    ],
  };
  const shown = companies.one({ record, version: 1, history: [] }, () => true)?.body;
  expect(shown).toMatch(/valid, <time [^>]*>2026-11-26 10:00<\/time>, consultation number WAPI&lt;1&gt; \(A &amp; B\)/);
  expect(shown).toContain("<td>not asked</td>");
  const off = companies.one({ record: { ...record, askable: [] }, version: 1, history: [] }, () => true)?.body;
  expect(off).toContain("not asked: no register is set up for this country");
});

it("an action on a member begins with nobody selected", () => {
  const member = { customerId: "customer-1", name: "Ada", email: "ada@lab.example", role: "admin", limit: null };
  const members = [{ ...member, joinedAt: "2026-01-01T00:00:00.000Z" }];
  const one = companies.one({ record: { ...company, members, taxIds: [] }, version: 1, history: [] }, () => true);
  const fields = (one?.actions ?? []).flatMap((action) => action.fields.filter(({ name }) => name === "member"));
  expect(fields.map(({ required, options }) => [required, options?.[0]?.value])).toEqual([
    [true, ""],
    [true, ""],
  ]);
});
