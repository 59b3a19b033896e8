import { describe, expect, it } from "vitest";
import { hashPassword, log2NOf, peppersOf, verifyPassword } from "./password";

const old = "an-old-pepper-of-32-characters-or-more";
const fresh = "a-new-pepper-of-32-characters-or-more";

describe("password hashes", () => {
  it("contain their parameters, and differ each time", () => {
    const hashes = [hashPassword("Correct-horse-7!", [fresh], 5), hashPassword("Correct-horse-7!", [fresh], 5)];
    expect(hashes[0]).toMatch(/^scrypt\$5\$8\$5\$[0-9a-f]{8}\$[\w+/=]+\$[\w+/=]+$/);
    expect(hashes[0]).not.toBe(hashes[1]);
    for (const hash of hashes) {
      expect(verifyPassword("Correct-horse-7!", hash, [fresh], 5)).toBe(true);
      expect(verifyPassword("correct-horse-7!", hash, [fresh], 5)).toBe(false);
    }
    // Another keyboard may compose the same letters differently.
    expect(verifyPassword("Caf\u0065\u0301-horse-7!", hashPassword("Caf\u00e9-horse-7!", [fresh], 5), [fresh], 5)).toBe(
      true,
    );
  });

  it("stay valid when a pepper is replaced, and are useless without it", () => {
    const hash = hashPassword("Correct-horse-7!", [old], 5);
    expect(verifyPassword("Correct-horse-7!", hash, [fresh, old], 5)).toBe(true);
    expect(verifyPassword("Correct-horse-7!", hash, [fresh], 5)).toBe(false);
    for (const stored of [null, "", "md5$x", "scrypt$5$8$5$00000000$x$y"]) {
      expect(verifyPassword("Correct-horse-7!", stored, [fresh], 5)).toBe(false);
    }
  });

  it("take as long for an unknown account as for a wrong password", () => {
    const log2N = 12;
    const hash = hashPassword("Correct-horse-7!", [fresh], log2N);
    const time = (stored: string | null) => {
      const started = performance.now();
      verifyPassword("Wrong-horse-7!", stored, [fresh], log2N);
      return performance.now() - started;
    };
    let [wrong, unknown] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    // Alternating, and the fastest of eight, because the machine may be busy.
    for (let round = 0; round < 8; round += 1) {
      wrong = Math.min(wrong, time(hash));
      unknown = Math.min(unknown, time(null));
    }
    // A worker's clock stops during computation; then both durations are 0.
    if (wrong > 0) expect(unknown / wrong).toBeGreaterThan(0.4);
    if (wrong > 0) expect(unknown / wrong).toBeLessThan(2.5);
  });

  it("use less work and the demonstration's pepper in a demonstration only", () => {
    const PASSWORD_PEPPERS = "demo-pepper-not-for-production-000001";
    expect(log2NOf({ PASSWORD_PEPPERS, PASSWORD_LOG2N: "5", DEMO: "1" })).toBe(5);
    expect(log2NOf({ PASSWORD_PEPPERS, PASSWORD_LOG2N: "5" })).toBe(14);
    expect(log2NOf({ PASSWORD_PEPPERS, PASSWORD_LOG2N: "40", DEMO: "1" })).toBe(14);
    expect(() => peppersOf({ PASSWORD_PEPPERS })).toThrow(/demonstration/);
    expect(() => peppersOf({ PASSWORD_PEPPERS: "short", DEMO: "1" })).toThrow(/32/);
  });
});
