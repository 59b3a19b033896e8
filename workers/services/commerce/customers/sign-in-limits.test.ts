/** Limits on wrong passwords, and callers they must not affect. */
import { env } from "cloudflare:test";
import { describe, expect, it } from "vitest";
import { password, post } from "../testing/customers";
import { recordWrongPassword, takeAttempt } from "./sign-in-limits";

describe("wrong passwords", () => {
  it("count together for all addresses of one network, because one visitor may use them all", async () => {
    const attempts = Array.from({ length: 11 }, (_, index) =>
      post(
        "/customers/login",
        { email: "neighbours@lab.example", password },
        { address: `2001:db8:7:1:${index.toString(16)}::1` },
      ).then(({ status }) => status),
    );
    expect((await Promise.all(attempts)).filter((status) => status === 429)).toHaveLength(1);
    const beside = { address: "2001:db8:7:2::1" };
    expect((await post("/customers/login", { email: "neighbours@lab.example", password }, beside)).status).toBe(400);
  });

  it("are limited to a hundred per network in a quarter of an hour, over all accounts", async () => {
    const from = (address: string) => ({ email: `${crypto.randomUUID()}@lab.example`, address, addressKnown: false });
    for (let index = 0; index < 100; index += 1) await recordWrongPassword(env, from("192.0.2.77"));
    expect(await takeAttempt(env, from("192.0.2.77"))).toBeGreaterThan(0);
    // A known network has its own budget, and other networks are unaffected.
    expect(await takeAttempt(env, { ...from("192.0.2.77"), addressKnown: true })).toBe(0);
    expect(await takeAttempt(env, from("192.0.2.78"))).toBe(0);
  });
});
