import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { regionNames, regions, storefrontVariable } from "./contracts/regions";
import { demoKeys } from "./contracts/upstreams";
import { patchNodePackages } from "./framework/patching/node-patches.ts";
import { workerPatchesInTests } from "./framework/patching/vite-patches.ts";
import { alias } from "./scripts/build/alias.ts";
import { nameTexts } from "./scripts/build/name-texts.ts";
import { SameOrder } from "./tests/setup/same-order.ts";

/** Projects that the command line names. */
const named = process.argv.flatMap((word, at) =>
  word === "--project" ? [process.argv[at + 1] ?? ""] : word.startsWith("--project=") ? [word.slice(10)] : [],
);
const plainProjects = ["unit", "unit-alone", "contract", "integration", "engines"];

/** The pool inside workerd. Its import takes two seconds of processor time, which runs of other projects save. */
async function workersPool() {
  if (named.length > 0 && named.every((name) => plainProjects.includes(name))) return [];
  const endPatching = patchNodePackages();
  // The pool loads Miniflare, so it comes after the patch.
  const { cloudflareTest } = await import("@cloudflare/vitest-pool-workers");
  endPatching();
  return cloudflareTest({
    main: "./.cache/services-under-test/entry.js",
    wrangler: { configPath: "./workers/services/wrangler.test.toml" },
    miniflare: { bindings: { ...demoKeys, ...storefrontsUnderTest } },
  });
}

const storefrontsUnderTest = Object.fromEntries(
  regionNames.map((region) => [
    storefrontVariable(region),
    `http://${regions[region].localHost.replace("localhost", "shop.test")}`,
  ]),
);

/** Tests of worker modules that need nothing of workerd. In the project `workers` each file starts a runtime. */
const plainWorkerTests = [
  "workers/logs/{agents,alerts,console,faults,figures,stacks,telemetry}/*.test.ts",
  "workers/services/availability/ship-calendar.test.ts",
  "workers/services/documents/{runs,pdf-text,figures/*}.test.ts",
  "workers/services/search/{external,text}/*.test.ts",
  "workers/services/search/engine/{analytics,columns/*}.test.ts",
  "workers/services/shared/{body,report-fault,totp}.test.ts",
  "workers/services/shared/lines/*.test.ts",
  "workers/office/*/*.test.ts",
];

/** These run in a process of their own, because React warns about a second renderer in a process. */
const testsAlone = ["app/components/chrome/errors/document-boundary.test.tsx"];

/** Contract tests run the build of the client that the worker has. */
const searchClient = "@elastic/app-search-javascript";

/**
 * Tests run the files of styles as they are, because only names come out of them. The build compiles them, which would
 * cost two seconds of processor time here; short names save Babel, which adds the variable's name to each.
 */
const stylesUnderTest = () => vanillaExtractPlugin({ unstable_mode: "transform", identifiers: "short" });

/** A second is Vitest's default, which a busy machine needs for one call of a service. */
const patientPolls = { poll: { timeout: 15_000 } };

export default defineConfig({
  test: {
    sequence: { sequencer: SameOrder },
    projects: [
      {
        plugins: [stylesUnderTest(), nameTexts()],
        // The renderer of the workers, which have web streams but no Node streams.
        resolve: { alias: { ...alias, "react-dom/server": "react-dom/server.browser" } },
        test: {
          name: "unit",
          // Importing React, the contracts and the texts again for each of 300 files would cost half of the time.
          isolate: false,
          setupFiles: [
            "./tests/setup/styles-without-document.ts",
            "./tests/setup/no-console-errors.ts",
            "./tests/setup/restore-globals.ts",
          ],
          include: [
            "{app,bench,contracts,domain,demo,framework,relevance,scripts,tests/architecture,tests/pages,tests/recipes}/**/*.test.{ts,tsx}",
            "workers/storefront/edge/**/*.test.{ts,tsx}",
            ...plainWorkerTests,
          ],
          exclude: testsAlone,
          environment: "node",
          // Property tests take a second or two, and much longer on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [stylesUnderTest(), nameTexts()],
        resolve: { alias },
        test: {
          name: "unit-alone",
          include: testsAlone,
          setupFiles: ["./tests/setup/styles-without-document.ts", "./tests/setup/no-console-errors.ts"],
        },
      },
      {
        plugins: [
          // For tests that import the services beside the bundle.
          nameTexts(),
          await workersPool(),
        ],
        resolve: { alias },
        test: {
          name: "workers",
          expect: patientPolls,
          // A runtime with the services costs four seconds of processor time, so files share it, its databases included.
          isolate: false,
          // Password hashes and the first start of workerd are slow on a busy machine.
          testTimeout: 30_000,
          include: ["workers/{services,logs,office}/**/*.test.ts"],
          exclude: plainWorkerTests,
          globalSetup: ["./tests/setup/services-under-test.ts"],
          setupFiles: [
            "./tests/setup/flat-wrapper-prototypes.ts",
            "./tests/setup/empty-stores.ts",
            "./tests/setup/patient-waits.ts",
            "./tests/setup/no-console-errors.ts",
          ],
        },
      },
      {
        plugins: [workerPatchesInTests()],
        resolve: { alias: { ...alias, [searchClient]: `${searchClient}/dist/elastic_app_search.es.js` } },
        test: {
          name: "contract",
          expect: patientPolls,
          // Patched, as in the worker.
          server: { deps: { inline: [searchClient] } },
          include: ["tests/{contract,faults}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // Files run in turn in one process and one module graph, and most of them share the services.
          isolate: false,
          // Some files kill their runtime, which they find among the child processes of theirs.
          pool: "forks",
          setupFiles: ["./tests/setup/restore-globals.ts"],
          globalSetup: ["./tests/setup/services-bundle.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          expect: patientPolls,
          // Files of one process run in turn and in one module graph, so most of them share a shop.
          isolate: false,
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["./tests/setup/seeded-shop.ts"],
          setupFiles: ["./tests/setup/patient-waits.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "engines",
          expect: patientPolls,
          // Two files per engine, each with its own browser; or the counter of tests/engines/first-presses.mjs.
          include: process.env.FIRST_PRESSES ? ["tests/engines/count-presses.ts"] : ["tests/engines/*.test.ts"],
          globalSetup: ["./tests/setup/engines-shop.ts"],
          testTimeout: 180_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
