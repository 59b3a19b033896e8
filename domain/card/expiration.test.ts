import { expect, it } from "vitest";
import { monthText } from "./expiration";

it("reads months as printed on cards", () => {
  expect(monthText("2031-04")).toBe("04/2031");
  for (const other of ["", "2031", "04/31", null, undefined]) expect(monthText(other)).toBeNull();
});
