import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkCode, foldCode, maxCodeLength, normalizeCode } from "./code";

describe("quick-add catalog numbers", () => {
  it("T-QADD-07 T-QADD-08: input is upper-cased and limited to seven characters", () => {
    expect(normalizeCode(" 4060s ")).toBe("4060S");
    expect(normalizeCode("４０６０ｓ")).toBe("4060S");
    expect(normalizeCode("12345678S")).toBe("1234567");
    fc.assert(fc.property(fc.string(), (input) => Array.from(normalizeCode(input)).length <= maxCodeLength));
  });

  it("never cuts a submitted code to another product's", () => {
    expect(checkCode(foldCode("123456SX"))).toBe("invalid");
    expect(foldCode(" ４０６０ｓ ")).toBe("4060S");
  });

  it.each(["", "4", "406", "abc"])("T-QADD-09: '%s' is still being typed", (input) => {
    expect(checkCode(normalizeCode(input))).toBe("typing");
  });

  it.each(["4060S", "12345T1", "4060SL", "86538S"])("T-QADD-10: %s is valid", (input) => {
    expect(checkCode(normalizeCode(input))).toBe("valid");
  });

  it.each(["406S", "S4060", "4060", "4060S-1", "ABCD"])("T-QADD-10 T-QADD-24: %s is invalid", (input) => {
    expect(checkCode(normalizeCode(input))).toBe("invalid");
  });
});
