import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/follow-a-request.md", "utf8");
const steps = [...page.matchAll(/^\| (.+?) \| `([^`]+)` \| `(\w+)` \|$/gm)].map(
  ([, step = "", file = "", name = ""]) => ({
    step,
    file,
    name,
  }),
);

it("lists three requests", () => {
  expect(page.match(/^## /gm)).toHaveLength(3);
  expect(steps.length).toBe([...page.matchAll(/^\| /gm)].length - 3);
});

it.each(steps)("$step: $name in $file", ({ file, name }) => {
  expect(readFileSync(file, "utf8")).toMatch(new RegExp(`\\b${name}\\b`));
});
