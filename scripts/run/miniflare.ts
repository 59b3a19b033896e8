/** Miniflare with the patch that starts the shop seconds earlier (framework/PATCHES.md). */
import { patchNodePackages } from "../../framework/patching/node-patches.ts";

patchNodePackages();

export const { Miniflare } = await import("miniflare");
// Wrangler loads Miniflare too, so it comes after the patch.
export const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
