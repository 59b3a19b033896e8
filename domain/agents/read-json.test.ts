import { expect, it } from "vitest";
import { readJson } from "./read-json";

it("reads JSON, but refuses lone surrogates", () => {
  expect(readJson('{"a":["\\ud83e\\uddec","\\u00e9"]}')).toEqual({ a: ["🧬", "é"] });
  for (const text of ["", "{", '{"a":"\\ud800"}', '["\\uDC00\\ud800"]', '{"\\udfff":1}'])
    expect(readJson(text)).toBeUndefined();
});
