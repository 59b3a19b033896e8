import * as v from "valibot";
import { expect, it } from "vitest";
import { importEach, importLines } from "./line-import";

const record = v.object({ text: v.string() });
/** A megabyte of lines that are all available at once. */
const lines = `${JSON.stringify({ text: "x".repeat(1000) })}\n`.repeat(1000);

const imports: readonly (readonly [string, () => Promise<{ readonly stored: number }>])[] = [
  ["in groups", () => importLines(lines, record, 1000, async () => {})],
  ["one by one", () => importEach(lines, record, async () => null)],
];

it.each(imports)("an import %s lets other requests run while it reads", async (_, run) => {
  let turns = 0;
  const counting = setInterval(() => {
    turns += 1;
  }, 0);
  const { stored } = await run();
  clearInterval(counting);
  expect(stored).toBe(1000);
  expect(turns).toBeGreaterThan(5);
});
