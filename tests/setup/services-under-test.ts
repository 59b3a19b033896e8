/**
 * Bundles the services before the tests inside workerd. Their runtimes would otherwise load about six hundred modules
 * one by one.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { workerBundle } from "../../scripts/build/worker-bundle.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

export default async function buildServices(): Promise<void> {
  const { outputFiles, metafile } = await build({
    ...workerBundle,
    absWorkingDir: root,
    entryPoints: { services: "tests/setup/services-entry.ts" },
    outdir: join(root, ".cache/services-under-test"),
    logLevel: "error",
    write: false,
    metafile: true,
    // Its 1.7 MB exceed what the pool can send, and the tests of contract read PDFs.
    external: [...workerBundle.external, "unpdf"],
    // Half the size to parse. Names stay, for stack traces.
    minifySyntax: true,
    minifyWhitespace: true,
  });
  // The pool reads the exports of its entry; this one is short.
  const names = Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? exports : []));
  const entry = `export { ${names.join(", ")} } from "./services.js";\n`;
  const files = [
    ...outputFiles,
    { path: join(root, ".cache/services-under-test/entry.js"), contents: new TextEncoder().encode(entry) },
  ];
  for (const { path, contents } of files) {
    if (isWritten(path, contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    // Atomic rename, because another run may be reading the file.
    writeFileSync(`${path}.${process.pid}`, contents);
    renameSync(`${path}.${process.pid}`, path);
  }
}

function isWritten(path: string, contents: Uint8Array): boolean {
  try {
    return readFileSync(path).equals(contents);
  } catch {
    return false;
  }
}
