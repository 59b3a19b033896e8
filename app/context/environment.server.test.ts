import { describe, expect, it } from "vitest";
import { storefrontBindings } from "../../tests/factories/environment";
import { readEnvironment } from "./environment.server";
import { storefrontSettings } from "./storefront-settings.server";

const local = storefrontBindings("global");
const deployed = Object.fromEntries(
  Object.entries(local).map(([name, value]) => [
    name,
    String(value)
      .replace(/^(search-)?demo-/, "real-")
      .replace("demo-cookie", "real-cookie"),
  ]),
);

describe("environment", () => {
  it("accepts a demonstration machine", () => {
    expect(readEnvironment(local)).toMatchObject({ REGION: "global", HOSTS: ["localhost:1"], DEMO: "1" });
  });

  it("accepts a deployment only with its own secrets", () => {
    expect(readEnvironment({ ...deployed, DEMO: "" }).DEMO).toBe("");
    expect(() => readEnvironment({ ...local, DEMO: "" })).toThrow(/COOKIE_KEYS: is a demonstration value/);
    expect(() => readEnvironment({ ...deployed, DEMO: "0", SEARCH_KEY: "search-demo-public-key" })).toThrow(
      /SEARCH_KEY/,
    );
  });

  it("rejects a short or published staging password; without one, staging is closed", () => {
    const staging = (password: string) =>
      storefrontSettings(readEnvironment({ ...deployed, DEMO: "", STAGING: "1", STAGING_PASSWORD: password })).staging;
    expect(() => staging("short")).toThrow(/STAGING_PASSWORD: needs at least 16/);
    expect(() => staging("demo-password-of-staging")).toThrow(/STAGING_PASSWORD: is a demonstration value/);
    expect(staging("a password of staging")).toEqual({ password: "a password of staging" });
    expect(staging("")).toEqual({ password: null });
    expect(
      storefrontSettings(readEnvironment({ ...local, STAGING_PASSWORD: "a password of staging" })).staging,
    ).toBeNull();
  });

  it("reports every problem of an incomplete environment, without values", () => {
    const broken = {
      ...local,
      COMMERCE_URL: "not an address of anything",
      COOKIE_KEYS: "too-short-secret",
      CONTENT_STACK: undefined,
    };
    const read = () => readEnvironment(broken);
    expect(read).toThrow(/COMMERCE_URL/);
    expect(read).toThrow(/COOKIE_KEYS/);
    expect(read).toThrow(/CONTENT_STACK/);
    expect(read).not.toThrow(/too-short-secret|not an address/);
  });
});
