/// <reference types="@cloudflare/vitest-pool-workers/types" />

/** What `env` of the tests inside workerd holds. */
declare namespace Cloudflare {
  interface Env extends ServicesEnvOfTests {}
}

type ServicesEnvOfTests = import("./env").ServicesEnv;
