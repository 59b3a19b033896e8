import { build } from "esbuild";
import { expect, it } from "vitest";
import { workerModules } from "./worker-modules.ts";

it("fails a build without imports of the replaced modules, and lists them", async () => {
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
