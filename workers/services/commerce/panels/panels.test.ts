import { abortAllDurableObjects, env, runInDurableObject } from "cloudflare:test";
import { labNotebookList } from "@contracts/customers/customer-calls";
import { createdExperiment, experiment, type PanelDesign, panelProducts, panelQuoteReceipt } from "@contracts/panel";
import * as v from "valibot";
import { beforeAll, describe, expect, it } from "vitest";
import { loadPanelCatalogue, threeTargets } from "../../../../tests/factories/panel";
import { ndjson } from "../../../../tests/factories/product";
import {
  customerToken,
  mailedToken,
  mailsOf,
  newEmail,
  password,
  post as postAs,
  signUp,
  signUpBody,
} from "../testing/customers";
import { admin, call, errorOf, shopper } from "../testing/gateway";

beforeAll(async () => {
  await admin("/commerce/_admin/products", { method: "POST", body: ndjson(loadPanelCatalogue) });
});

const post = (token: string, path: string, body: unknown, address?: string) =>
  call(token, path, { method: "POST", body, ...(address && { headers: { "x-shopper-address": address } }) });
const visitor = async () => (await shopper()).token;

const request = (over: Record<string, unknown> = {}) => ({
  design: threeTargets,
  name: "T cells in tonsil",
  country: "US",
  language: "en",
  idempotencyKey: crypto.randomUUID(),
  ...over,
});
const create = (token: string, over: Record<string, unknown> = {}) =>
  post(token, "/signalstar/create-experiment", request(over));
async function made(token: string, over: Record<string, unknown> = {}) {
  const answer = await create(token, over);
  return v.parse(createdExperiment, await answer.json());
}
const read = async (token: string, id: string) =>
  v.parse(experiment, await (await call(token, `/signalstar/experiments/${id}`)).json());
async function notebookOf(token: string) {
  const answer = await call(token, "/customers/me/lab-notebook");
  return v.parse(labNotebookList, await answer.json()).results.map((entry) => entry.experimentId);
}
const send = (token: string, experimentId: string) =>
  post(token, "/signalstar/send-experiment", { experimentId, language: "en" });

const contact = (over: Record<string, unknown> = {}) => ({
  ...{ firstName: "Barbara", lastName: "Maple", email: newEmail(), institution: "Maple Institute", country: "US" },
  ...over,
});
const askQuote = (token: string, experimentId: string, over: Record<string, unknown> = {}) =>
  post(token, "/signalstar/quote-request", {
    ...{ experimentId, contact: contact(), language: "en", recaptchaToken: "a token" },
    ...over,
  });

describe("products of the panel builder", () => {
  const list = async (query: string) => {
    const answer = await call(await visitor(), `/signalstar?${query}`);
    return v.parse(panelProducts, await answer.json());
  };

  it("A-PANEL-15: list antibodies with their positions and kits, by id and for a country", async () => {
    const { antibodies, kits } = await list("country=US");
    expect(antibodies.map(({ productKey }) => productKey)).toEqual([
      ...["25011", "25012", "25013", "25014", "25015", "25031"],
    ]);
    expect(antibodies[0]).toMatchObject({ species: "Human", target: "CD3E", clone: "B25011", available: true });
    expect(antibodies[0]?.pairings).toEqual([
      { round: 1, channel: "488" },
      { round: 2, channel: "488" },
    ]);
    expect(antibodies[0]?.price).toMatchObject({ country: "US", currencyCode: "USD" });
    expect(kits.map(({ productKey, kind }) => [productKey, kind])).toEqual([
      ["25001", "multiplex"],
      ["25002", "buffer"],
      ["25003", "buffer"],
    ]);
    const one = await list("country=DE&ids=25012,25002,4060");
    expect(one.antibodies.map(({ sku, price }) => [sku, price?.currencyCode])).toEqual([["25012S", "EUR"]]);
    expect(one.kits).toHaveLength(1);
    expect((await list("country=US&species=Mouse")).antibodies.map(({ productKey }) => productKey)).toEqual(["25031"]);
  });

  it("state why something is not sold, and its price where a distributor sells it", async () => {
    const reasons = async (country: string) =>
      (await list(`country=${country}&ids=25011,25015`)).antibodies.map((each) => each.unavailableReason);
    expect(await reasons("US")).toEqual([null, "status"]);
    expect(await reasons("FR")).toEqual(["country", "status"]);
    const [inBrazil] = (await list("country=BR&ids=25011")).antibodies;
    expect(inBrazil).toMatchObject({ available: true, price: { country: "US" } });
  });

  it("reject an invalid query", async () => {
    const token = await visitor();
    for (const query of ["", "country=us", "country=US&species=Rat", "country=US&ids=x", "country=US&limit=5"])
      expect((await call(token, `/signalstar?${query}`)).status).toBe(400);
  });
});

