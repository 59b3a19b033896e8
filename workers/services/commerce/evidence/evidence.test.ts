import { SELF } from "cloudflare:test";
import { type EvidenceRecord, productEvidence, productsEvidence } from "@contracts/catalogue/evidence";
import { pageGeneration } from "@contracts/settings";
import { cellsOfRecord, recordColumns } from "@domain/evidence/csv-records";
import { evidenceCsv } from "@domain/evidence/evidence-file";
import { csvText } from "@domain/tables/csv-text";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { evidence, homologyOf } from "../../../../tests/factories/evidence";
import { product } from "../../../../tests/factories/product";
import { engineCall, importInto, keys, call as searchCall } from "../../search/testing";
import { newKey, officeCall, tokenOf } from "../../staff/testing";
import { admin, call, errorOf, importShelf, tokens } from "../testing/gateway";

const base = "/commerce/_admin/evidence";
let token = "";
beforeAll(async () => {
  token = (await tokens("client")).access_token;
});

afterEach(() => void vi.useRealTimers());

const of = async (key: string) =>
  v.parse(productEvidence, await (await call(token, `/products/${key}/evidence`)).json());
const lines = (values: readonly unknown[]) => values.map((value) => JSON.stringify(value)).join("\n");
const send = async (body: string, type = "application/x-ndjson", path = base) =>
  (await admin(path, { method: "POST", body, headers: { "content-type": type } })).json<Record<string, unknown>>();
const setState = (id: string, state: EvidenceRecord["state"] | object) =>
  admin(`${base}/${id}/state`, { method: "PUT", body: JSON.stringify(state) });
const generation = async () => {
  const answer = await SELF.fetch("http://services.test/settings/generation", {
    headers: { authorization: "Bearer demo-settings-key" },
  });
  return v.parse(pageGeneration, await answer.json());
};
const withdrawn = { kind: "withdrawn", reason: "the cell line was another one", day: "2026-03-01" } as const;

