import { permissions, roles } from "@contracts/office/permissions";
import { describe, expect, it } from "vitest";
import { may } from "./permissions";

describe("permissions", () => {
  it("are all granted to the owner", () => {
    expect(permissions.filter((permission) => !may("owner", permission))).toEqual([]);
  });

  it("of the role read-only change nothing", () => {
    expect(permissions.filter((permission) => may("read-only", permission) && !permission.endsWith(":read"))).toEqual(
      [],
    );
  });

  it("to invite and change people, erase customers, set credit and settings are granted to the owner only", () => {
    const others = roles.filter((role) => role !== "owner");
    for (const permission of ["people:invite", "people:change", "customers:erase", "settings:change"] as const)
      expect(others.filter((role) => may(role, permission))).toEqual([]);
  });

  it("let nobody change what they may not read", () => {
    for (const role of roles)
      for (const permission of permissions.filter((name) => name !== "lists:export" && may(role, name))) {
        const read = `${permission.split(":")[0]}:read` as (typeof permissions)[number];
        expect({ role, permission, mayRead: may(role, read) }).toEqual({ role, permission, mayRead: true });
      }
  });
});
