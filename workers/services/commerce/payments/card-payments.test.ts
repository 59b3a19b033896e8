import { env } from "cloudflare:test";
import { afterEach, expect, it, vi } from "vitest";
import { openLogStore } from "../../shared/log-store";
import { authorizeCard, callOffCard } from "./card-payments";

afterEach(() => vi.unstubAllGlobals());

const attempt = {
  ...{ key: "attempt-1", token: `tok_${"a".repeat(40)}`, cartId: "cart-1", owner: "customer:1" },
  ...{ amount: { centAmount: 39_900, currencyCode: "USD" }, reference: "W260000000001" },
} as const;
const answer = {
  ...{ id: "auth_1", key: attempt.key, status: "approved", reason: null, reference: attempt.reference },
  ...{ amount: attempt.amount, createdAt: "2026-11-27T00:00:00.000Z" },
};
const answering = (over: object) => vi.stubGlobal("fetch", async () => Response.json({ ...answer, ...over }));
const elsewhere = { ...env, PAYMENTS_URL: "https://payments.example" };

it("an authorization of another amount, currency or attempt does not count, and is reported to the operator", async () => {
  answering({});
  expect(await authorizeCard(elsewhere, attempt)).toMatchObject({ id: "auth_1" });
  const others = [
    { amount: { centAmount: 399, currencyCode: "USD" } },
    { amount: { centAmount: 39_900, currencyCode: "JPY" } },
    { key: "attempt-2" },
  ];
  for (const other of others) {
    answering(other);
    expect(await authorizeCard(elsewhere, attempt)).toBeNull();
    expect(await callOffCard(elsewhere, attempt)).toBeNull();
  }
  const told = await (await openLogStore(env)).find({
    level: "error",
    requestId: attempt.reference,
    traceId: null,
    limit: 20,
  });
  expect(new Set(told.map(({ label }) => label))).toEqual(
    new Set(
      ["another amount", "another attempt"].map(
        (what) => `the payments service answered with an authorization of ${what}`,
      ),
    ),
  );
});

it("a refusal counts whatever its amount", async () => {
  answering({ status: "declined", reason: "card-declined", amount: { centAmount: 0, currencyCode: "USD" } });
  expect(await authorizeCard(elsewhere, attempt)).toMatchObject({ status: "declined" });
});