describe("evidence", () => {
  it("is imported by line; rejected lines are named with line and field", async () => {
    const record = evidence("lines-1", { productKey: "4061" });
    const measure = { kind: "ratio", value: 1, unit: "1", threshold: null, n: null };
    const body = lines([
      record,
      { ...record, id: "lines-2", outcome: "works" },
      { ...record, id: "lines-3", pillar: "genetic" },
      { ...record, id: "lines-4", application: "wb" },
    ]);
    const infinite = JSON.stringify({ ...record, id: "lines-5", measure }).replace('"value":1', '"value":1e999');
    expect(await send(`${body}\nno json\n${infinite}`)).toMatchObject({
      received: 6,
      stored: 1,
      rejected: 5,
      rejections: [
        { line: 2, path: "outcome" },
        { line: 3, path: "control.kind" },
        { line: 4, path: "application", message: "must be written WB" },
        { line: 5, path: "", message: "not JSON" },
        { line: 6, path: "measure.value" },
      ],
      products: ["4061"],
    });
    expect((await of("4061")).records).toEqual([record]);
    expect(await of("4999")).toEqual({ productKey: "4999", records: [], homology: [], uses: [] });
  });

  it("is imported from CSV, with its lines and columns", async () => {
    const record = evidence("csv-1", {
      productKey: "4062",
      sample: { ...evidence("x").sample, name: 'a "line",\nlong' },
    });
    const wrong = evidence("csv-2", { productKey: "4062" });
    const body = csvText([[...recordColumns], cellsOfRecord(record), cellsOfRecord(wrong)]).replace(
      /(csv-2,.*?),true\r\n$/s,
      "$1,perhaps\r\n",
    );
    expect(await send(body, "text/csv")).toMatchObject({
      stored: 1,
      rejections: [{ line: 4, path: "demonstration" }],
    });
    expect((await of("4062")).records).toEqual([record]);
    const file = evidenceCsv(product("4062"), {
      productKey: "4062",
      records: [record],
      homology: [homologyOf("B", 1, { productKey: "4062" })],
      uses: [],
    });
    expect(await send(file, "text/csv")).toMatchObject({ received: 1, stored: 1, rejected: 0 });
  });

  it("keeps facts, follows states, and keeps every state", async () => {
    const record = evidence("kept-1", { productKey: "4063" });
    const newer = evidence("kept-2", { productKey: "4063", outcome: "inconclusive" });
    await send(lines([record, newer]));
    expect(await send(lines([record]))).toMatchObject({ stored: 1, products: [] });
    expect(await send(lines([{ ...record, outcome: "does-not-support" }]))).toMatchObject({
      stored: 0,
      rejections: [{ line: 1, path: "outcome" }],
    });
    expect((await setState("kept-1", { kind: "superseded", by: "nothing" })).status).toBe(400);
    expect((await setState("kept-1", { kind: "superseded", by: "kept-1" })).status).toBe(400);
    expect((await setState("kept-1", { kind: "superseded", by: "kept-2" })).status).toBe(200);
    expect((await setState("kept-1", { kind: "active" })).status).toBe(400);
    expect((await setState("kept-1", withdrawn)).status).toBe(200);
    expect(await send(lines([{ ...record, state: { kind: "superseded", by: "kept-2" } }]))).toMatchObject({
      rejections: [{ line: 1, path: "state" }],
    });
    expect((await of("4063")).records).toEqual([{ ...record, state: withdrawn }, newer]);
    const history = await (await admin(`${base}/kept-1`)).json<{ states: { state: { kind: string } }[] }>();
    expect(history.states.map(({ state }) => state.kind)).toEqual(["active", "superseded", "withdrawn"]);
  });

  it("refuses records that supersede each other in a circle, or are superseded by an unknown record", async () => {
    const record = (id: string, by: string, over: object = {}) =>
      evidence(id, { productKey: "4068", state: { kind: "superseded", by }, ...over });
    const sound = evidence("ring-4", { productKey: "4068" });
    const file = [
      ...[record("ring-1", "ring-2"), record("ring-2", "ring-1"), record("ring-3", "gone")],
      ...[record("ring-5", "ring-4"), sound, evidence("ring-6", { productKey: "4069" }), record("ring-7", "ring-6")],
    ];
    const answer = await send(lines(file));
    expect(answer).toMatchObject({ stored: 3, products: ["4068", "4069"] });
    const refused = [1, 2, 3, 7].map((line) => ({ line, path: "state.by" }));
    expect(answer.rejections).toMatchObject(refused);
    expect((await setState("ring-4", { kind: "superseded", by: "ring-5" })).status).toBe(400);
  });

  it("invalidates stored pages only when something changed", async () => {
    const record = evidence("purge-1", { productKey: "4064" });
    const changedAt = async () => (await generation()).products?.["4064"] ?? 0;
    const all = (await generation()).generation;
    await send(lines([record]));
    const after = await changedAt();
    expect(after).toBeGreaterThan(0);
    await send(lines([record]));
    expect(await changedAt()).toBe(after);
    await setState("purge-1", withdrawn);
    expect(await changedAt()).toBeGreaterThanOrEqual(after);
    expect((await generation()).generation).toBe(all);
  });

  const genetic = { pillar: "genetic", control: { kind: "ko", id: "CVCL_0030" } } as const;
  const validation = async () => {
    const answer = await engineCall("product-ja-jp", "documents?ids[]=4060", { key: keys.private, method: "GET" });
    const [found] = await answer.json<{ validation?: string[] }[]>();
    return found?.validation;
  };

  async function openLists(): Promise<void> {
    const document = { id: "4060", productnumber: "4060", name: "Akt", validation: [] };
    for (const locale of ["en-us", "ja-jp", "zh-cn"]) {
      const name = `product-${locale}`;
      await searchCall("/_admin/engines", { key: keys.admin, body: { name, schema: { validation: "text" } } });
      await importInto(name, [document]);
    }
    await importShelf();
  }

  it("writes the validation facet of the product's search documents", async () => {
    await openLists();
    await send(lines([evidence("facet-1", { productKey: "4060", ...genetic })]));
    expect(await validation()).toHaveLength(1);
    await setState("facet-1", withdrawn);
    expect(await validation()).toEqual([]);
  });

  it("reaches the search documents after an outage of search without another change", async () => {
    await openLists();
    const fault = (mode: string) =>
      SELF.fetch("http://services.test/_demo/faults", {
        method: "POST",
        body: JSON.stringify({ service: "search", mode }),
      });
    const warnings = vi.spyOn(console, "warn").mockImplementation(() => {});
    await fault("down");
    await send(lines([evidence("outage-1", { productKey: "4060", ...genetic })]));
    await fault("none");
    expect(warnings).toHaveBeenCalledOnce();
    warnings.mockRestore();
    expect(await validation()).toEqual([]);
    await generation();
    const shown = (await generation()).products?.["4060"] ?? 0;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
    await generation();
    await expect.poll(validation).toHaveLength(1);
    await expect.poll(async () => (await generation()).products?.["4060"]).toBeGreaterThan(shown);
  });

  it("has homology and counts of papers, which later lines replace", async () => {
    const use = { productKey: "4065", application: "WB", species: "H", papers: 3 };
    const ndjson = "application/x-ndjson";
    const sent = [homologyOf("B", 0.98, { productKey: "4065" }), homologyOf("B", 0.99, { productKey: "4065" })];
    expect(await send(lines(sent), ndjson, `${base}/homology`)).toMatchObject({ stored: 2 });
    expect(await send(lines([use, { ...use, papers: -1 }]), ndjson, `${base}/uses`)).toMatchObject({
      stored: 1,
      rejections: [{ line: 2, path: "papers" }],
    });
    expect(await of("4065")).toMatchObject({ homology: [{ identity: 0.99 }], uses: [use] });
    const several = await (await call(token, "/products/evidence?keys=9999,4065,4060")).json();
    const each = [await of("9999"), await of("4065"), await of("4060")];
    expect(v.parse(productsEvidence, several).results).toEqual(each);
  });

  it("is refused without a key, and for an invalid number or id; only demonstration data can be removed", async () => {
    expect((await SELF.fetch(`http://services.test${base}`, { method: "POST", body: "{}" })).status).toBe(401);
    expect(await errorOf(await call(token, "/products/abc/evidence"))).toMatchObject({ status: 404 });
    expect(await errorOf(await call(token, "/products/evidence?keys=abc"))).toMatchObject({ status: 400 });
    expect((await admin(`${base}/no-such-record`)).status).toBe(404);
    expect((await setState("no-such-record", withdrawn)).status).toBe(404);
    expect((await setState("no such", withdrawn)).status).toBe(400);
    expect((await admin(base, { method: "DELETE" })).status).toBe(400);
    await send(
      lines([
        evidence("real-1", { productKey: "4066", demonstration: false }),
        evidence("demo-1", { productKey: "4066" }),
      ]),
    );
    expect((await admin(`${base}?demonstration=true`, { method: "DELETE" })).status).toBe(200);
    expect((await of("4066")).records.map(({ id }) => id)).toEqual(["real-1"]);
  });
});

