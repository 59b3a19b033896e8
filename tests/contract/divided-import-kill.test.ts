/**
 * Kills the services repeatedly during an import into a divided engine: every product must be stored once, and none
 * from an older catalogue.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { products } from "../../bench/search/search-corpus.mjs";
import { openProgress } from "../../scripts/seed/progress.ts";
import { createSender, post } from "../../scripts/seed/send.ts";
import { partOf } from "../../workers/services/search/parts/part-of";
import { freePort } from "./free-port";
import { bindings, type RunningServices, startServices, temporaryState } from "./services-runtime";

const engine = "product-en-us";
const parts = 4;
const count = 2400;
const perRequest = 300;
/** Number of completed requests before a kill, and milliseconds into the next request. */
const kills = [
  { after: 1, ms: 10 },
  { after: 3, ms: 60 },
  { after: 5, ms: 140 },
];

const port = await freePort();
const state = temporaryState();
const key = bindings.ADMIN_KEY ?? "";
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let services: RunningServices;

beforeAll(async () => {
  services = await startServices({ port, dataDir: state.dir });
});
afterAll(async () => {
  await services.stop();
  state.remove();
});

async function killed(): Promise<void> {
  process.kill(services.pid, "SIGKILL");
  await services.stop();
  services = await startServices({ port, dataDir: state.dir });
}

/**
 * Sends an edition of the catalogue. After `interruptAfter` completed requests the importer stops, as if it had been
 * killed.
 */
async function send(edition: number, interruptAfter = Number.POSITIVE_INFINITY): Promise<number> {
  const progress = openProgress(state.dir, `edition ${edition}`, "import.json").of(engine);
  const url = `${services.url}/search/_admin/engines/${engine}/documents`;
  let answered = 0;
  let killing: Promise<void> = Promise.resolve();
  const sender = createSender(engine, url, {
    ...{ key, maxLines: perRequest, done: progress.done },
    onDone(lines) {
      progress.onDone?.(lines);
      answered += 1;
      const kill = kills.find(({ after }) => after === answered);
      if (kill && answered <= interruptAfter) killing = pause(kill.ms).then(killed);
    },
  });
  for (const product of products(count)) {
    if (answered >= interruptAfter) break;
    await sender.push(() => ({ ...product, edition }));
  }
  if (answered < interruptAfter) expect((await sender.end()).rejections).toEqual([]);
  await killing;
  return sender.done;
}

/** Documents and fields of each part, read from disk. */
function partsOnDisk(): { ids: string[]; editions: string[]; fields: string }[] {
  const folder = join(state.dir, "do/services-SearchEngineObject");
  const files = readdirSync(folder).filter((name) => name.endsWith(".sqlite") && name !== "metadata.sqlite");
  return files.map((file) => {
    // The services may be writing at the same time.
    const database = new DatabaseSync(join(folder, file), { timeout: 10_000 });
    const documents = database.prepare("select id, body from documents order by id").all();
    const fields = database.prepare("select name from fields order by name").all();
    database.close();
    return {
      ids: documents.map(({ id }) => String(id)),
      editions: [...new Set(documents.map(({ body }) => String(JSON.parse(String(body)).edition)))],
      fields: fields.map(({ name }) => name).join(" "),
    };
  });
}

describe("an import into an engine of several parts", () => {
  it("neither loses nor duplicates a product when its services are killed during requests, and all parts have the same edition", async () => {
    await post(`${services.url}/search/_admin/engines`, {
      key,
      body: JSON.stringify({ name: engine, kind: "product", parts }),
    });
    await send(1, 2);
    // The importer stopped during a request; it continues after the last completed one.
    expect(await send(1)).toBeGreaterThanOrEqual(perRequest);
    await send(2);

    const ids = [...products(count)].map(({ id }) => String(id));
    const answered = await fetch(`${services.url}/search/api/as/v1/engines/${engine}/search`, {
      method: "POST",
      headers: { authorization: `Bearer ${bindings.SEARCH_KEY}`, "content-type": "application/json" },
      body: JSON.stringify({ query: "", facets: { edition: { type: "value", size: 10 } }, page: { size: 1 } }),
    });
    expect(await answered.json()).toMatchObject({
      meta: { page: { total_results: count } },
      facets: { edition: [{ data: [{ value: "2", count }] }] },
    });

    // A killed engine opens again only at its next request, so its files can be read.
    await killed();
    const kept = partsOnDisk();
    const expected = Array.from({ length: parts }, (_, part) => ids.filter((id) => partOf(id, parts) === part).sort());
    expect(kept.map((part) => part.ids).sort()).toEqual(expected.sort());
    expect(kept.map(({ editions }) => editions)).toEqual(expected.map(() => ["2"]));
    expect(new Set(kept.map(({ fields }) => fields)).size).toBe(1);
  }, 180_000);
});
