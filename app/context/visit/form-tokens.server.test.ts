import { describe, expect, it } from "vitest";
import { createFormTokens } from "./form-tokens.server";

const secrets = ["a-key-for-tests-of-at-least-32-characters"];
function at(start = Date.parse("2026-07-01T12:00:00Z")) {
  let now = start;
  const tokens = createFormTokens(secrets, () => now);
  return { tokens, wait: (ms: number) => (now += ms) };
}

describe("form tokens", () => {
  it("give each form its own id, which the token keeps", async () => {
    const { tokens, wait } = at();
    const [first, second] = await Promise.all([tokens.issue("contact"), tokens.issue("contact")]);
    wait(2000);
    const checks = await Promise.all([first, first, second].map((token) => tokens.check("contact", token)));
    const ids = checks.map((check) => (check.ok ? check.id : null));
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
    expect(ids).not.toContain(null);
  });

  it("reject forms sent too fast or too late", async () => {
    const { tokens, wait } = at();
    const token = await tokens.issue("contact");
    expect(await tokens.check("contact", token)).toEqual({ ok: false, reason: "early" });
    wait(2000);
    expect((await tokens.check("contact", token)).ok).toBe(true);
    wait(25 * 3_600_000);
    expect(await tokens.check("contact", token)).toEqual({ ok: false, reason: "late" });
  });

  it("cannot be forged, altered or used for another form", async () => {
    const { tokens, wait } = at();
    const token = await tokens.issue("contact");
    const foreign = await createFormTokens(["another-key-of-at-least-32-characters!"]).issue("contact");
    wait(2000);
    const flipped = `${token.slice(0, -4)}${token.slice(-4) === "AAAA" ? "BBBB" : "AAAA"}`;
    for (const value of [undefined, "", "nonsense", foreign, flipped, token.slice(0, -1)]) {
      expect(await tokens.check("contact", value)).toEqual({ ok: false, reason: "missing" });
    }
    expect((await tokens.check("formulation", token)).ok).toBe(false);
  });

  it("seal a URL value for one purpose", async () => {
    const { tokens } = at();
    const sealed = await tokens.sealValue("contact", "BQ-0000-0000");
    expect(await tokens.openValue("contact", sealed)).toBe("BQ-0000-0000");
    expect(await tokens.openValue("formulation", sealed)).toBeNull();
    expect(await tokens.openValue("contact", null)).toBeNull();
    expect(await tokens.openValue("contact", "BQ-0000-0000")).toBeNull();
  });
});
