import { expect, it } from "vitest";
import { readQuery } from "../read-query";
import { shopNames } from "../shop-names";
import { withNumberedFamily } from "./numbered-family";

const names = shopNames();
function read(phrase: string) {
  const reading = readQuery(phrase, names);
  if (!reading) throw new Error(`“${phrase}” is not read`);
  return withNumberedFamily(reading, phrase, names);
}
const genesOf = (phrase: string) => read(phrase).targets.flatMap(({ chosen }) => chosen.flatMap(({ genes }) => genes));

it("reads the beginning of symbols as their family", () => {
  expect(genesOf("NTRK")).toEqual(["NTRK1", "NTRK2", "NTRK3"]);
  expect(genesOf("ntrk")).toEqual(["NTRK1", "NTRK2", "NTRK3"]);
  expect(genesOf("LATS IHC")).toEqual(["LATS1", "LATS2"]);
  expect(genesOf("FGF 抗体")).toContain("FGF2");
  expect(genesOf("FGF").filter((symbol) => /^FGF[RB]/.test(symbol))).toEqual([]);
});

it("leaves names, ordinary words and very large families alone", () => {
  expect(genesOf("FGFR")).toEqual(["FGFR1", "FGFR2", "FGFR3", "FGFR4"]);
  for (const phrase of ["ZNF", "index card", "NTRK flurbotin", "ROCK inhibitor"])
    expect(genesOf(phrase), phrase).toEqual([]);
});
