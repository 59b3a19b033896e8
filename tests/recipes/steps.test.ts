import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { applyStep, filesOf, stepsOf } from "./steps";

const fence = "```";
const step = (sentence: string, text: string) => `${sentence}:\n\n${fence}ts\n${text}\n${fence}\n\n`;

it("the list of recipes names each of them", () => {
  const list = readFileSync("docs/recipes/README.md", "utf8");
  const recipes = readdirSync("docs/recipes").filter((name) => name !== "README.md");
  expect(recipes.filter((name) => !list.includes(`](${name})`))).toEqual([]);
});

describe("the steps of a recipe", () => {
  it("are files, edits and commands, in document order", () => {
    const document = `# Title\n\n${step("New file `a.ts`", "one")}${step("In `b.ts`, after", "two")}${step("add", "three")}${step("Run", "npm run x\nnpx y")}`;
    expect(stepsOf(document)).toEqual([
      { kind: "new", path: "a.ts", text: "one\n" },
      { kind: "edit", path: "b.ts", place: "after", anchor: "two\n", text: "three\n" },
      { kind: "run", commands: ["npm run x", "npx y"] },
    ]);
  });

  it.each([
    ["a block that is not a step", step("For example", "x")],
    ["an edit without its text", step("In `b.ts`, after", "two")],
    ["an edit that is continued by another kind of step", step("In `b.ts`, before", "two") + step("with", "three")],
    ["a block without a sentence", `${fence}ts\nx\n${fence}\n`],
  ])("must not include %s", (_, document) => {
    expect(() => stepsOf(document)).toThrow();
  });

  it("count each touched file once, without texts and tests", () => {
    const paths = ["a.ts", "a.ts", "a.test.ts", "app/i18n/messages/site/en_EN.json"];
    expect(filesOf(paths.map((path) => ({ kind: "new", path, text: "" })))).toEqual(["a.ts"]);
  });
});

describe("a step", () => {
  const folder = mkdtempSync(join(tmpdir(), "steps-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => writeFileSync(join(folder, "b.ts"), "one\ntwo {\n}\nthree\n"));
  const edited = (place: "after" | "before" | "replace", anchor: string) => {
    applyStep({ kind: "edit", path: "b.ts", place, anchor: `${anchor}\n`, text: "new\n" }, folder);
    return readFileSync(join(folder, "b.ts"), "utf8");
  };

  it("inserts whole lines after or before others, or replaces them", () => {
    expect(edited("after", "two {\n}")).toBe("one\ntwo {\n}\nnew\nthree\n");
    writeFileSync(join(folder, "b.ts"), "one\ntwo {\n}\nthree\n");
    expect(edited("before", "two")).toBe("one\nnew\ntwo {\n}\nthree\n");
    writeFileSync(join(folder, "b.ts"), "one\ntwo {\n}\nthree\n");
    expect(edited("replace", "three")).toBe("one\ntwo {\n}\nnew\n");
  });

  it("is rejected if its anchor is missing or ambiguous, or its new file exists", () => {
    expect(() => edited("after", "four")).toThrow("contains this 0 times");
    expect(() => edited("after", "o")).toThrow("contains this 2 times");
    expect(() => applyStep({ kind: "new", path: "b.ts", text: "" }, folder)).toThrow("already exists");
  });
});
