import { expect, it } from "vitest";
import { createAgentSessions } from "./agent-sessions.server";

const key = "a-key-of-at-least-thirty-two-characters";
const auth = { accessToken: "a", expiresIn: 1, expiresAt: 2, refreshToken: "r", flow: "anonymous" } as const;
const cart = { id: "c", version: 3, itemCount: 1, country: "US", currency: "USD", lastModifiedAt: "" };

function sessions(now: () => number = () => 0, keys = [key]) {
  const made = createAgentSessions(keys, now);
  const session = made.begin("DE", null);
  session.store.setAuth(auth);
  session.store.setCart(cart);
  return { made, session };
}

it("an id opens its basket, for its own purpose only", async () => {
  const { made, session } = sessions();
  const { id } = await made.seal("cart", session);
  const opened = await made.open("cart", id, null);
  expect([opened?.country, opened?.store.cart(), opened?.store.auth()]).toEqual(["DE", cart, auth]);
  expect(await made.open("checkout", id, null)).toBeNull();
  expect(await made.open("hand-over", id, null)).toBeNull();
});

it("an id that was altered, sealed elsewhere or has expired opens nothing", async () => {
  let now = 0;
  const { made, session } = sessions(() => now);
  const { id, until } = await made.seal("hand-over", session);
  expect(await made.open("hand-over", `${id.slice(0, -2)}AA`, null)).toBeNull();
  expect(await made.open("hand-over", "", null)).toBeNull();
  expect(await createAgentSessions([key.toUpperCase()], () => 0).open("hand-over", id, null)).toBeNull();
  now = until;
  expect(await made.open("hand-over", id, null)).toBeNull();
});

it("a session without a basket has no id", async () => {
  const { made } = sessions();
  await expect(made.seal("cart", made.begin("US", null))).rejects.toThrow("no basket");
});

it("an id of a punchout session opens it as one, and expires with its token", async () => {
  const { made } = sessions();
  const session = made.begin("US", null);
  session.store.setAuth({ ...auth, expiresAt: 60_000, refreshToken: null, flow: "customer", priceGroup: "group-1" });
  session.store.setCart(cart);
  const { id, until } = await made.seal("hand-over", session);
  const opened = await made.open("hand-over", id, null);
  expect([until, opened?.ofPunchout, opened?.store.customer()?.punchout]).toEqual([60_000, true, true]);
  expect(opened?.store.auth()?.priceGroup).toBe("group-1");
});

it("an id of an account's basket opens only with a token, and contains none", async () => {
  const { made } = sessions();
  const session = made.begin("US", "token-of-a-program");
  session.store.setCart(cart);
  const { id } = await made.seal("checkout", session);
  expect(await made.open("checkout", id, null)).toBeNull();
  const opened = await made.open("checkout", id, "another-token");
  expect([opened?.ofAccount, opened?.store.auth()?.accessToken]).toEqual([true, "another-token"]);
});
