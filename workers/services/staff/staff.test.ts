import { env } from "cloudflare:test";
import { roles } from "@contracts/office/permissions";
import { may } from "@domain/staff/permissions";
import { decodeBase32IgnorePadding } from "@oslojs/encoding";
import { generateHOTP } from "@oslojs/otp";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { resources } from "../../office/resources";
import { demonstrationUsersOf } from "./demonstration";
import { newKey, officeCall, tokenOf } from "./testing";

const reason = "Test of the office";
const codeAt = (secret: string, step: number) => generateHOTP(decodeBase32IgnorePadding(secret), BigInt(step), 6);
const stepNow = () => Math.floor(Date.now() / 30_000);

let owner = "";
beforeAll(async () => {
  await demonstrationUsersOf(env);
  owner = await tokenOf("owner");
});

/** Invites somebody and returns the token of the link in the mail. */
async function invited(email: string, role = "orders") {
  const invitation = { key: newKey(), name: "Rosalind Mint", email, role };
  const { body } = await officeCall(owner, "/staff/people/invite", invitation);
  const { body: outbox } = await officeCall(null, `/mail.json?to=${email}`);
  const [, token = ""] = /invitation\?token=([\w-]+)/.exec(outbox.mails[0].links[0]) ?? [];
  return { id: body.record as string, token, invitation };
}

/** Person who has accepted an invitation, with the time step of the last used code. */
async function member(email: string) {
  const { id, token } = await invited(email);
  const { body } = await officeCall(null, "/staff/invitations/read", { token });
  const step = stepNow() - 1;
  const password = "several easy words";
  const code = codeAt(body.secret, step);
  const accepted = await officeCall(null, "/staff/invitations/accept", { token, password, code });
  expect(accepted.status).toBe(200);
  return { id, token, password, secret: body.secret as string, step };
}

const signIn = (email: string, password: string, code: string) =>
  officeCall(null, "/staff/sessions", { email, password, code });

describe("an invited person", () => {
  it("sets password and second factor once, and signs in with a later code, which is valid once", async () => {
    const email = "mint@lab.example";
    const { token, password, secret, step } = await member(email);
    expect((await officeCall(null, "/staff/invitations/read", { token })).status).toBe(404);
    expect((await signIn(email, password, codeAt(secret, step))).status).toBe(401);
    const next = codeAt(secret, step + 1);
    const started = await signIn(email, password, next);
    expect(started.status).toBe(201);
    expect((await officeCall(started.body.token, "/staff/sessions/current")).body).toMatchObject({ role: "orders" });
    expect((await signIn(email, password, next)).status).toBe(401);
  });

  it("waits after ten wrong attempts until an owner unlocks", async () => {
    const email = "locked@lab.example";
    const { id, password, secret, step } = await member(email);
    for (let attempt = 0; attempt < 10; attempt += 1) await signIn(email, "wrong", "000000");
    expect((await signIn(email, password, codeAt(secret, step + 1))).status).toBe(429);
    const { body } = await officeCall(owner, `/staff/people/${id}`);
    expect(body.record.locked).toBe(true);
    const unlock = { key: newKey(), version: body.version, reason };
    expect((await officeCall(owner, `/staff/people/${id}/unlock`, unlock)).status).toBe(200);
    expect((await signIn(email, password, codeAt(secret, step + 1))).status).toBe(201);
  });

  it("loses every session at once when disabled", async () => {
    const email = "leaver@lab.example";
    const { id, password, secret, step } = await member(email);
    const { body: session } = await signIn(email, password, codeAt(secret, step + 1));
    const { body } = await officeCall(owner, `/staff/people/${id}`);
    const disable = { key: newKey(), version: body.version, reason };
    expect((await officeCall(owner, `/staff/people/${id}/disable`, disable)).status).toBe(200);
    expect((await officeCall(session.token, "/staff/sessions/current")).status).toBe(401);
    expect((await officeCall(session.token, "/staff/people")).status).toBe(401);
  });
});

