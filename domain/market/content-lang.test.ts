import { expect, it } from "vitest";
import { contentLang } from "./content-lang";

it.each([
  ["en-us", "jp", "en"],
  ["en-us", "cn", "en"],
  ["ja-jp", "jp", null],
  ["ja-jp", "en", "ja"],
  ["zh-cn", "en", "zh-Hans"],
  ["fr-fr", "en", "fr-fr"],
] as const)("content in %s on a page in %s gets lang %s", (served, page, lang) => {
  expect(contentLang(served, page)).toBe(lang);
});
