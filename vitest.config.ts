import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vitest/config";
import { alias } from "./scripts/alias.mjs";

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [vanillaExtractPlugin()],
        // As in the workers, which have web streams and none of Node's.
        resolve: { alias: { ...alias, "react-dom/server": "react-dom/server.browser" } },
        test: {
          name: "unit",
          setupFiles: ["./tests/setup/no-console-errors.ts"],
          include: [
            "{app,bench,contracts,domain,demo,relevance,scripts,tests/architecture}/**/*.test.{ts,tsx}",
            "workers/storefront/edge/**/*.test.{ts,tsx}",
          ],
          environment: "node",
          // Property tests take a second or two, and many times that on a machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: "./.cache/services-under-test/services.js",
            wrangler: { configPath: "./workers/services/wrangler.test.toml" },
          }),
        ],
        resolve: { alias },
        test: {
          name: "workers",
          // Password hashes and a first start of workerd take their time on a machine that is busy.
          testTimeout: 30_000,
          include: ["workers/{services,logs}/**/*.test.ts"],
          globalSetup: ["./tests/setup/services-under-test.ts"],
          setupFiles: ["./tests/setup/no-console-errors.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "contract",
          include: ["tests/{contract,faults}/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // A process for each file: some kill the runtime that they started, and know it among their own children.
          pool: "forks",
          globalSetup: ["./tests/setup/services-bundle.ts"],
        },
      },
      {
        resolve: { alias },
        test: {
          name: "integration",
          // Each file starts the whole shop on ports of its own.
          include: ["tests/integration/**/*.test.ts"],
          globalSetup: ["./tests/setup/seeded-shop.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: "engines",
          // Two files for each engine, each with a browser of its own; or the count of tests/engines/first-presses.mjs.
          include: process.env.FIRST_PRESSES ? ["tests/engines/count-presses.ts"] : ["tests/engines/*.test.ts"],
          globalSetup: ["./tests/setup/engines-shop.ts"],
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
