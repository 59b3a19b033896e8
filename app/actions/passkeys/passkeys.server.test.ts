import { describe, expect, it } from "vitest";
import type { PrivateContext } from "~/context/request/types";
import { createT } from "~/i18n/texts.server";
import { signIn } from "../account/sign-in.server";
import { changePasskeys } from "./passkeys.server";

const url = new URL("https://shop.test/account/my/passkeys");
const created = {
  ...{ id: "a2V5", rawId: "a2V5", type: "public-key", clientExtensionResults: {} },
  response: { clientDataJSON: "e30", attestationObject: "o2M" },
};

async function contextOf() {
  const calls: unknown[][] = [];
  const wrong = { ok: false, status: 400, code: "wrong-password", message: "" };
  const note =
    (name: string, value: unknown = null) =>
    async (...input: unknown[]) => {
      calls.push([name, ...input]);
      return { ok: true, value };
    };
  const accounts = {
    profile: async () => ({ ok: true, value: { id: "c1", email: "r.mint@lab.example" } }),
    passkeys: async () => ({ ok: true, value: [] }),
    beginPasskey: async (typed: string, origin: string) =>
      typed === "right" ? note("begin", { challenge: "c" })(origin) : wrong,
    ...{ confirmPasskey: note("confirm"), renamePasskey: note("rename"), removePasskey: note("remove") },
    beginPasskeySignIn: note("ask", { options: { challenge: "c" }, proof: "sealed-challenge-1" }),
    signInWithPasskey: async () => ({ ok: false, status: 400, code: "passkey-refused", message: "" }),
  };
  const market = { language: "en", country: "US", region: "global" };
  const origins = { current: url.origin, alternates: [] };
  const request = new Request(url);
  const t = await createT("en");
  const session = { itemCount: 0 };
  const context = { request, session, services: { accounts }, t, market, origins, setErrorStatus: () => undefined };
  return { context: context as unknown as PrivateContext, calls };
}

async function send(fields: Record<string, string>, action: typeof changePasskeys | typeof signIn = changePasskeys) {
  const { context, calls } = await contextOf();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const answer = (await action(context, { params: {}, url, form })) as unknown as {
    readonly status?: number;
    readonly headers?: Headers;
    readonly data?: Record<string, unknown>;
    readonly init?: { readonly status?: number };
  };
  const status = answer.status ?? answer.init?.status ?? 200;
  return { status, to: answer.headers?.get("location") ?? null, data: answer.data ?? {}, calls };
}

describe("the forms of passkeys", () => {
  it("return the options after the password, for the page's origin", async () => {
    const begun = await send({ intent: "begin", name: "Laptop", currentPassword: "right" });
    expect(begun).toMatchObject({ status: 200, calls: [["begin", "https://shop.test"]] });
    expect(begun.data).toMatchObject({ options: { challenge: "c" }, form: { values: { name: "Laptop" } } });
    expect(JSON.stringify(begun.data)).not.toContain("right");
    const wrong = await send({ intent: "begin", name: "Laptop", currentPassword: "wrong" });
    expect(wrong).toMatchObject({
      status: 422,
      data: { form: { errors: { currentPassword: expect.stringContaining("incorrect") } } },
    });
  });

  it("add, rename and remove one, and redirect to the list", async () => {
    const added = await send({ intent: "add", name: "Laptop", passkey: JSON.stringify(created) });
    expect([added.status, added.to]).toEqual([303, "/account/my/passkeys?done=added"]);
    expect(added.calls).toMatchObject([["confirm", { id: "a2V5" }, "Laptop", "https://shop.test"]]);
    expect((await send({ intent: "rename", id: "k1", name: "Old" })).calls).toEqual([["rename", "k1", "Old"]]);
    expect((await send({ intent: "remove", id: "k1" })).to).toBe("/account/my/passkeys?done=removed");
  });

  it.each<Record<string, string>>([
    {},
    { intent: "unknown" },
    { intent: "begin", name: "", currentPassword: "right" },
    { intent: "add", name: "x", passkey: "{" },
    { intent: "add", name: "x", passkey: JSON.stringify({ ...created, id: "<b>" }) },
    { intent: "rename", id: "k1" },
  ])("are answered with 422 when malformed: %j", async (fields) => {
    expect(await send(fields)).toMatchObject({ status: 422, calls: [] });
  });

  it("request a passkey at sign-in, and refuse one that no browser signed", async () => {
    const asked = await send({ intent: "passkey", goto: "/cart" }, signIn);
    expect(asked).toMatchObject({ status: 200, data: { goto: "/cart", passkey: { proof: "sealed-challenge-1" } } });
    const proof = "sealed-challenge-1";
    expect((await send({ proof, passkey: "{" }, signIn)).status).toBe(422);
    const response = { clientDataJSON: "e30", authenticatorData: "e30", signature: "e30", userHandle: "YzE" };
    const used = await send({ proof, passkey: JSON.stringify({ ...created, response }) }, signIn);
    expect(used).toMatchObject({
      status: 400,
      data: { form: { problem: expect.stringContaining("could not be used") } },
    });
  });
});
