import { expect, it } from "vitest";
import { shopNames } from "../query-reading/shop-names";
import { prepareProductQuery } from "./prepare";
import { wordsAsTyped } from "./words-as-typed";

it("words that were not understood stand as they were typed", () => {
  const unreadIn = (phrase: string) =>
    prepareProductQuery(phrase, { flags: { searchPrecision: true }, names: shopNames() }).unread;
  expect(unreadIn("C. elegans UNC-54")).toEqual(["C. elegans", "UNC-54"]);
  expect(unreadIn("fly Wingless")).toEqual(["fly", "Wingless"]);
  expect(wordsAsTyped(["Xyz", "7"], "Xyz/7 and more")).toEqual(["Xyz/7"]);
  expect(wordsAsTyped(["b", "a"], "a b")).toEqual(["b", "a"]);
});