describe("experiments", () => {
  it("A-PANEL-17: are created from a complete design and get a 128-bit id", async () => {
    const answer = await create(await visitor());
    expect(answer.status).toBe(201);
    const { experimentId } = v.parse(createdExperiment, await answer.json());
    expect(experimentId).toMatch(/^[a-z2-7]{26}$/);
  });

  it("A-PANEL-11, A-PANEL-08: can be read in full by anyone with the id", async () => {
    const token = await visitor();
    const design: PanelDesign = { ...threeTargets, types: [{ name: "tissue-microarray", imaging: "slide-scanner" }] };
    const { experimentId, createdAt } = await made(token, { design });
    expect(await read(token, experimentId)).toEqual({
      ...{ experimentId, createdAt, design, name: "T cells in tonsil", country: "US" },
      ...{ owner: true, quoteRequestedAt: null, recipient: null },
    });
    expect(await read(await visitor(), experimentId)).toMatchObject({ design, owner: false, recipient: null });
  });

  it("A-PANEL-08: with an unknown or malformed id are not found", async () => {
    const token = await visitor();
    for (const id of ["aaaaaaaaaaaaaaaaaaaaaaaaaa", "short", "AAAAAAAAAAAAAAAAAAAAAAAAAA", "%00", "..%2f..%2fx"])
      expect((await call(token, `/signalstar/experiments/${id}`)).status).toBe(404);
  });

  it("A-PANEL-12: are refused without species, targets, rounds or buffer kit, with the list of problems", async () => {
    const token = await visitor();
    const codes = async (over: Partial<PanelDesign>) => {
      const answer = await create(token, { design: { ...threeTargets, ...over } });
      const body: { errors: { code: string; problems: { code: string }[] }[] } = await answer.json();
      return [answer.status, body.errors[0]?.code, ...(body.errors[0]?.problems ?? []).map(({ code }) => code)];
    };
    const refused = [422, "DesignProblems"];
    expect(await codes({ targetSpecies: null })).toEqual([...refused, "no-species"]);
    expect(await codes({ selectedTargets: ["25011", "25012"] })).toEqual([...refused, "too-few-targets", "not-chosen"]);
    expect(await codes({ imagingRounds: [] })).toEqual([
      ...refused,
      ...["no-rounds", "not-placed", "not-placed", "not-placed"],
    ]);
    expect(await codes({ bufferKit: null })).toEqual([...refused, "no-buffer-kit"]);
    expect(await codes({ bufferKit: "25001" })).toEqual([...refused, "not-a-buffer-kit"]);
    expect(await codes({ targetSpecies: "Mouse" })).toEqual([
      ...refused,
      ...["other-species", "other-species", "other-species"],
    ]);
  });

  it("are refused for a malformed body before validation", async () => {
    const token = await visitor();
    const bodies = [
      {},
      request({ country: "usa" }),
      request({ idempotencyKey: "short" }),
      request({ name: "line\nbreak" }),
      request({ recipient: "someone@else.example" }),
      request({ design: { ...threeTargets, selectedTargets: Array.from({ length: 17 }, () => "25011") } }),
      request({ design: { ...threeTargets, html: "<b>" } }),
    ];
    for (const body of bodies) expect((await post(token, "/signalstar/create-experiment", body)).status).toBe(400);
    expect((await post(token, "/signalstar/create-experiment", request({ name: "x".repeat(20_000) }))).status).toBe(
      413,
    );
  });

  it("are the same for a repeated key, at once and after a crash", async () => {
    const token = await visitor();
    const same = request();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => post(token, "/signalstar/create-experiment", same)),
    );
    const all = await Promise.all(answers.map(async (answer) => v.parse(createdExperiment, await answer.json())));
    expect(new Set(all.map(({ experimentId }) => experimentId)).size).toBe(1);
    expect(new Set(all.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    await abortAllDurableObjects();
    const again = await post(token, "/signalstar/create-experiment", same);
    expect(again.status).toBe(200);
    expect(v.parse(createdExperiment, await again.json())).toEqual(all[0]);
    expect((await post(token, "/signalstar/create-experiment", { ...same, name: "Another" })).status).toBe(409);
    const byOtherVisitor = await made(await visitor(), { idempotencyKey: same.idempotencyKey });
    expect(byOtherVisitor.experimentId).not.toBe(all[0]?.experimentId);
  });

  it("A-PROFILE-17: appear once in a customer's lab notebook", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const idempotencyKey = crypto.randomUUID();
    const { experimentId } = await made(token, { idempotencyKey });
    await made(token, { idempotencyKey });
    const notebook: { results: unknown[] } = await (await call(token, "/customers/me/lab-notebook")).json();
    expect(notebook.results).toHaveLength(1);
    expect(notebook.results[0]).toMatchObject({
      ...{ experimentId, name: "T cells in tonsil", targetSpecies: "Human", targets: ["CD3E", "CD4", "CD8A"] },
    });
  });

  it("of a guest are transferred once to the customer who signs in or up", async () => {
    const guest = await visitor();
    const { experimentId } = await made(guest);
    const second = await made(guest, { name: "B cells" });
    const { email } = await signUp();
    expect((await postAs("/customers/login", { email, password }, { token: guest })).status).toBe(200);
    const token = await customerToken(email);
    expect(await notebookOf(token)).toEqual([second.experimentId, experimentId]);
    expect(await read(token, experimentId)).toMatchObject({ owner: true, name: "T cells in tonsil" });
    expect((await read(guest, experimentId)).owner).toBe(false);
    await postAs("/customers/email-verify", { tokenValue: await mailedToken(email, "verify-email"), password });
    expect((await send(token, experimentId)).status).toBe(202);
    expect((await send(guest, experimentId)).status).toBe(403);
    const { experimentId: later } = await made(guest, { name: "Later" });
    const other = signUpBody();
    expect((await postAs("/customers/signup", other, { token: guest })).status).toBe(201);
    expect(await notebookOf(await customerToken(other.email))).toEqual([later]);
    expect(await notebookOf(token)).toHaveLength(2);
  });

  it("are limited per shopper and hour", async () => {
    const token = await visitor();
    const statuses = [];
    for (let count = 0; count < 31; count += 1) statuses.push((await create(token)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(env.EXPERIMENTS_PER_HOUR).toBeUndefined();
  });

  it("limit wrong ids per address, and store nothing for them", async () => {
    const token = await visitor();
    const guess = (id: string) =>
      call(token, `/signalstar/experiments/${id}`, { headers: { "x-shopper-address": "2001:db8:1::7" } });
    const statuses = [];
    for (let count = 0; count < 62; count += 1) {
      const letters = "abcdefghijklmnopqrstuvwxyz234567";
      const id = `${letters[count % 32]}${letters[Math.floor(count / 32)]}${"a".repeat(24)}`;
      statuses.push((await guess(id)).status);
    }
    expect(statuses.slice(0, 60).every((status) => status === 404)).toBe(true);
    expect(statuses.slice(60)).toEqual([429, 429]);
    const stub = env.EXPERIMENTS.get(env.EXPERIMENTS.idFromName(`aa${"a".repeat(24)}`));
    const tables = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql.exec("select name from sqlite_master where name in ('experiment', 'mail_outbox')").toArray(),
    );
    expect(tables).toEqual([]);
  });
});

