import { describe, expect, it } from "vitest";
import { childSeconds } from "./run-command";

describe("processor time of a command", () => {
  it("is the time that the shell reports for its children", () => {
    expect(childSeconds("0m0.01s 0m0.02s\n1m2.50s 0m7.25s\n")).toBeCloseTo(69.75);
  });

  it("is missing if the shell ended before it could report", () => {
    expect(childSeconds("")).toBe(0);
  });
});
