/**
 * Import of customers, one per line, from another shop or for the demonstration. A customer without a password has to
 * set one by mail first (A-PASSWD-16).
 */
import { labNotebookEntry, maxPasswordLength } from "@contracts/customers/customer-calls";
import { contact, customer, email } from "@contracts/customers/customers";
import { keptState } from "@domain/account/states";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type ImportAnswer, importEach } from "../../shared/lines/line-import";
import { shopperOf } from "../shoppers/shopper-of";
import { claimEmail } from "./customer-directory";
import { passwordsFor } from "./passwords/password-object";

const line = v.object({
  customer: v.object({ ...v.omit(customer, ["version"]).entries, email }),
  contacts: v.optional(v.pipe(v.array(contact), v.maxLength(50)), []),
  labNotebooks: v.optional(v.pipe(v.array(labNotebookEntry), v.maxLength(1000)), []),
  password: v.optional(v.pipe(v.string(), v.minLength(8), v.maxLength(maxPasswordLength))),
  /** The password is public, so it works in a demonstration only. */
  demo: v.optional(v.boolean(), false),
});
type ImportLine = v.InferOutput<typeof line>;

export const importCustomers = (env: ServicesEnv, text: string): Promise<ImportAnswer> =>
  importEach(text, line, (record) => store(env, record));

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
