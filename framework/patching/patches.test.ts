/** A patch that does not apply fails the build, and so does a patch of a file that is no longer loaded. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build as esbuild } from "esbuild";
import { build as vite } from "vite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { workerPatches } from "./esbuild-patches.ts";
import { createPatching, type PatchTarget, readPatches } from "./patches.ts";
import { applyDiff, type FileDiff, parseDiff } from "./unified-diff.ts";
import { browserPatches } from "./vite-patches.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const targets: readonly PatchTarget[] = ["browser", "worker", "node"];
const edits = targets.flatMap((target) =>
  readPatches(target).flatMap((patch) =>
    patch.files.map((file) => ({ name: patch.name, path: file.path, file, patch })),
  ),
);
const codeOf = (path: string) => readFileSync(join(root, path), "utf8");

/** Altered versions of a file, in each of which one hunk does not match. */
function alterations(file: FileDiff): string[] {
  const lines = codeOf(file.path).split("\n");
  return file.hunks.map(({ line, before }) => {
    const at = line - 1 + before.findIndex((text) => text.trim() !== "");
    return lines.with(at, `${lines[at]} `).join("\n");
  });
}

it("a diff is rejected if a hunk's line count is wrong", () => {
  const diff = (counts: string) => `--- a/x.js\n+++ b/x.js\n@@ ${counts} @@\n-one\n-two\n+three\n`;
  expect(parseDiff(diff("-1,2 +1,1"))).toHaveLength(1);
  expect(() => parseDiff(diff("-1,1 +1,1"))).toThrow("has another number of lines than its header states");
});

describe("every patch", () => {
  it("changes something", () => {
    expect(edits.length).toBeGreaterThan(0);
    for (const { path, file } of edits) expect([path, file.hunks.length > 0]).toEqual([path, true]);
  });

  it.each(edits)("$name fits $path, once", ({ path, file }) => {
    const patched = applyDiff(codeOf(path), file);
    expect(patched).not.toBe(codeOf(path));
    expect(() => applyDiff(patched, file)).toThrow("is expected");
  });

  it.each(edits)(
    "$name rejects any other version of $path with an error that contains its name",
    ({ name, path, file, patch }) => {
      for (const altered of alterations(file)) {
        const patching = createPatching([patch]);
        expect(() => patching.patched(join(root, path), altered)).toThrow(`${name} does not fit ${path} of version`);
      }
    },
  );

  it.each(edits)("$name is reported when a build does not read $path", ({ name, path, patch }) => {
    const patching = createPatching([patch]);
    for (const file of patch.files) if (file.path !== path) patching.patched(join(root, file.path), codeOf(file.path));
    expect(() => patching.finish()).toThrow(`${name} was not applied: the build never read ${path}`);
    patching.patched(join(root, path), codeOf(path));
    expect(() => patching.finish()).not.toThrow();
  });

  it.each(edits)("$name changes $path, and no file whose name contains it", ({ path, patch }) => {
    const { changes } = createPatching([patch]);
    expect([changes(join(root, path)), changes(join(root, `${path}.map`))]).toEqual([true, false]);
  });
});

describe("a build with a small package", () => {
  const patch = {
    name: "framework/patches/worker/greet.patch",
    files: parseDiff(`--- a/node_modules/greeting/index.js
+++ b/node_modules/greeting/index.js
@@ -1,2 +1,2 @@
 export const other = 1;
-export const greeting = "good morning";
+export const greeting = "good evening";
`),
  };
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "patches-"));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(path: string, text: string): void {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  /** @param imported specifier in the entry; the package also has `other.js` */
  function project(version: string, code: string, imported = "greeting"): void {
    write("node_modules/greeting/package.json", JSON.stringify({ name: "greeting", version, main: "index.js" }));
    write("node_modules/greeting/index.js", code);
    write("node_modules/greeting/other.js", "export const greeting = 'hello';");
    write("entry.js", `import { greeting } from "${imported}"; console.log(greeting);`);
  }
  const known = 'export const other = 1;\nexport const greeting = "good morning";\n';
  const options: BuildOptions = { bundle: true, write: false, logLevel: "silent", format: "esm" };
  const builds = {
    esbuild: async () => {
      const { outputFiles } = await esbuild({
        ...options,
        absWorkingDir: folder,
        entryPoints: ["entry.js"],
        plugins: [workerPatches([patch])],
      });
      return outputFiles?.[0]?.text ?? "";
    },
    vite: async () => {
      const result = await vite({
        root: folder,
        configFile: false,
        logLevel: "silent",
        plugins: [browserPatches([patch])],
        build: { write: false, minify: false, rollupOptions: { input: join(folder, "entry.js") } },
      });
      return JSON.stringify(result);
    },
  };

  describe.each(Object.entries(builds))("by %s", (_name, run) => {
    it("applies the patch", async () => {
      project("1.0.0", known);
      expect(await run()).toContain("good evening");
    });

    it("fails when the package has changed, and names patch and version", async () => {
      project("1.0.1", known.replace("morning", "day"));
      await expect(run()).rejects.toThrow(
        /greet\.patch does not fit node_modules\/greeting\/index\.js of version 1\.0\.1/,
      );
    });

    it("fails when the package's file is no longer read", async () => {
      project("2.0.0", known, "greeting/other.js");
      await expect(run()).rejects.toThrow(
        /greet\.patch was not applied: the build never read node_modules\/greeting\/index\.js/,
      );
    });
  });
});