describe("mails about an experiment", () => {
  it("A-PANEL-16: go to the customer's verified address, three times an hour, with the whole design", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const { experimentId } = await made(token);
    expect(await errorOf(await send(token, experimentId))).toMatchObject({ status: 409, code: "NoRecipient" });
    await postAs("/customers/email-verify", { tokenValue: await mailedToken(email, "verify-email"), password });
    expect((await read(token, experimentId)).recipient).toBe(email);
    const statuses = [];
    for (let count = 0; count < 4; count += 1) statuses.push((await send(token, experimentId)).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    const mail = (await mailsOf(email, 4)).find(({ subject }) => subject.includes(experimentId));
    expect(mail?.links.some((link) => link.endsWith(`/products/signalstar/targetspecies?design=${experimentId}`))).toBe(
      true,
    );
    for (const text of ["25011S", "25012S", "25013S", "25001S", "25002S", "Round 1, 647 nm", "CD8A (clone 25013)"])
      expect(mail?.text).toContain(text);
    expect(mail?.text).not.toContain("T cells in tonsil");
  });

  it("are refused to other callers, and take no address from the caller", async () => {
    const token = await visitor();
    const { experimentId } = await made(token);
    await askQuote(token, experimentId);
    expect((await send(await visitor(), experimentId)).status).toBe(403);
    const chosen = { experimentId, language: "en", to: "someone@else.example" };
    expect((await post(token, "/signalstar/send-experiment", chosen)).status).toBe(400);
    expect((await send(token, "aaaaaaaaaaaaaaaaaaaaaaaaaa")).status).toBe(404);
  });

  it.each([
    ["en", "Design ID"],
    ["ja", "デザインID"],
    ["zh", "设计编号"],
  ])("are written in the visitor's language: %s", async (language, word) => {
    const token = await visitor();
    const { experimentId } = await made(token);
    const to = newEmail();
    await askQuote(token, experimentId, { contact: contact({ email: to }), language });
    expect((await post(token, "/signalstar/send-experiment", { experimentId, language })).status).toBe(202);
    const mails = await mailsOf(to, 2);
    expect(mails).toHaveLength(2);
    for (const mail of mails) expect(mail.text).toContain(word);
  });
});

