/** A runtime in an endless loop is reported, killed and replaced. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { watchRuntime } from "../../../scripts/run/keeper/watch-runtime.ts";
import { type Runtime, startRuntime } from "../../../scripts/run/runtime.ts";
import { freePort } from "../../contract/free-port";

const dataDir = mkdtempSync(join(tmpdir(), "runtime-hang-"));
const said: string[] = [];
let runtime: Runtime | null = null;

/** A quarter of the shop's own limits. */
const spin = { silentMs: 3000, workedMs: 1800, quietMs: 1000 };
const endless = {
  name: "endless",
  modules: true,
  script: "export default { fetch() { neverEnds(); } }; function neverEnds() { for (;;); }",
  compatibilityDate: "2026-07-01",
  routes: ["endless.localhost/*"],
};

afterAll(async () => {
  await runtime?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("a runtime that hangs", () => {
  it("is killed, restarted and reported", async () => {
    const [port, servicesPort] = [await freePort(), await freePort()];
    runtime = await startRuntime({
      port,
      servicesPort,
      dataDir,
      quiet: true,
      extraWorkers: [endless],
      onStart: (keeper) => watchRuntime({ keeper, dataDir, spin, log: (line) => said.push(line) }),
    });
    const { keeper } = runtime;
    await fetch(`http://127.0.0.1:${port}/robots.txt`);
    const isWritten = () => keeper.lastLines().some((line) => line.includes('"path":"/robots.txt"'));
    while (!isWritten()) await new Promise((done) => setTimeout(done, 20));
    const before = keeper.pid();
    get({ host: "127.0.0.1", port, headers: { host: `endless.localhost:${port}` }, agent: false }).on(
      "error",
      () => {},
    );
    const from = performance.now();
    while (keeper.pid() === before && performance.now() - from < 100_000)
      await new Promise((done) => setTimeout(done, 50));
    console.log(`runtime-hang: ended after ${Math.round(performance.now() - from)} ms`);
    await keeper.ready();
    const page = await fetch(`http://127.0.0.1:${port}/robots.txt`);
    expect(page.status).toBe(200);

    // On an overloaded machine the keeper waits longer and reports less.
    expect(said.join("\n")).toMatch(/of which it worked \d+ s(?: without reading or writing)?; see .*hang-/);
    const [name = ""] = readdirSync(dataDir).filter((file) => file.startsWith("hang-"));
    const report = readFileSync(join(dataDir, name), "utf8");
    expect(report).toMatch(/^\d+ {2}workerd {2}R {2}\d+ ms/m);
    expect(report).toMatch(/VmRSS:\s+\d+ kB/);
    expect(report).toContain(`127.0.0.1:${port}  `);
    expect(report).toContain('"path":"/robots.txt"');
    expect(report).toContain("Stacks");
    // The report contains the function if gdb is available and has enough time, which it may lack on a busy machine.
    if (spawnSync("gdb", ["--version"]).status === 0)
      expect(report).toMatch(/Functions of the worker[\s\S]*(?:neverEnds|gdb took longer)/);
  }, 180_000);
});
