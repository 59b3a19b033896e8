import { build } from "esbuild";
import { expect, it } from "vitest";
import { workerModules } from "./worker-modules.ts";

it("fails a build in which nothing imports what it replaces, and names each", async () => {
  const building = build({
    stdin: { contents: "export default {};" },
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
    plugins: [workerModules],
  });
  await expect(building).rejects.toThrow(
    "worker-modules.ts did not replace react-dom, browser-only, react-dom/server, axios, brotli/decompress.js",
  );
});
