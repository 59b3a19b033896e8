import { describe, expect, it } from "vitest";
import type { PageArgs } from "~/context/page";
import type { PrivateContext } from "~/context/types";
import { exceptRoutes, guard, guardedPrivate, guardedPublic, sessionGuard } from "./guarded";

const url = new URL("https://www.benchside.example/account/my/addresses?page=2");

interface Visit {
  country?: string;
  kind?: "anonymous" | "customer" | "punchout";
  verified?: boolean;
  preview?: boolean;
  gop?: boolean;
}

/** What the guards look at; anything else they touch is a failing test. */
function visit({
  country = "US",
  kind = "anonymous",
  verified = false,
  preview = false,
  gop = false,
}: Visit): PrivateContext {
  const customerId = kind === "anonymous" ? null : kind;
  return {
    market: { country },
    session: { kind, verified, customerId },
    preview,
    flags: { gop },
    t: (key: string) => key,
  } as unknown as PrivateContext;
}

async function ask(
  guards: Parameters<typeof guardedPrivate>[0],
  of: Visit,
  args: Partial<PageArgs> = {},
): Promise<string> {
  const load = guardedPrivate(guards, async () => "page");
  try {
    return await load(visit(of), { params: {}, url, ...args });
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return `${answer.status} ${answer.headers.get("location") ?? (await answer.text())}`;
  }
}

describe("guards", () => {
  it.each<[string, Parameters<typeof guardedPrivate>[0], Visit, string]>([
    ["A-GUARD-06: USA is mapped to US", ["country:USA"], { country: "US" }, "page"],
    [
      "A-GUARD-07: allow mode, listed",
      [guard("country", { countries: ["US", "DE"], allow: true })],
      { country: "DE" },
      "page",
    ],
    ["A-GUARD-07: allow mode, not listed", ["country:US,DE"], { country: "FR" }, "302 /"],
    ["A-GUARD-08: block mode, listed", ["country:!JP,CN"], { country: "JP" }, "302 /"],
    [
      "A-GUARD-08: block mode, not listed",
      [guard("country", { countries: ["JP"], allow: false })],
      { country: "FR" },
      "page",
    ],
    ["A-GUARD-11: not Japan", ["not-japan"], { country: "JP" }, "302 /"],
    ["A-GUARD-11: elsewhere", ["not-japan"], { country: "US" }, "page"],
    ["A-GUARD-13: flag off, to the home page", ["feature:gop"], {}, "302 /"],
    [
      "A-GUARD-13: flag off, to a configured path",
      [guard("feature", { flag: "gop", otherwise: "/browse" })],
      {},
      "302 /browse",
    ],
    ["A-GUARD-13: never to another site", ["feature:gop,//evil.test"], {}, "302 /"],
    ["A-GUARD-13: flag on", ["feature:gop"], { gop: true }, "page"],
    ["A-GUARD-18: moved for good", ["redirect:/new"], {}, "301 /new"],
    ["A-GUARD-02: a customer passes", ["auth"], { kind: "customer" }, "page"],
    [
      "A-GUARD-03: others sign in and come back",
      ["auth"],
      {},
      "302 /account/sign-in?goto=%2Faccount%2Fmy%2Faddresses%3Fpage%3D2",
    ],
    [
      "A-GUARD-03: or go where the route says",
      [sessionGuard("auth", { goto: "/account/my" })],
      {},
      "302 /account/sign-in?goto=%2Faccount%2Fmy",
    ],
    ["A-GUARD-04: verified passes", ["verified-account"], { kind: "customer", verified: true }, "page"],
    [
      "A-GUARD-05: not verified asks for it",
      ["verified-account"],
      { kind: "customer" },
      "302 /account/sign-up/verify-request",
    ],
    ["A-GUARD-09: punchout is kept out", ["punchout-access:never"], { kind: "punchout" }, "302 /"],
    ["A-GUARD-09: others pass", ["punchout-access:never"], { kind: "customer" }, "page"],
    ["A-GUARD-10: only punchout", ["punchout-access:only"], { kind: "customer" }, "302 /"],
    ["A-GUARD-10: punchout passes", ["punchout-access:only"], { kind: "punchout" }, "page"],
    ["A-GUARD-22: an unknown name", ["wizard"], {}, "500 Unknown middleware wizard"],
    ["A-GUARD-22: not a name of every object either", ["constructor"], {}, "500 Unknown middleware constructor"],
    ["A-GUARD-22: options that make no sense", ["feature:everything"], {}, "500 Unknown middleware feature"],
    ["the first that answers stops the request", ["country:FR", "auth"], {}, "302 /"],
    ["without guards the page is shown", [], {}, "page"],
  ])("%s", async (_name, guards, of, expected) => {
    expect(await ask(guards, of)).toBe(expected);
  });

  it("A-GUARD-12: pages unavailable in preview are 404 'Not Available in Preview Mode!'", async () => {
    const load = guardedPublic(["preview"], async () => "page");
    const answer = await load(visit({ preview: true }), { params: {}, url }).catch((response: Response) => response);
    expect(answer).toMatchObject({ status: 404, statusText: "Not Available in Preview Mode!" });
    expect(await load(visit({}), { params: {}, url })).toBe("page");
  });

  it("A-GUARD-19: a guard is skipped on exception paths only", async () => {
    const guards = [exceptRoutes(["/account/sign-in"], sessionGuard("auth", {}))];
    expect(await ask(guards, {}, { url: new URL("/account/sign-in", url) })).toBe("page");
    expect(await ask(guards, {}, { url: new URL("/account/sign-in/more", url) })).toContain("302");
  });

  it("AMB-A-18: a parameter of another form names no page", async () => {
    const guards = [guard("validate", { parameters: { id: /\d{1,6}/ } })];
    expect(await ask(guards, {}, { params: { id: "4060" } })).toBe("page");
    for (const id of ["", "4060x", "x4060", "1234567", undefined]) {
      expect(await ask(guards, {}, { params: { id } })).toBe("404 This page could not be found");
    }
    expect(await ask(["validate:id=[a-z]+"], {}, { params: { id: "abc" } })).toBe("page");
  });
});
