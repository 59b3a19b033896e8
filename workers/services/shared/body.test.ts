import { expect, it } from "vitest";
import { parseJson } from "./body";

it("numbers that would become infinite are refused; large numbers, and texts with such digits, are accepted", () => {
  for (const text of ['{"a":[1e999]}', "-1E+400", `[${"9".repeat(310)}]`]) expect(parseJson(text).ok).toBe(false);
  for (const value of [{ a: 1e300 }, "1e999", `x${"9".repeat(400)}`, { "2e500": 1 }])
    expect(parseJson(JSON.stringify(value))).toEqual({ ok: true, value });
  expect(parseJson("1e-999")).toEqual({ ok: true, value: 0 });
});
