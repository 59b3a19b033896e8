import { expect, it } from "vitest";
import { applicationCodeOf, speciesCodeOf } from "./codes";

it.each([
  [applicationCodeOf("wb"), "WB"],
  [applicationCodeOf("Western blotting"), "WB"],
  [applicationCodeOf("流式细胞术"), "FC-FP"],
  [speciesCodeOf("human"), "H"],
  [speciesCodeOf("マウス"), "M"],
  [speciesCodeOf("unicorn"), undefined],
  [applicationCodeOf("constructor"), undefined],
])("%s", (code, expected) => {
  expect(code).toBe(expected);
});
