import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { messages as ja } from "./messages/ja_JP";
import { onDemand as jaOnDemand } from "./messages/on-demand/ja_JP";
import { onDemand as zhOnDemand } from "./messages/on-demand/zh_CN";
import { messages as zh } from "./messages/zh_CN";
import { sentences, spaced } from "./spaced";

const components = fileURLToPath(new URL("../components", import.meta.url));

/** A call of `t` with a literal key outside attributes, then a space and something else of the same line of text. */
const textThenSpace = /(?<!=\{)\bt\("([\w.]+)"[^"{}]*(?:\{[^{}]*\}[^"{}]*)?\)(?:\}\{" "\}|\} [{<]|\} `)/g;

const endsWide = (catalogue: object, key: string): boolean => {
  const text = key.split(".").reduce<unknown>((tree, name) => (tree as Record<string, unknown>)?.[name], catalogue);
  return typeof text === "string" && spaced(text) === text;
};

describe("space after a text", () => {
  it("is one space after letters and ASCII punctuation", () => {
    expect(spaced("Hold")).toBe("Hold ");
    expect(spaced("Choose one:")).toBe("Choose one: ");
  });

  it("is none after full-width punctuation", () => {
    expect(spaced("取り置き：")).toBe("取り置き：");
    expect(spaced("已有账户？")).toBe("已有账户？");
  });

  it("comes from `spaced` if the Japanese or Chinese text ends in full-width punctuation", () => {
    const wrong = readdirSync(components, { recursive: true, encoding: "utf8" })
      .filter((path) => path.endsWith(".tsx") && !path.endsWith(".test.tsx"))
      .flatMap((path) =>
        [...readFileSync(join(components, path), "utf8").matchAll(textThenSpace)].flatMap(([, key = ""]) =>
          [
            { ...ja, ...jaOnDemand },
            { ...zh, ...zhOnDemand },
          ].some((texts) => endsWide(texts, key))
            ? [`${path}: ${key}`]
            : [],
        ),
      );
    expect(wrong).toEqual([]);
  });
});

it("sentences in a row have a space between them, but not after full-width punctuation", () => {
  expect(sentences(["Enter a code.", "It has six letters."])).toBe("Enter a code. It has six letters.");
  expect(sentences(["コードをご入力ください。", "6文字です。"])).toBe("コードをご入力ください。6文字です。");
  expect(sentences([])).toBe("");
});

it("a dot between facts has a no-break space before it, and so stays at the end of its line", () => {
  const atLineStart = /join\(" · "\)|\{" · "\}|\S ·\{" "\}/;
  const found = readdirSync(components, { recursive: true, encoding: "utf8" }).filter(
    (path) => /(?<!test)\.tsx$/.test(path) && atLineStart.test(readFileSync(join(components, path), "utf8")),
  );
  // A line of its own on paper, wide enough for its facts.
  expect(found).toEqual(["ui/printed-head/printed-head.tsx"]);
});
