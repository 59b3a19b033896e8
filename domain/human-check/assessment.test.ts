import { describe, expect, it } from "vitest";
import { type Assessment, assessmentProblem } from "./assessment";

const now = Date.UTC(2026, 2, 1);
const good: Assessment = { valid: true, action: "signup", hostname: "shop.example", score: 0.9, createdAt: now - 5000 };
const expected = { action: "signup", hosts: ["shop.example", "jp.shop.example"], minScore: 0.5, now };

describe("human check assessment", () => {
  it("passes a valid assessment; a ticked box has no score", () => {
    expect(assessmentProblem(good, expected)).toBeNull();
    expect(assessmentProblem({ ...good, score: null, hostname: "jp.shop.example" }, expected)).toBeNull();
  });

  it.each([
    ["invalid", { valid: false }],
    ["action", { action: "login" }],
    ["host", { hostname: "evil.example" }],
    ["late", { createdAt: now - 121_000 }],
    ["late", { createdAt: now + 60_000 }],
    ["late", { createdAt: Number.NaN }],
    ["score", { score: 0.4 }],
  ] as const)("fails on %s", (problem, over) => {
    expect(assessmentProblem({ ...good, ...over }, expected)).toBe(problem);
  });
});
