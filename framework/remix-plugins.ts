/** The Remix build, and the patches of the packages that it bundles for browsers. */
import { vitePlugin as remix } from "@remix-run/dev";
import type { PluginOption } from "vite";
import { browserPatches } from "./patching/vite-patches.ts";

export const remixPlugins = ({ isSsrBuild = false }: { readonly isSsrBuild?: boolean | undefined }): PluginOption[] => [
  !isSsrBuild && browserPatches(),
  remix({
    appDirectory: "app",
    buildDirectory: "build",
    ignoredRouteFiles: ["**/*"],
    serverModuleFormat: "esm",
    future: {
      v3_fetcherPersist: true,
      v3_relativeSplatPath: true,
      v3_throwAbortReason: true,
      v3_singleFetch: true,
      v3_routeConfig: true,
      // Disabled: `/__manifest` matches each segment of a path against every route, so a small request costs much CPU
      // time (decision 0001).
      v3_lazyRouteDiscovery: false,
    },
  }),
];