it("the list of people is searched by words of name and address, also at full width", async () => {
  const word = crypto.randomUUID().slice(0, 8);
  const person = { key: newKey(), name: `Ada ${word.toUpperCase()}`, email: `${word}@lab.example`, role: "orders" };
  expect((await officeCall(owner, "/staff/people/invite", person)).status).toBe(200);
  const fullWidth = word.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0));
  for (const q of [word, `${word} ada`, `${fullWidth} ＡＤＡ`, `ada lab.example ${word}`]) {
    const { body } = await officeCall(owner, `/staff/people?q=${encodeURIComponent(q)}`);
    expect([q, body.rows.map(({ email }: { email: string }) => email)]).toEqual([q, [person.email]]);
  }
  expect((await officeCall(owner, `/staff/people?q=${word}%20nobody`)).body.rows).toEqual([]);
});

describe("actions", () => {
  it("name each invalid field", async () => {
    const { status, body } = await officeCall(owner, "/staff/people/invite", { key: newKey(), name: "", role: "king" });
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(["email", "name", "role"]);
  });

  it("send one mail for an invitation that is submitted twice at once, and its link works", async () => {
    const email = "pressed-twice@lab.example";
    const invitation = { key: newKey(), name: "Rosalind Mint", email, role: "orders" };
    const send = () => officeCall(owner, "/staff/people/invite", invitation);
    const answers = await Promise.all([send(), send(), send(), send()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.record)).size).toBe(1);
    const { body: outbox } = await officeCall(null, `/mail.json?to=${email}`);
    expect(outbox.mails).toHaveLength(1);
    const [, token = ""] = /invitation\?token=([\w-]+)/.exec(outbox.mails[0].links[0]) ?? [];
    expect((await officeCall(null, "/staff/invitations/read", { token })).status).toBe(200);
  });

  it("invite a corrected address under the key of a failed invitation, without a valid link for the former address", async () => {
    const key = newKey();
    const invite = (email: string) =>
      officeCall(owner, "/staff/people/invite", { key, name: "Rosalind Mint", email, role: "orders" });
    const tokenFor = async (email: string) => {
      const { body: outbox } = await officeCall(null, `/mail.json?to=${email}`);
      return /invitation\?token=([\w-]+)/.exec(outbox.mails[0]?.links[0] ?? "")?.[1] ?? "";
    };
    const reported = vi.spyOn(console, "error").mockImplementation(() => {});
    await env.OFFICE_DB.exec("create trigger failing before insert on staff begin select raise(abort, 'fails'); end");
    const failed = await invite("rosalnd@lab.example");
    await env.OFFICE_DB.exec("drop trigger failing");
    reported.mockRestore();
    expect(failed.status).toBe(500);
    expect((await invite("rosalind-again@lab.example")).status).toBe(200);
    const read = async (email: string) =>
      (await officeCall(null, "/staff/invitations/read", { token: await tokenFor(email) })).status;
    expect(await read("rosalind-again@lab.example")).toBe(200);
    expect(await read("rosalnd@lab.example")).not.toBe(200);
  });

  it("act once for a key, and not on an outdated version", async () => {
    const { id, invitation } = await invited("twice@lab.example");
    const again = await officeCall(owner, "/staff/people/invite", invitation);
    expect(again).toMatchObject({ status: 200, body: { record: id } });
    const change = { key: newKey(), version: 1, reason, role: "content" };
    const path = `/staff/people/${id}/role`;
    expect(await officeCall(owner, path, change)).toMatchObject({ status: 200, body: { version: 2 } });
    expect(await officeCall(owner, path, change)).toMatchObject({ status: 200, body: { version: 2 } });
    const late = await officeCall(owner, path, { ...change, key: newKey(), role: "owner" });
    expect(late).toMatchObject({ status: 409, body: { errors: [{ currentVersion: 2 }] } });
    const { body } = await officeCall(owner, `/staff/people/${id}`);
    expect(body.record.role).toBe("content");
    expect(body.history).toHaveLength(2);
  });

  it("of two people at once change a record once", async () => {
    const { id } = await invited("race@lab.example");
    const change = (role: string) =>
      officeCall(owner, `/staff/people/${id}/role`, { key: newKey(), version: 1, reason, role });
    const answers = await Promise.all([change("content"), change("catalogue"), change("orders")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await officeCall(owner, `/staff/people/${id}`)).body.history).toHaveLength(2);
  });
});

