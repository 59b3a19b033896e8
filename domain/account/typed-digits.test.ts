import { describe, expect, it } from "vitest";
import { isPostalCode } from "./postal-code";
import { plainDigits } from "./typed-digits";

describe("typed digits", () => {
  it.each([
    ["１００−０００１", "100-0001"],
    ["〒１００ー０００１", "100-0001"],
    ["　100‐0001 ", "100-0001"],
    ["０３（１２３４）５６７８", "03(1234)5678"],
    ["ＳＷ１Ａ　１ＡＡ", "SW1A 1AA"],
    ["2333 cr", "2333 cr"],
    ["", ""],
  ])("%s becomes %s", (typed, plain) => expect(plainDigits(typed)).toBe(plain));

  it("leaves a valid postal code unchanged", () => {
    expect(isPostalCode("JP", plainDigits("〒１００−０００１"))).toBe(true);
    expect(isPostalCode("DE", plainDigits("１０１１５"))).toBe(true);
    expect(isPostalCode("NL", plainDigits("2333cr"))).toBe(false);
  });
});
