/**
 * Import of customers, one per line, from another shop or for the demonstration. A customer without a password has to
 * set one by mail first (A-PASSWD-16).
 */
import { labNotebookEntry, maxPasswordLength } from "@contracts/customers/customer-calls";
import { contact, customer, email } from "@contracts/customers/customers";
import { keptState } from "@domain/account/states";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { describeIssue, parseJson } from "../../shared/body";
import { shopperOf } from "../shoppers/shopper-of";
import { claimEmail } from "./customer-directory";
import { passwordsFor } from "./password-object";

const line = v.object({
  customer: v.object({ ...v.omit(customer, ["version"]).entries, email }),
  contacts: v.optional(v.pipe(v.array(contact), v.maxLength(50)), []),
  labNotebooks: v.optional(v.pipe(v.array(labNotebookEntry), v.maxLength(1000)), []),
  password: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(maxPasswordLength))),
  /** The password is public, so it works in a demonstration only. */
  demo: v.optional(v.boolean(), false),
});
type ImportLine = v.InferOutput<typeof line>;

interface Rejection {
  readonly line: number;
  readonly path: string;
  readonly message: string;
}

export async function importCustomers(env: ServicesEnv, text: string) {
  const lines = text.split("\n");
  const rejections: Rejection[] = [];
  let received = 0;
  let stored = 0;
  for (const [index, raw] of lines.entries()) {
    if (raw.trim() === "") continue;
    received += 1;
    const json = parseJson(raw);
    const parsed = json.ok ? v.safeParse(line, json.value) : null;
    const problem = !parsed
      ? { path: "", message: "not JSON" }
      : parsed.success
        ? await store(env, parsed.output)
        : { path: v.getDotPath(parsed.issues[0]) ?? "", message: describeIssue(parsed.issues[0]) };
    if (problem) rejections.push({ line: index + 1, ...problem });
    else stored += 1;
  }
  return { received, stored, rejected: rejections.length, rejections: rejections.slice(0, 1000), total: stored };
}

async function store(env: ServicesEnv, { customer, contacts, labNotebooks, password, demo }: ImportLine) {
  if (demo && env.DEMO !== "1") return { path: "demo", message: "demonstration customers belong to a demonstration" };
  const id = await claimEmail(env, customer.email, customer.id);
  if (id !== customer.id) return { path: "customer.email", message: "the address belongs to another customer" };
  const hash = password === undefined ? null : await passwordsFor(env, customer.email).hash(password);
  if (hash === "busy") return { path: "", message: "busy, send the line again" };
  const fields = { ...customer.custom.fields, ...(hash === null && { forcedPasswordReset: true }) };
  // An unrecognized state stays unchanged; the customer corrects it when an order ships there.
  const addresses = customer.addresses.map((address) => ({
    ...address,
    state: keptState(address.country, address.state),
  }));
  await shopperOf(env, "customer", id).loadCustomer(
    {
      customer: { ...customer, addresses, version: 1, custom: { ...customer.custom, fields } },
      contacts,
      passwordHash: hash,
      demo,
    },
    labNotebooks,
  );
  return null;
}
