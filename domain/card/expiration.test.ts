import { expect, it } from "vitest";
import { hasExpired, monthText } from "./expiration";

it("reads months as printed on cards", () => {
  expect(monthText("2031-04")).toBe("04/2031");
  for (const other of ["", "2031", "04/31", null, undefined]) expect(monthText(other)).toBeNull();
});

it.each([
  ["2031-04", "2031-04-30T23:59:59Z", false],
  ["2031-04", "2031-05-01T11:59:59Z", false],
  ["2031-04", "2031-05-01T12:00:00Z", true],
  ["2030-12", "2031-01-02T00:00:00Z", true],
  ["2031-10", "2031-09-02T00:00:00Z", false],
  ["", "2031-09-02T00:00:00Z", false],
  [undefined, "2031-09-02T00:00:00Z", false],
])("a card until %s has expired at %s: %s", (expiration, now, expired) => {
  expect(hasExpired(expiration, now)).toBe(expired);
});
