import childProcess, { type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createKeeper, type Keeper } from "./keeper.ts";

/** Stand-in for the runtime: each start runs the next step of its configuration. */
const runtime = `
const { readFileSync, appendFileSync, writeSync } = require("node:fs");
const steps = JSON.parse(readFileSync(0, "utf8"));
appendFileSync("starts", "x");
const step = steps[readFileSync("starts", "utf8").length - 1];
if (step === "stays") process.on("SIGTERM", () => {});
if (step !== "refuses") writeSync(3, '{"event":"listen","socket":"pulse","port":1}\\n');
if (step === "serves" || step === "stays") setInterval(() => {}, 1000);
else setTimeout(() => process.exit(step === "refuses" ? 1 : 0), 100);
`;

let folder: string;
let keeper: Keeper;
let said: string[];
let given: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "keeper-"));
  writeFileSync(join(folder, "serve"), runtime);
  said = [];
  given = [];
});

afterEach(() => {
  keeper.stop();
  rmSync(folder, { recursive: true });
});

/** Starts the runtime like Miniflare, which ends it on request. */
async function start(steps: readonly ("serves" | "stays" | "ends" | "refuses")[]): Promise<ChildProcess> {
  const starts = () => readFileSync(join(folder, "starts"), "utf8").length;
  keeper = createKeeper({
    ask: async () => ["serves", "stays"].includes(steps[starts() - 1] ?? ""),
    pulseSocket: "pulse",
    giveUp: (reason) => given.push(reason),
    log: (line) => said.push(line),
  });
  const standIn = await keeper.around(async () =>
    childProcess.spawn(process.execPath, ["serve", "--control-fd=3"], {
      cwd: folder,
      stdio: ["pipe", "pipe", "pipe", "pipe"],
    }),
  );
  standIn.stdin?.end(JSON.stringify(steps));
  return standIn;
}

describe("a runtime that is renewed", () => {
  it("may end by itself, and is restarted with the reason", async () => {
    await start(["serves", "serves"]);
    await keeper.ready();
    keeper.renew("has grown");
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/^The shop is ready again/));
    expect(said[0]).toBe("The runtime has grown; it is restarted.");
  });

  it("is killed if it does not end", async () => {
    await start(["stays", "serves"]);
    await keeper.ready();
    keeper.renew("has grown");
    await vi.waitFor(() => expect(said.at(-1)).toMatch(/^The shop is ready again/), { timeout: 10_000 });
  });
});

describe("a runtime that ends by itself", () => {
  it("is restarted once it has listened, even before the shop responded", async () => {
    const standIn = await start(["ends", "ends", "serves"]);
    const exits: unknown[] = [];
    standIn.on("exit", (code) => exits.push(code));
    await keeper.ready();
    expect(said.slice(0, 2)).toEqual(Array(2).fill("The runtime ended with code 0; it is restarted."));
    expect([exits, given]).toEqual([[], []]);
  });

  it("is not restarted if it rejected its configuration, and reports that to the caller", async () => {
    const standIn = await start(["refuses", "serves"]);
    expect(await once(standIn, "exit")).toEqual([1, null]);
    expect(readFileSync(join(folder, "starts"), "utf8")).toBe("x");
  });
});
