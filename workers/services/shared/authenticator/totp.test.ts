import { encodeBase32NoPadding } from "@oslojs/encoding";
import { expect, it } from "vitest";
import { newTotpSecret, stepOfCode, totpUri } from "./totp";

/** The key and codes of RFC 6238, appendix B, cut to six digits. */
const secret = encodeBase32NoPadding(new TextEncoder().encode("12345678901234567890"));

it.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("at %d s the code is %s, as RFC 6238 says", (seconds, code) => {
  expect(stepOfCode(secret, code, 0, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it("a code is valid for a step before and after its own, once, and for its secret only", () => {
  const at = 1_111_111_109_000;
  const step = Math.floor(at / 30_000);
  for (const shift of [-30_000, 0, 30_000]) expect(stepOfCode(secret, "081804", 0, at + shift)).toBe(step);
  for (const shift of [-90_000, 90_000]) expect(stepOfCode(secret, "081804", 0, at + shift)).toBeNull();
  expect(stepOfCode(secret, "081804", step, at)).toBeNull();
  expect(stepOfCode(newTotpSecret(), "081804", 0, at)).toBeNull();
  expect(stepOfCode(secret, "81804", 0, at)).toBeNull();
});

it("apps get the secret as a URI", () => {
  expect(totpUri("Benchside office", "a@lab.example", secret)).toContain(`secret=${secret}`);
});
