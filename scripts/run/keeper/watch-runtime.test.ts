import { tmpdir } from "node:os";
import { describe, expect, it } from "vitest";
import type { Keeper } from "./keeper.ts";
import { watchRuntime } from "./watch-runtime.ts";

/** A keeper whose runtime is this process, which always responds. */
function keeperOf(replaced: string[]): Keeper {
  return {
    pid: () => process.pid,
    pulsePort: () => null,
    isReady: () => true,
    ready: () => Promise.resolve(),
    lastLines: () => [],
    replace: () => {},
    renew: (how) => replaced.push(how),
    around: (work) => work(),
    stop: () => Promise.resolve(),
  };
}

describe.skipIf(process.platform !== "linux")("a runtime above its memory limit", () => {
  it("is renewed, once, at an idle moment or when it has been above for long", async () => {
    const replaced: string[] = [];
    const others: string[] = [];
    const watch = { dataDir: tmpdir(), memoryMb: 1 };
    watchRuntime({ ...watch, keeper: keeperOf(replaced), patienceMs: 0 });
    // While it reads its own state, this process is busy.
    watchRuntime({ ...watch, keeper: keeperOf(others) });
    watchRuntime({ ...watch, keeper: keeperOf(others), memoryMb: 1e6, patienceMs: 0 });
    await new Promise((done) => setTimeout(done, 2500));
    expect(replaced).toEqual([expect.stringMatching(/^uses \d+ MB, above its limit of 1$/)]);
    expect(others).toEqual([]);
  });
});
