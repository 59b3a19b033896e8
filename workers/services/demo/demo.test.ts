import { createExecutionContext, env, SELF } from "cloudflare:test";
import { afterEach, describe, expect, it } from "vitest";
import services from "../index";
import { describeBody, describeQuery } from "./calls";

const origin = "http://services.test";
const headers = { authorization: "Bearer demo-settings-key" };
const selling = () => SELF.fetch(`${origin}/settings/selling`, { headers });
const post = (path: string, body: unknown) =>
  SELF.fetch(`${origin}/_demo/${path}`, { method: "POST", body: JSON.stringify(body) });
const fault = (body: unknown) => post("faults", body);
const calls = async (since = 0) => {
  const answer: { calls: Record<string, unknown>[] } = await (
    await SELF.fetch(`${origin}/_demo/calls?since=${since}`)
  ).json();
  return answer.calls;
};

afterEach(() => post("reset", {}));

describe("faults", () => {
  it("return errors with the given status and problems, and end with `none`", async () => {
    const errors = [{ code: "InvalidInput", message: "so it was asked" }];
    expect((await fault({ service: "settings", mode: "error", status: 400, errors })).status).toBe(200);
    const struck = await selling();
    expect([struck.status, await struck.json()]).toEqual([
      400,
      { statusCode: 400, message: "so it was asked", errors },
    ]);
    await fault({ service: "settings", mode: "none" });
    expect((await selling()).status).toBe(200);
  });

  it("return an error without problems by default", async () => {
    await fault({ service: "settings", mode: "error" });
    const struck = await selling();
    expect(struck.status).toBe(503);
    expect(await struck.json()).not.toHaveProperty("errors");
  });

  it.each(["down", "truncate"])("%s breaks the connection", async (mode) => {
    await fault({ service: "settings", mode });
    await expect(selling().then((response) => response.text())).rejects.toThrow();
    expect(await calls()).toMatchObject([{ service: "settings", status: 0, fault: mode }]);
  });

  it("garbage returns an unreadable body", async () => {
    await fault({ service: "settings", mode: "garbage" });
    await expect(selling().then((response) => response.json())).rejects.toThrow();
  });

  it("slow waits for the given time, then responds normally", async () => {
    await fault({ service: "settings", mode: "slow", delayMs: 60 });
    const started = Date.now();
    expect((await selling()).status).toBe(200);
    expect(Date.now() - started).toBeGreaterThanOrEqual(55);
  });

  it("apply only to matching calls, and only the given number of times", async () => {
    await fault({ service: "settings", mode: "error", match: "/selling", times: 2 });
    expect((await SELF.fetch(`${origin}/settings/flags`, { headers })).status).toBe(200);
    expect([(await selling()).status, (await selling()).status, (await selling()).status]).toEqual([503, 503, 200]);
  });

  it("with a rate of 0 never apply; other services are unaffected", async () => {
    await fault({ service: "settings", mode: "error", rate: 0 });
    await fault({ service: "search", mode: "error" });
    expect((await selling()).status).toBe(200);
  });

  it("apply to the China upstreams too, but not to imports", async () => {
    await fault({ service: "*", mode: "error" });
    expect((await SELF.fetch(`${origin}/cn/settings/selling`, { headers })).status).toBe(503);
    expect((await SELF.fetch(`${origin}/commerce/_admin/products`)).status).toBe(401);
  });

  it.each([
    {},
    { service: "weather", mode: "down" },
    { service: "search", mode: "explode" },
    { service: "search", mode: "error", status: 200 },
  ])("refuses %j", async (body) => {
    expect((await fault(body)).status).toBe(400);
    expect(await (await SELF.fetch(`${origin}/_demo/faults`)).json()).toEqual({ faults: [] });
  });
});

describe("calls", () => {
  it("are listed since a time, with their bodies", async () => {
    await selling();
    await SELF.fetch(`${origin}/commerce/api/oauth/refresh/token`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "content-length": "62" },
      body: "grant_type=refresh_token&refresh_token=brt1.secret.of-a-visitor",
    });
    const [first, second] = await calls();
    expect(first).toMatchObject({ service: "settings", method: "GET", path: "/settings/selling", status: 200 });
    expect(second).toMatchObject({ path: "/commerce/api/oauth/refresh/token", status: 401 });
    expect(JSON.stringify(second)).not.toContain("brt1");
    expect(await calls(Date.now() + 1000)).toEqual([]);
  });

  it("A-TOKEN-22: contain no secret of a body or query", () => {
    const body = { email: "a@b.example", password: "p", nested: [{ accessToken: "t", sku: "4060S" }] };
    expect(describeBody(JSON.stringify(body), "application/json")).toEqual({
      email: "a@b.example",
      password: "…",
      nested: [{ accessToken: "…", sku: "4060S" }],
    });
    expect(describeBody("{half", "application/json")).toBeNull();
    expect(describeBody("<b>", "text/html")).toBeNull();
    expect(describeQuery("?access_token=abc&q=akt")).toBe("access_token=%E2%80%A6&q=akt");
  });
});

describe("reset", () => {
  it("restores flags to their value before the first change", async () => {
    const flag = async () => {
      const answer: { flags: { name: string; value: string }[] } = await (
        await SELF.fetch(`${origin}/_demo/flags`)
      ).json();
      return answer.flags.find(({ name }) => name === "newSearchUrl")?.value;
    };
    const before = await flag();
    await post("flags", { name: "newSearchUrl", value: "false" });
    await post("flags", { name: "newSearchUrl", value: "maybe" });
    expect(await flag()).toBe("maybe");
    expect(await (await post("reset", {})).json()).toEqual({
      restored: expect.arrayContaining(["faults", "calls", "flags", "mail"]),
    });
    expect(await flag()).toBe(before);
  });
});

it("does not exist while the controls are off", async () => {
  const off = { ...env, DEMO_CONTROLS: "" };
  for (const path of ["faults", "calls", "reset", "flags"]) {
    const request = new Request(`${origin}/_demo/${path}`, { method: path === "reset" ? "POST" : "GET" });
    expect((await services.fetch(request, off, createExecutionContext())).status).toBe(404);
  }
});
