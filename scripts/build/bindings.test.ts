import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { bindingsFile, bindingsText, workers } from "./bindings.ts";

it.each(workers)("$name has the types of $config (`npm run bindings` updates them)", async (worker) => {
  expect(readFileSync(bindingsFile(worker), "utf8")).toBe(await bindingsText(worker));
});
