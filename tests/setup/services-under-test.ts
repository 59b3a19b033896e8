/**
 * Bundles the services for the tests inside workerd. Otherwise each runtime would load about six hundred modules one by
 * one.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build, type Plugin } from "esbuild";
import { workerBundle } from "../../scripts/build/worker-bundle.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

/**
 * Separates the name texts: the pool sends a module as one message of at most 8 MiB, and these texts fill more than
 * half of it.
 */
const namesApart: Plugin = {
  name: "names apart",
  setup(build) {
    build.onResolve({ filter: /^virtual:name-texts$/ }, ({ kind }) =>
      kind === "entry-point" ? null : { path: "./names.js", external: true },
    );
  },
};

const options = {
  ...workerBundle,
  absWorkingDir: root,
  outdir: join(root, ".cache/services-under-test"),
  logLevel: "error" as const,
  write: false as const,
  metafile: true as const,
  // Its 1.7 MB exceed the message limit, and the contract tests cover reading PDFs.
  external: [...workerBundle.external, "unpdf"],
  plugins: [namesApart, ...workerBundle.plugins],
  // Halves the parsing time. Names are kept for stack traces.
  minifySyntax: true,
  minifyWhitespace: true,
} satisfies BuildOptions;

export default async function buildServices(): Promise<void> {
  const [{ outputFiles, metafile }, names] = await Promise.all([
    build({ ...options, entryPoints: { services: "tests/setup/services-entry.ts" } }),
    build({ ...options, entryPoints: { names: "virtual:name-texts" } }),
  ]);
  // The pool parses its entry for exports, so the entry is kept short.
  const exported = Object.values(metafile.outputs).flatMap(({ entryPoint, exports }) => (entryPoint ? exports : []));
  const entry = `export { ${exported.join(", ")} } from "./services.js";\n`;
  const files = [
    ...outputFiles,
    ...names.outputFiles,
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
