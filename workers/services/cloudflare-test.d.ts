/// <reference types="@cloudflare/vitest-pool-workers/types" />

/** Bindings of `env` in tests inside workerd. */
declare namespace Cloudflare {
  interface Env extends ServicesEnvOfTests {}
}

type ServicesEnvOfTests = import("./env").ServicesEnv;
