import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/fixtures/browser";
import "./tests/fixtures/resolve-localhost";

const port = Number(process.env.JOURNEY_PORT ?? 18787);
const servicesPort = Number(process.env.JOURNEY_SERVICES_PORT ?? 18790);

/**
 * Journeys run against the whole shop, started as `npm start` does, on ports and data of their own.
 * Each journey runs twice: with scripts and without (fixture `scripts` in tests/fixtures/test.ts).
 */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 4,
  // Once more on a busy machine; verify.mjs names what needed it.
  retries: 1,
  // So many say that something else is wrong than what they look at.
  maxFailures: 30,
  timeout: 45_000,
  expect: { timeout: 8_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions,
  },
  projects: [
    { name: "scripts", grepInvert: /@no-scripts/, use: { javaScriptEnabled: true } },
    { name: "no-scripts", grepInvert: /@scripts/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node scripts/serve.mjs",
    // Ready means seeded, not only listening.
    wait: { stdout: /Benchside is ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: process.env.JOURNEY_DATA_DIR ?? ".cache/journeys",
      SEED_PRODUCTS: process.env.JOURNEY_PRODUCTS ?? "2000",
      // A page that a busy machine makes late says its status all the same; what is late by a fault is later than this.
      DOCUMENT_BEGINS_MS: "2500",
      // Services of others, which journeys answer for themselves.
      TAG_CONTAINER_URL: "https://tags.example/container.js",
      CHAT_SCRIPT_URL: "https://chat.example/chat.js",
    },
  },
});
