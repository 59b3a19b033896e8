import { env } from "cloudflare:test";
import { expect, it } from "vitest";
import { officeCall } from "../../staff/testing";
import { shopperOf } from "../shoppers/shopper-of";
import { customerToken, mailedToken, mailsOf, me, newEmail, password, post, signUp } from "../testing/customers";
import { call, errorOf } from "../testing/gateway";

const linkIn = async (email: string, least: number): Promise<string> => {
  const mail = (await mailsOf(email, least)).find(({ subject }) => subject.startsWith("Confirm the new"));
  const link = mail?.links.find((each) => each.includes("/account/email?token=")) ?? "";
  return new URL(link).searchParams.get("token") ?? "";
};
const confirm = (tokenValue: string) => post("/customers/email-change", { tokenValue });

it("an address changes once both mailboxes have confirmed it, and only the new one can sign in", async () => {
  const { email } = await signUp();
  const token = await customerToken(email);
  const next = newEmail();
  const ask = (body: object) => call(token, "/customers/me/email", { method: "POST", body });
  const wrong = await ask({ email: next, currentPassword: "Wrong-horse-7!" });
  expect(await errorOf(wrong)).toMatchObject({ code: "InvalidCurrentPassword" });
  const same = await ask({ email: email.toUpperCase(), currentPassword: password });
  expect(await errorOf(same)).toMatchObject({ code: "SameAddress" });
  expect((await ask({ email: newEmail(), currentPassword: password })).status).toBe(200);
  const former = await linkIn(email, 2);
  expect((await ask({ email: next, currentPassword: password })).status).toBe(200);
  // The second request ended the links of the first.
  expect((await confirm(former)).status).toBe(400);
  const [old, fresh] = [await linkIn(email, 3), await linkIn(next, 1)];
  expect(await (await confirm(old)).json()).toEqual({ state: "waiting" });
  expect(await (await confirm(old)).json()).toEqual({ state: "waiting" });
  expect((await me(token)).email).toBe(email);
  expect(await (await confirm(fresh)).json()).toEqual({ state: "changed" });
  expect(await me(token)).toMatchObject({ email: next, isEmailVerified: true });
  // The second of two quick presses, and the other mailbox's link.
  for (const link of [fresh, old]) expect(await (await confirm(link)).json()).toEqual({ state: "changed" });
  expect((await confirm(former)).status).toBe(400);
  await expect.poll(async () => (await post("/customers/login", { email, password })).status).toBe(400);
  expect((await post("/customers/login", { email: next, password })).status).toBe(200);
  const notices = (await mailsOf(email, 4)).filter(({ subject }) => subject.endsWith("account has changed"));
  expect(notices).toHaveLength(1);
});

it("a password link in the former mailbox becomes invalid with the change", async () => {
  const { email } = await signUp();
  const token = await customerToken(email);
  const next = newEmail();
  expect((await post("/customers/password-token", { email })).status).toBe(200);
  const tokenValue = await mailedToken(email, "reset-password", 2);
  const body = { email: next, currentPassword: password };
  expect((await call(token, "/customers/me/email", { method: "POST", body })).status).toBe(200);
  await confirm(await linkIn(email, 3));
  expect(await (await confirm(await linkIn(next, 1))).json()).toEqual({ state: "changed" });
  const reset = await post("/customers/reset-password", { tokenValue, newPassword: "Another-horse-8!" });
  expect(await errorOf(reset)).toMatchObject({ code: "ExpiredCustomerPasswordToken" });
});

it("only the owner of the mailbox learns that another account has the address", async () => {
  const [taken, { email }] = [await signUp(), await signUp()];
  const token = await customerToken(email);
  const body = { email: taken.email, currentPassword: password };
  expect((await call(token, "/customers/me/email", { method: "POST", body })).status).toBe(200);
  await confirm(await linkIn(email, 2));
  expect(await errorOf(await confirm(await linkIn(taken.email, 2)))).toMatchObject({ status: 409, code: "EmailTaken" });
  expect((await me(token)).email).toBe(email);
});

it("a customer deletes the account with the password, and the staff's log records it", async () => {
  const { email, customer } = await signUp();
  const token = await customerToken(email);
  const erase = (currentPassword: string) =>
    call(token, "/customers/me/erase", { method: "POST", body: { currentPassword } });
  expect(await errorOf(await erase("Wrong-horse-7!"))).toMatchObject({ code: "InvalidCurrentPassword" });
  expect((await erase(password)).status).toBe(200);
  expect((await call(token, "/customers/me")).status).toBe(401);
  expect((await post("/customers/login", { email, password })).status).toBe(400);
  expect((await mailsOf(email)).map(({ subject }) => subject)).toContain("Your account was deleted");
  const { body } = await officeCall("demo-admin-key", `/commerce/_office/customers/${customer.id}`);
  expect(body.record).toMatchObject({ state: "erased", email: "", exists: false });
  expect(body.history).toMatchObject([{ action: "customers:erase", actor: { kind: "customer" } }]);
});

it("a design of the lab notebook is renamed and removed", async () => {
  const { email, customer } = await signUp();
  const token = await customerToken(email);
  const entry = {
    id: "design-1",
    name: "Pilot",
    createdAt: "2026-01-01T00:00:00.000Z",
    experimentId: "e",
    targets: [],
  };
  await shopperOf(env, "customer", customer.id).addLabNotebook({ ...entry, targetSpecies: null });
  const path = "/customers/me/lab-notebook";
  const names = async () => {
    const { results }: { results: { name: string }[] } = await (await call(token, path)).json();
    return results.map(({ name }) => name);
  };
  const rename = (id: string, name: string) => call(token, `${path}/${id}`, { method: "POST", body: { name } });
  expect((await rename("design-1", 'Tumor "panel"')).status).toBe(200);
  expect(await names()).toEqual(['Tumor "panel"']);
  expect((await rename("design-1", " ")).status).toBe(400);
  expect((await rename("design-2", "Other")).status).toBe(404);
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await call(token, `${path}/design-1`, { method: "DELETE" })).status).toBe(200);
  }
  expect(await names()).toEqual([]);
});
