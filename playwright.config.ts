import { defineConfig } from "@playwright/test";
import { launchOptions } from "./tests/fixtures/browser";
import "./tests/fixtures/resolve-localhost";

const port = Number(process.env.JOURNEY_PORT ?? 18787);
const servicesPort = Number(process.env.JOURNEY_SERVICES_PORT ?? 18790);

/**
 * Journeys use the whole shop, started like `npm start`, on their own ports and data. Each journey runs with and
 * without scripts (fixture `scripts` in tests/fixtures/test.ts).
 */
export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results",
  globalSetup: "./tests/setup/draw-figures.ts",
  fullyParallel: true,
  workers: 3,
  // A journey that fails once is a fault of the shop or of the journey.
  retries: 0,
  // This many failures have a common cause.
  maxFailures: 30,
  // Generous, because four processes share two processors; a journey that passes does not wait.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    baseURL: `http://localhost:${port}`,
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions,
    // Clears cookies and storage between tests and keeps the process of the page with its cached scripts, which cost a
    // new context half a second.
    reuseContext: true,
  },
  projects: [
    { name: "scripts", grepInvert: /@no-scripts/, use: { javaScriptEnabled: true } },
    { name: "no-scripts", grepInvert: /@scripts/, use: { javaScriptEnabled: false } },
  ],
  webServer: {
    command: "node scripts/run/serve.ts",
    // Waits until the shop is seeded, not only listening.
    wait: { stdout: /Benchside is ready/ },
    timeout: 240_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
    env: {
      PORT: String(port),
      SERVICES_PORT: String(servicesPort),
      DATA_DIR: process.env.JOURNEY_DATA_DIR ?? ".cache/journeys",
      SEED_PRODUCTS: process.env.JOURNEY_PRODUCTS ?? "600",
      // The document waits this long for its page, so that a slow page on a busy machine still sets the status.
      // Injected delays are longer.
      DOCUMENT_BEGINS_MS: "2500",
      // Cheap password hashes, because journeys sign in dozens of times.
      PASSWORD_LOG2N: "5",
      // Third-party services, which the journeys simulate.
      TAG_CONTAINER_URL: "https://tags.example/container.js",
      CHAT_SCRIPT_URL: "https://chat.example/chat.js",
    },
  },
});
