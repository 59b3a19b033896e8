/** Permissions by role. The services check it at every call; the office leaves out what its user may not do. */
import { type Permission, permissions, type Role } from "@contracts/office/permissions";

/** Personal data, and decisions reserved for the owner. */
const ownersOnly: readonly Permission[] = [
  "people:invite",
  "people:change",
  "customers:erase",
  "customers:credit",
  "settings:change",
  "webhooks:change",
];

const reads = permissions.filter((permission) => permission.endsWith(":read"));
const of = (...resources: readonly string[]) =>
  permissions.filter(
    (permission) => resources.includes(permission.split(":")[0] ?? "") && !ownersOnly.includes(permission),
  );

const granted: Readonly<Record<Role, ReadonlySet<Permission>>> = {
  owner: new Set(permissions),
  orders: new Set<Permission>([
    ...of("orders", "lots", "withdrawals", "quotes", "customers", "inquiries", "mails"),
    "promotions:read",
    "catalogue:read",
    "reviews:read",
    "evidence:read",
    "lists:export",
  ]),
  catalogue: new Set<Permission>([
    ...of("catalogue", "evidence", "lots", "promotions"),
    "reviews:read",
    "lists:export",
  ]),
  content: new Set<Permission>([
    ...of("content", "reviews", "inquiries"),
    "catalogue:read",
    "evidence:read",
    "promotions:read",
    "lists:export",
  ]),
  "read-only": new Set(reads.filter((permission) => permission !== "people:read" && permission !== "audit:read")),
};

/** True if people with a role have a permission. */
export const may = (role: Role, permission: Permission): boolean => granted[role].has(permission);
