import { logReport, maxFrames } from "@contracts/log";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { stackOf } from "./fault-stack";

const origin = "http://shop.test:8787";
const file = `${origin}/assets/root-a1b2.js`;

describe("stack traces", () => {
  it("A-LOG-03: Chromium's are parsed into frames, with paths for the shop's files only", () => {
    const stack = `TypeError: x is not a function of marie@lab.example
    at draw (${file}?v=secret:1:2345)
    at async Object.loadPage (${file}:20:7)
    at ${file}:3:1
    at HTMLDocument.<anonymous> (https://others.test/tag.js?id=secret:5:6)
    at chrome-extension://abcdef/content.js:1:1
    at new Promise (<anonymous>)
    at ${origin}/account/password/reset/eyJhbGciOiJIUzI1NiJ9eyJzdWIiOiIxMjM0:9:9`;
    expect(stackOf(stack, origin)).toEqual(
      [
        { name: "draw", file: "/assets/root-a1b2.js", line: 1, column: 2345 },
        { name: "Object.loadPage", file: "/assets/root-a1b2.js", line: 20, column: 7 },
        { name: "", file: "/assets/root-a1b2.js", line: 3, column: 1 },
        { name: "HTMLDocument.<anonymous>", file: "elsewhere", line: 5, column: 6 },
        { name: "", file: "elsewhere", line: 1, column: 1 },
        { name: "", file: "/account/password/reset/…xMjM0", line: 9, column: 9 },
      ].map((frame) => ({ ...frame, file: expect.stringMatching(frame.file.replace(/…/, "….{0,2}")) })),
    );
    expect(JSON.stringify(stackOf(stack, origin))).not.toMatch(/secret|marie|others|eyJ/);
  });

  it("A-LOG-03: Firefox's and WebKit's are parsed too", () => {
    expect(
      stackOf(
        `draw@${file}:1:2345\n@${file}:3:1\nasync*load/<@${file}:4:5\nglobal code@https://others.test/x:1:1`,
        origin,
      ),
    ).toEqual([
      { name: "draw", file: "/assets/root-a1b2.js", line: 1, column: 2345 },
      { name: "", file: "/assets/root-a1b2.js", line: 3, column: 1 },
      { name: "asyncload<", file: "/assets/root-a1b2.js", line: 4, column: 5 },
      { name: "global code", file: "elsewhere", line: 1, column: 1 },
    ]);
  });

  it("are limited to what a report may contain", () => {
    const long = `at ${"f".repeat(300)} (${origin}/${"a".repeat(600)}:1:1)`;
    const frames = stackOf(Array(50).fill(long).join("\n"), origin);
    expect(frames.length).toBeLessThanOrEqual(maxFrames);
    expect(v.is(logReport, { label: "x", stack: frames })).toBe(true);
    for (const text of ["", "at", "@", "at (:1:1)", `${"(".repeat(5000)}`, "x@http://[:1:1"])
      expect(v.is(logReport, { label: "x", stack: stackOf(text, origin) })).toBe(true);
  });
});