describe("a request for a quote", () => {
  it("is stored with the experiment, sent to the sales team and confirmed to the sender, once", async () => {
    const token = await visitor();
    const { experimentId } = await made(token);
    const who = contact();
    const ask = () => askQuote(token, experimentId, { contact: who });
    const answers = await Promise.all([ask(), ask(), ask()]);
    const receipts = await Promise.all(answers.map(async (each) => v.parse(panelQuoteReceipt, await each.json())));
    expect(new Set(receipts.map(({ requestedAt }) => requestedAt)).size).toBe(1);
    const kept = await read(token, experimentId);
    expect(kept).toMatchObject({ quoteRequestedAt: receipts[0]?.requestedAt, recipient: who.email });
    await abortAllDurableObjects();
    expect((await ask()).status).toBe(200);
    const salesMails = (await mailsOf("sales@benchside.example")).filter(({ subject }) =>
      subject.includes(experimentId),
    );
    expect(salesMails).toHaveLength(1);
    for (const text of ["Barbara Maple", "Maple Institute", who.email, "25013S", experimentId])
      expect(salesMails[0]?.text).toContain(text);
    const own = await mailsOf(who.email);
    expect(own.filter(({ subject }) => subject.includes(experimentId))).toHaveLength(1);
    // Typed text is not sent to an unconfirmed mailbox.
    expect(own[0]?.text).not.toContain("Barbara");
  });

  it("is limited to the owner and needs complete contact data", async () => {
    const token = await visitor();
    const { experimentId } = await made(token);
    expect((await askQuote(await visitor(), experimentId)).status).toBe(403);
    const wrong = [{ email: "nobody" }, { institution: "" }, { country: "USA" }, { note: "free text" }];
    for (const over of wrong)
      expect((await askQuote(token, experimentId, { contact: contact(over) })).status).toBe(400);
    expect((await read(token, experimentId)).quoteRequestedAt).toBeNull();
  });

  it("is limited per hour, more strictly without a human check", async () => {
    const token = await visitor();
    const statuses = [];
    for (let count = 0; count < 6; count += 1) {
      const { experimentId } = await made(token);
      const bare = { experimentId, contact: contact(), language: "en" };
      statuses.push((await post(token, "/signalstar/quote-request", bare)).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  it("cannot flood another mailbox", async () => {
    const email = newEmail();
    const statuses = [];
    for (let count = 0; count < 7; count += 1) {
      const token = await visitor();
      const { experimentId } = await made(token);
      statuses.push((await askQuote(token, experimentId, { contact: contact({ email }) })).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 6 }, () => 201), 429]);
  });
});

describe("import of experiments", () => {
  it("keeps the id of a customer's experiment, and reports ids of unknown customers", async () => {
    const { email } = await signUp();
    const token = await customerToken(email);
    const experimentId = "mfzwizlsmvzxeylspb4tqmzrge";
    const line = (over: Record<string, unknown> = {}) => ({
      email,
      experiment: {
        ...{ experimentId, name: "Moved here", country: "US", language: "en", design: threeTargets },
        createdAt: "2026-01-02T03:04:05.000Z",
      },
      ...over,
    });
    const body = ndjson([line(), line({ email: "nobody@nowhere.example" })]);
    const answer = await admin("/commerce/_admin/experiments", { method: "POST", body });
    expect(await answer.json()).toMatchObject({ received: 2, stored: 1, rejected: 1 });
    expect(await read(token, experimentId)).toMatchObject({ name: "Moved here", owner: true });
  });
});
