/**
 * Imports a backup into an empty shop while the runtime is repeatedly killed with SIGKILL. The shop must stay out of
 * service until the restore is complete, and then contain the same bytes as the backup.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { exportShop } from "../../scripts/backup/export-shop.ts";
import { importShop } from "../../scripts/backup/import-shop.ts";
import { freePort } from "../contract/free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "../contract/services-runtime";
import { lot } from "../factories/lot";
import { ndjson, shelf } from "../factories/product";

const kills = Number(process.env.RESTORE_KILLS ?? 4);
const engine = "product-en-us";
const key = bindings.ADMIN_KEY ?? "";
const port = await freePort();
const [source, target] = [temporaryState(), temporaryState()];
const folder = mkdtempSync(join(tmpdir(), "backup-"));
const [first, second] = [join(folder, "first"), join(folder, "second")];
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const quiet = () => undefined;
const claim = "11111111-1111-4111-8111-111111111111";
let services: RunningServices;

const admin = (path: string, init: RequestInit = {}) =>
  fetch(services.url + path, { ...init, headers: { authorization: `Bearer ${key}`, ...init.headers } });

beforeAll(async () => {
  services = await startServices({ port, dataDir: source.dir });
  const post = async (path: string, body: string) =>
    expect([path, (await admin(path, { method: "POST", body })).ok]).toEqual([path, true]);
  await post("/commerce/_admin/products", ndjson(shelf));
  await post(
    "/lots/_admin/lots",
    ndjson(Array.from({ length: 1200 }, (_, index) => lot({ number: String(index + 1) }))),
  );
  await post("/search/_admin/engines", JSON.stringify({ name: engine, kind: "product" }));
  await post(`/search/_admin/engines/${engine}/documents`, ndjson(shelf.map(({ key: id, name }) => ({ id, name }))));
  await exportShop({ services: services.url, to: first, key, log: quiet });
  await services.stop();
  services = await startServices({ port, dataDir: target.dir });
}, 120_000);
afterAll(async () => {
  await services.stop();
  for (const state of [source, target]) state.remove();
  rmSync(folder, { recursive: true, force: true });
});

async function killed(): Promise<void> {
  process.kill(services.pid, "SIGKILL");
  await services.stop().catch(quiet);
  services = await startServices({ port, dataDir: target.dir });
}

/**
 * Imports the backup. With `after`, the runtime is killed during that call.
 * @returns reason for the failed import, or null
 */
async function restored(after: number | null): Promise<string | null> {
  const real = globalThis.fetch;
  let calls = 0;
  let killing: Promise<void> | null = null;
  const counted = vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    calls += 1;
    const answer = real(input, init);
    // A few milliseconds into the call, so that the data may be written without a response.
    if (calls === after) killing = pause((calls * 7) % 12).then(killed);
    return answer;
  });
  try {
    await importShop({ services: services.url, from: first, key, log: quiet, claim });
    return null;
  } catch (error) {
    return String(error);
  } finally {
    counted.mockRestore();
    await killing;
  }
}

it(`is in service only after the end of the restore, through ${kills} kills`, async () => {
  // The first import checks every database twice before it writes; one that continues writes with its fourth call.
  const callsBetween = 3 + Math.ceil(20 / kills);
  let interrupted = 0;
  let failure: string | null = "not begun";
  for (let kill = 0; kill < kills && failure !== null; kill += 1) {
    failure = await restored(kill === 0 ? 33 + callsBetween : callsBetween);
    const { restore } = (await (await admin("/backup/_admin/restore")).json()) as { restore: object | null };
    const { status } = await fetch(`${services.url}/commerce/api/products`);
    expect([kill, status === 503], failure ?? "").toEqual([kill, restore !== null]);
    if (restore) interrupted += 1;
  }
  console.log(`restore-kill: ${interrupted} interrupted restores, none of them in service`);
  expect(interrupted).toBeGreaterThan(1);
  if (failure !== null) expect(await restored(null)).toBeNull();
  expect((await fetch(`${services.url}/commerce/api/products`)).status).not.toBe(503);
  const manifest = await exportShop({ services: services.url, to: second, key, log: quiet });
  // Ignores zero counts, because counts are recomputed at the end without them.
  const ofNothing = /\{"prefix":"\d+","products":0,"clones":0,"due":0\},?/g;
  const read = (from: string) =>
    Object.fromEntries(
      manifest.files.map(({ path }) => [path, readFileSync(join(from, path), "utf8").replaceAll(ofNothing, "")]),
    );
  expect(read(second)).toEqual(read(first));
}, 240_000);
