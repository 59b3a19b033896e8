/**
 * Garbage collection must not hang the runtime. V8's stress mode, in which a thread allocates in a worker's heap, hangs
 * the runtime within seconds if another thread sweeps (decision 0103).
 */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Miniflare } from "../../../scripts/run/miniflare.ts";
// Sets the shop's runtime flags.
import "../../../scripts/run/runtime.ts";

const stress = "--stress-concurrent-allocation --initial-old-space-size=1";
/** Without the flag it hangs within three seconds; `npm run runtime-kills` waits longer. */
const durationMs = process.env.RUNTIME_KILLS === "all" ? 15_000 : 6000;
/** Creates short-lived objects in the runtime and in the script. */
const script = `
let kept = [];
export default {
  async fetch() {
    const requests = Array.from({ length: 300 }, (_, index) => new Request("http://x/" + index, { headers: { a: "b" } }));
    kept.push(Array.from({ length: 2000 }, (_, index) => ({ index, text: "t" + index })));
    if (kept.length > 40) kept = [];
    return new Response(await new Response(String(requests.length)).text());
  },
};`;

let runtime: InstanceType<typeof Miniflare>;
let url: URL;

beforeAll(async () => {
  const flags = process.env.MINIFLARE_WORKERD_V8_FLAGS ?? "";
  process.env.MINIFLARE_WORKERD_V8_FLAGS = `${flags} ${stress}`;
  runtime = new Miniflare({ modules: true, script, compatibilityDate: "2026-07-01", host: "127.0.0.1", port: 0 });
  url = await runtime.ready;
  process.env.MINIFLARE_WORKERD_V8_FLAGS = flags;
});
afterAll(() => runtime.dispose());

describe("a runtime that collects garbage", () => {
  it("keeps responding", async () => {
    const until = performance.now() + durationMs;
    let answers = 0;
    while (performance.now() < until) {
      const answer = await fetch(url, { signal: AbortSignal.timeout(8000) });
      expect(await answer.text()).toBe("300");
      answers += 1;
    }
    expect(answers).toBeGreaterThan(40);
  }, 60_000);
});
