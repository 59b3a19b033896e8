/** Wire format of companies in the office (`/commerce/_office/companies`). */
import * as v from "valibot";
import { company, companyId, companyRoles, type taxIdStates } from "../customers/companies";
import { email, line, typedLine } from "../customers/customers";
import { countryCode } from "../values/money";
import { onList, onRecord, withReason } from "./resources";

export const companyRow = v.object({
  id: companyId,
  name: v.string(),
  members: v.number(),
  onAccount: v.boolean(),
  /** Certificates that wait for a decision. */
  waiting: v.number(),
  createdAt: v.string(),
});
export const companyQuery = v.object({
  /** Words of name, tax id or account; all of them occur. */
  q: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120))),
  /** Only companies with a certificate that waits for a decision. */
  waits: v.optional(v.literal("certificate")),
});

const role = v.picklist(companyRoles, "Choose a role.");
export const companyRecord = v.object({
  ...company.entries,
  /** Tax ids that the register can check, written as "AT ATU12345675". */
  askable: v.array(v.string()),
  members: v.array(
    v.object({ customerId: v.string(), name: v.string(), email: v.string(), role, limit: v.nullable(v.string()) }),
  ),
  invitations: v.array(v.object({ id: v.string(), email: v.string(), role, expiresAt: v.string() })),
});
export type CompanyRecord = v.InferOutput<typeof companyRecord>;

const name = v.pipe(v.string("Enter a name."), typedLine(100), v.minLength(1, "Enter a name."));
const address = v.pipe(v.string("Enter an email address."), email);
export const newCompany = v.object({ ...onList, name, admin: address });
export const companyRenamed = v.object({ ...onRecord, ...withReason, name });
export const companyInvited = v.object({ ...onRecord, email: address, role });
const member = v.pipe(v.string("Choose a member."), v.maxLength(64));
export const memberRemoved = v.object({ ...onRecord, ...withReason, member });
export const memberRoleChanged = v.object({ ...onRecord, ...withReason, member, role });

/** Amounts by currency as typed: "USD 50000; EUR 20000". */
const typedLimits = v.pipe(
  v.optional(v.nullable(v.string()), ""),
  v.transform((text) =>
    (text ?? "")
      .split(/[;\n]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z]{3} \d{1,10}(\.\d{1,2})?$/, "Write each as USD 50000, separated by semicolons."),
      v.transform((part) => ({ currencyCode: part.slice(0, 3), amount: part.slice(4) })),
    ),
  ),
  v.maxLength(30),
);
const typedAccounts = v.pipe(
  v.optional(v.nullable(v.string()), ""),
  v.transform((text) =>
    (text ?? "")
      .split(/[,;\s]+/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
  v.array(v.pipe(v.string(), v.maxLength(40))),
  v.maxLength(50),
);
export const companyTerms = v.object({
  ...onRecord,
  ...withReason,
  onAccount: v.boolean(),
  netDays: v.nullable(
    v.pipe(v.number("Enter days as a number."), v.integer(), v.minValue(0), v.maxValue(365, "At most 365 days.")),
  ),
  creditLimits: typedLimits,
  accounts: typedAccounts,
  priceGroup: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(64))), ""),
});

export const taxIdAdded = v.object({
  ...onRecord,
  country: v.pipe(v.string("Enter a country."), v.toUpperCase(), countryCode),
  value: v.pipe(v.string("Enter the number."), line(20), v.minLength(2, "Enter the number.")),
});
const checked: readonly Exclude<(typeof taxIdStates)[number], "unchecked">[] = ["valid", "invalid"];
export const taxIdChecked = v.object({
  ...onRecord,
  taxId: v.pipe(v.string(), v.maxLength(30)),
  state: v.picklist(checked, "Choose what the register says."),
});

export const taxIdAsked = v.object({ ...onRecord, taxId: v.pipe(v.string(), v.maxLength(30)) });

const certificate = v.pipe(v.string("Choose a certificate."), v.maxLength(64));
export const certificateVerified = v.object({ ...onRecord, certificate });
export const certificateRefused = v.object({ ...onRecord, ...withReason, certificate });
