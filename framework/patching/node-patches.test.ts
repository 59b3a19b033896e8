/** Patches of packages that Node loads. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { patchNodePackages } from "./node-patches.ts";
import { parseDiff } from "./unified-diff.ts";

const folder = mkdtempSync(join(tmpdir(), "node-patches-"));
afterAll(() => rmSync(folder, { recursive: true }));

const patch = {
  name: "framework/patches/node/greet.patch",
  files: ["greeting", "farewell"].flatMap((name) =>
    parseDiff(`--- a/node_modules/${name}/index.js
+++ b/node_modules/${name}/index.js
@@ -1,1 +1,1 @@
-exports.text = "good morning";
+exports.text = "good evening";
`),
  ),
};
const require = createRequire(join(folder, "index.js"));

function write(name: string, text: string): void {
  const path = join(folder, "node_modules", name);
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, "index.js"), `exports.text = "${text}";\n`);
}

it("a package is patched while it is loaded, and its import fails if the patch does not fit", () => {
  write("greeting", "good morning");
  write("farewell", "good night");
  const end = patchNodePackages([patch]);
  try {
    expect(require("greeting").text).toBe("good evening");
    expect(() => require("farewell")).toThrow("framework/patches/node/greet.patch does not fit");
  } finally {
    end();
  }
});
