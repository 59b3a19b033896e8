import { expect, it } from "vitest";
import { failedAsserts } from "./failed-asserts.ts";

it("lists broken rules without warnings, and refuses a report that checked nothing", () => {
  const rule = '<svrl:fired-rule context="/"/>';
  const broken = '<svrl:failed-assert test="a" id="BR-CO-15" flag="fatal"><svrl:text/></svrl:failed-assert>';
  const warning = '<svrl:failed-assert test="a" id="PEPPOL-W" flag="warning"/>';
  expect(failedAsserts(`${rule}${broken}${warning}`)).toEqual(["BR-CO-15"]);
  expect(() => failedAsserts("<svrl:schematron-output/>")).toThrow("nothing was checked");
});