describe("the audit log", () => {
  it("has actor, network address, change and reason, and is searched by record", async () => {
    const { id } = await invited("audited@lab.example");
    await officeCall(owner, `/staff/people/${id}/role`, { key: newKey(), version: 1, reason, role: "content" });
    const { body } = await officeCall(owner, `/staff/audit?q=${id}`);
    expect(body.rows[0]).toMatchObject({
      actor: { id: "demo-owner", address: "192.0.2.7" },
      ...{ resource: "people", record: id, action: "people:change", reason },
      ...{ before: { role: "orders" }, after: { role: "content" } },
    });
    expect(body.rows).toHaveLength(2);
  });

  it("is read in pages without gaps, and cannot be changed", async () => {
    const { body: all } = await officeCall(owner, "/staff/audit?limit=1000");
    const ids: string[] = [];
    let next: string | null = "";
    while (next !== null && ids.length < 1000) {
      const { body }: { body: typeof all } = await officeCall(owner, `/staff/audit?limit=3&after=${next}`);
      ids.push(...body.rows.map(({ id }: { id: string }) => id));
      next = body.next;
    }
    expect(ids).toEqual(all.rows.map(({ id }: { id: string }) => id));
    await expect(env.OFFICE_DB.prepare("delete from audit").run()).rejects.toThrow("append-only");
    await expect(env.OFFICE_DB.prepare("update audit set actor = 'x'").run()).rejects.toThrow("append-only");
  });
});

describe("every role", () => {
  const calls = resources.flatMap(({ service, read, actions, listActions }) => [
    { path: service, permission: read, body: undefined },
    { path: `${service}/no-such-record`, permission: read, body: undefined },
    ...actions.map(({ name, permission, service: other }) => ({
      ...{ path: `${other ?? service}/no-such-record/${name}`, permission, body: {} },
    })),
    ...listActions.map(({ name, permission }) => ({ path: `${service}/${name}`, permission, body: {} })),
  ]);

  it.each(roles)("%s may call only what its permissions allow", async (role) => {
    const token = await tokenOf(role);
    const refused: string[] = [];
    for (const { path, body } of calls) {
      const { status } = await officeCall(token, path, body);
      if (status === 403) refused.push(path);
      expect({ path, status }).not.toEqual({ path, status: 401 });
      expect({ path, isFault: status >= 500 }).toEqual({ path, isFault: false });
    }
    expect(refused).toEqual(calls.flatMap(({ path, permission }) => (may(role, permission) ? [] : [path])));
  });

  it("is refused everything without a session", async () => {
    for (const token of [null, "no-such-token-no-such-token-no-such-token"])
      for (const { path, body } of calls)
        expect({ path, ...(await officeCall(token, path, body)) }).toMatchObject({ path, status: 401 });
  });
});

it("only the office starts sessions, and demonstration users exist in a demonstration only", async () => {
  expect(await demonstrationUsersOf({ ...env, DEMO: "" })).toEqual([]);
  const { SELF } = await import("cloudflare:test");
  const answer = await SELF.fetch("http://services.test/staff/sessions/demonstration", {
    method: "POST",
    body: JSON.stringify({ id: "demo-owner" }),
  });
  expect(answer.status).toBe(401);
});
