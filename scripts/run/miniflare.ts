/** Miniflare with the patch that starts the shop seconds earlier (framework/PATCHES.md). */
import { patchNodePackages } from "../../framework/patching/node-patches.ts";

const endPatching = patchNodePackages();

export const { Miniflare } = await import("miniflare");
// Wrangler loads Miniflare too, so it comes after the patch.
export const { unstable_getMiniflareWorkerOptions } = await import("wrangler");
// With hooks, Node 24 refuses some packages that require an ES module ("module is not linked").
endPatching();
