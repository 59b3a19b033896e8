import { expect, it } from "vitest";
import { contentLang } from "./content-lang";

it.each([
  ["en-us", "jp", "en"],
  ["en-us", "cn", "en"],
  ["ja-jp", "jp", undefined],
  ["ja-jp", "en", "ja"],
  ["zh-cn", "en", "zh-Hans"],
  ["xx-xx", "en", undefined],
] as const)("content in %s on a page in %s has the language %s", (served, page, lang) => {
  expect(contentLang(served, page)).toBe(lang);
});