describe("evidence in the office", () => {
  const at = "/commerce/_office/evidence";
  const reason = "Test of the evidence desk";
  const typed = (over: object = {}) => ({
    ...{ key: newKey(), reason, productKey: "4063", application: "WB", species: "H", pillar: "none" },
    ...{ sample: { kind: "cell-line", name: "HeLa" }, control: { kind: "none" }, outcome: "supports" },
    ...{ source: { kind: "independent", name: "A laboratory", sponsored: false }, observedKda: "60|62" },
    ...{ published: "2026-02-01", ...over },
  });

  it("is added, superseded and withdrawn with a reason, and stored pages are invalidated at once", async () => {
    await admin("/commerce/_admin/products", { method: "POST", body: JSON.stringify(product("4063")) });
    const desk = await tokenOf("catalogue");
    const wrong = await officeCall(desk, `${at}/add`, typed({ pillar: "genetic", sample: { kind: "cell-line" } }));
    expect(wrong.body.errors.map(({ field }: { field: string }) => field)).toContain("sample.name");
    const changedAt = async () => (await generation()).products?.["4063"] ?? 0;
    const before = await changedAt();
    const form = typed();
    const { body: old } = await officeCall(desk, `${at}/add`, form);
    expect((await officeCall(desk, `${at}/add`, form)).body).toEqual(old);
    expect(await changedAt()).toBeGreaterThan(before);
    const { body: newer } = await officeCall(desk, `${at}/add`, typed({ outcome: "does-not-support" }));
    const end = (id: string, name: string, fields: object) =>
      officeCall(desk, `${at}/${id}/${name}`, { key: newKey(), version: 1, reason, ...fields });
    expect((await end(old.record, "supersede", { by: "no-such" })).body.errors[0].field).toBe("by");
    expect((await end(old.record, "supersede", { by: newer.record })).status).toBe(200);
    expect((await end(old.record, "withdraw", {})).status).toBe(409);
    const reasons = { ja: "細胞株の取り違えのため", zh: null };
    expect((await end(newer.record, "withdraw", { reason: "x".repeat(301) })).body.errors[0].field).toBe("reason");
    expect((await end(newer.record, "withdraw", { reasons })).status).toBe(200);
    const stated = (await of("4063")).records.find(({ id }) => id === newer.record)?.state;
    expect(stated).toMatchObject({ kind: "withdrawn", reason, reasons: { ja: reasons.ja } });
    const states = (await of("4063")).records.map(({ id, state, observedKda }) => [id, state.kind, observedKda]);
    expect(states.sort()).toEqual(
      [
        [old.record, "superseded", [60, 62]],
        [newer.record, "withdrawn", [60, 62]],
      ].sort(),
    );
    const { body } = await officeCall(desk, `${at}/${newer.record}`);
    expect(body).toMatchObject({ version: 2, record: { record: { demonstration: true }, states: [{}, {}] } });
    expect(body.history[0]).toMatchObject({ reason, before: { state: "active" }, after: { state: "withdrawn" } });
    expect((await officeCall(desk, `${at}?q=4063&state=withdrawn&application=WB`)).body.rows).toHaveLength(1);
  });

  it("is imported as CSV or JSON lines after a preview, and undone by withdrawal", async () => {
    await admin("/commerce/_admin/products", { method: "POST", body: JSON.stringify(product("4067")) });
    const desk = await tokenOf("catalogue");
    const imports = "/commerce/_office/imports";
    const check = async (csv: string) => {
      const { body } = await officeCall(desk, `${imports}/check`, { key: newKey(), kind: "evidence", name: null, csv });
      return (await officeCall(desk, `${imports}/${body.record}`)).body.record;
    };
    const step = async (id: string, name: string) => {
      const { version } = (await officeCall(desk, `${imports}/${id}`)).body;
      return officeCall(desk, `${imports}/${id}/${name}`, { key: newKey(), version, reason });
    };
    const states = async () => (await of("4067")).records.map(({ id, state }) => [id, state.kind]);
    await send(lines([evidence("file-0", { productKey: "4067" })]));
    const real = { productKey: "4067", demonstration: false };
    const records = [
      evidence("file-0", { productKey: "4067", state: { kind: "superseded", by: "file-1" } }),
      ...["file-1", "file-2", "file-2"].map((id) => evidence(id, real)),
      evidence("file-3", { productKey: "9999" }),
      { ...evidence("file-4", { productKey: "4067" }), outcome: "good" },
      evidence("file-0b", { productKey: "4067", pillar: "independent" }),
    ];
    const made = await check(lines(records));
    expect(made).toMatchObject({ state: "checked", rows: 7, changes: 3, rejected: 4 });
    expect(made.faults.map(({ line }: { line: number }) => line)).toEqual([4, 5, 6, 7]);
    expect(await states()).toEqual([["file-0", "active"]]);
    expect((await step(made.id, "apply")).status).toBe(200);
    expect(await states()).toEqual([
      ["file-0", "superseded"],
      ["file-1", "active"],
      ["file-2", "active"],
    ]);
    expect((await of("4067")).records.every(({ demonstration }) => demonstration)).toBe(true);
    const csv = csvText([recordColumns, ...(await of("4067")).records.map(cellsOfRecord)]);
    expect(await check(csv)).toMatchObject({ rows: 3, changes: 0, unchanged: 3, rejected: 0 });
    expect((await step(made.id, "undo")).status).toBe(200);
    expect(await states()).toEqual([
      ["file-0", "superseded"],
      ["file-1", "withdrawn"],
      ["file-2", "withdrawn"],
    ]);
    const { body } = await officeCall(desk, `${imports}/${made.id}`);
    expect(body.record).toMatchObject({ state: "undone", counts: { undone: 2, kept: 1 } });
    const { history } = (await officeCall(desk, `${at}/file-1`)).body;
    expect(history.map(({ reason: why }: { reason: string }) => why)).toEqual([
      `Undo of import ${made.id}`,
      `Import ${made.id}`,
    ]);
  });
});
