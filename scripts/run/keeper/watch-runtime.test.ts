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
    replace: (how) => replaced.push(how),
    around: (work) => work(),
    stop: () => {},
  };
}

describe.skipIf(process.platform !== "linux")("a runtime above its memory limit", () => {
  it("is restarted, once", async () => {
    const replaced: string[] = [];
    const others: string[] = [];
    watchRuntime({ keeper: keeperOf(replaced), dataDir: tmpdir(), memoryMb: 1 });
    watchRuntime({ keeper: keeperOf(others), dataDir: tmpdir(), memoryMb: 1e6 });
    await new Promise((done) => setTimeout(done, 2500));
    expect(replaced).toEqual([expect.stringMatching(/^has come to hold \d+ MB, of 1 that it may$/)]);
    expect(others).toEqual([]);
  });
});
