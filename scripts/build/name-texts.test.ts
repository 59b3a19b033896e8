import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, it } from "vitest";
import { root } from "../setup/install.mjs";
import { nameTextInputs } from "./name-texts";

/**
 * A file and all its transitive imports, except modules that contain only types. Files that Node runs import with a
 * `.ts` extension.
 */
function importedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(
    /^(?:import (?!type)|\} )[^;]*?from "(\.[^"]+\.ts)";/gm,
  ))
    importedBy(resolve(dirname(file), from), seen);
  return seen;
}

it("is rebuilt when any code that it depends on changes", () => {
  const inputs = nameTextInputs().map((file) => resolve(file));
  const code = [...importedBy(join(root, "scripts/build/name-texts.ts"))];
  expect(code.length).toBeGreaterThan(4);
  expect(inputs).toEqual(expect.arrayContaining(code));
});
