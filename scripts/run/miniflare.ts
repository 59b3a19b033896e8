/** Miniflare with the patch that starts the shop seconds earlier (framework/PATCHES.md). */
import { createRequire } from "node:module";
import { patchNodePackages } from "../../framework/patching/node-patches.ts";

const endPatching = patchNodePackages();
// An import would first search Miniflare's megabytes for names that it exports, and for signs of a module.
const require = createRequire(import.meta.url);

export const { Miniflare } = require("miniflare") as typeof import("miniflare");
endPatching();
