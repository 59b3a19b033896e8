import { anonymousVisitor } from "@domain/http/edge-app";
import { describe, expect, it } from "vitest";
import { createUpstream } from "~/services/upstream/create-upstream-reader";
import { storefrontBindings } from "../../tests/factories/environment";
import { readEnvironment } from "./environment.server";
import { createFlagOverrides } from "./flag-overrides.server";
import { createFlagReader } from "./flags.server";
import { createSessionCodec } from "./visit/sealed-session.server";

const now = Date.UTC(2030, 0, 1);
const env = (region: "global" | "cn", demo = "1") => ({
  ...readEnvironment(storefrontBindings(region)),
  DEMO: demo,
});

/** A settings service with `gop` on in Germany. */
function service(settingsFreshMs?: number) {
  const asked: string[] = [];
  const upstream = createUpstream({
    settingsFreshMs,
    now: () => now,
    fetch: async (input) => {
      const url = new URL(String(input));
      asked.push(url.search);
      const value = url.searchParams.get("country") === "DE" ? "true" : "false";
      return Response.json({
        flags: [
          { name: "gop", evaluateBasedOn: "country", value, fetchedAt: "2030-01-01T00:00:00Z", status: "evaluated" },
        ],
      });
    },
  });
  return { asked, upstream };
}

const requestScope = (flagOverrides: readonly string[] = []) => ({
  waitUntil: () => {},
  visitor: { ...anonymousVisitor, flagOverrides },
});

describe("request flags", () => {
  it("C-FLAG-03: follow the country and determine the cohort", async () => {
    const { asked, upstream } = service();
    const reader = createFlagReader(env("global"), upstream, () => now);
    expect([
      await reader.cohort(requestScope(), "DE"),
      await reader.cohort(requestScope(), "US"),
      await reader.cohort(requestScope(), "DE"),
    ]).toEqual(["00100", "00000", "00100"]);
    expect(asked).toEqual(["?country=DE", "?country=US"]);
  });

  it("C-FLAG-05: an override enables a flag on a demonstration machine, W17: but nowhere else", async () => {
    const { upstream } = service();
    expect(
      await createFlagReader(env("global"), upstream, () => now).cohort(requestScope(["citationSearch"]), "DE"),
    ).toBe("00110");
    const deployed = createFlagReader(env("global", ""), upstream, () => now);
    expect(await deployed.cohort(requestScope(["citationSearch"]), "DE")).toBe("00100");
    const editor = {
      ...requestScope(),
      visitor: { ...anonymousVisitor, kind: "preview" as const, flagOverrides: ["citationSearch"] },
    };
    expect(await deployed.cohort(editor, "DE")).toBe("00110");
  });

  it("are requested again at the age that the environment sets", async () => {
    const { asked, upstream } = service(0);
    const reader = createFlagReader({ ...env("global"), SETTINGS_KNOWN_MS: 0 }, upstream, () => now);
    await reader.cohort(requestScope(), "FR");
    await reader.cohort(requestScope(), "FR");
    expect(asked).toEqual(["?country=FR", "?country=FR"]);
  });

  it("C-FLAG-06: are all off in China, without a request", async () => {
    const { asked, upstream } = service();
    const reader = createFlagReader(env("cn"), upstream, () => now);
    expect(await reader.cohort(requestScope(["gop"]), "DE")).toBe("00000");
    expect(asked).toEqual([]);
  });
});

describe("override ids", () => {
  const codec = createSessionCodec(["a-secret-for-tests-of-32-characters!"], () => now);

  it("C-FLAG-07: are accepted for 7200 s if valid", async () => {
    const accept = createFlagOverrides(env("global"), codec);
    const id = await codec.seal("ff-test", { flags: ["gop"], until: now + 1000 });
    expect(await accept(id)).toBe(`ff-test=${id}; Max-Age=7200; Path=/; HttpOnly; Secure; SameSite=Lax`);
    for (const forged of ["gop", `${id}x`, await codec.seal("ct-cart", { flags: ["gop"] } as never)])
      expect(await accept(forged)).toBeNull();
    expect(await accept(await codec.seal("ff-test", { flags: ["gop"], until: now - 1 }))).toBeNull();
    expect(await createFlagOverrides(env("cn"), codec)(id)).toBeNull();
    expect(await createFlagOverrides(env("global", ""), codec)(id)).toBeNull();
  });
});
