import { env, listDurableObjectIds, runInDurableObject, SELF } from "cloudflare:test";
import { authorization, cardSessionState } from "@contracts/commerce/card-service";
import { cardFields, cardFieldsState } from "@contracts/commerce/payments";
import * as v from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";

const origin = "http://services.test";
const bearer = { authorization: "Bearer demo-payments-key" };
const cartId = "cart-1";
const owner = "customer:someone";
const returnUrl = "http://localhost:8787/checkout/paymentinformation?step=2";
const card = { number: "4111 1111 1111 1111", holder: "Rosalind Mint", expiration: "04/40", code: "123" };

afterEach(() => vi.useRealTimers());

const api = (path: string, body?: unknown, headers: Record<string, string> = {}) =>
  SELF.fetch(`${origin}/payments/api${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { ...bearer, ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });

async function open(over: Record<string, unknown> = {}) {
  const answer = await api("/paymetric/tokens", { cartId, owner, returnUrl, language: "en", ...over });
  return v.parse(cardFields, await answer.json());
}

const page = (id: string, frame = "") => SELF.fetch(`${origin}/payments/cards/${id}${frame}`, { redirect: "manual" });
const enter = (id: string, fields: Record<string, string> = card, frame = "", headers: Record<string, string> = {}) =>
  SELF.fetch(`${origin}/payments/cards/${id}${frame}`, {
    method: "POST",
    redirect: "manual",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    body: new URLSearchParams(fields).toString(),
  });
const stateOf = async (id: string, who = owner) =>
  api(`/paymetric/tokens/${id}?cartId=${cartId}&owner=${encodeURIComponent(who)}`);

async function filled(number = card.number): Promise<{ id: string; token: string }> {
  const { id } = await open();
  expect((await enter(id, { ...card, number })).status).toBe(303);
  const state = v.parse(cardFieldsState, await (await stateOf(id)).json());
  if (state.state !== "filled") throw new Error(state.state);
  return { id, token: state.token };
}

const attempt = (token: string, over: Record<string, unknown> = {}) => ({
  token,
  cartId,
  owner,
  amount: { centAmount: 4300, currencyCode: "USD" },
  reference: "W260000000001",
  ...over,
});
const authorise = async (key: string, body: unknown) =>
  v.parse(authorization, await (await api("/authorizations", body, { "idempotency-key": key })).json());

describe("card fields", () => {
  it("are a separate page: strict policy, framed by the shop's origins only, never cached", async () => {
    const { id, frameUrl, pageUrl } = await open();
    expect([pageUrl, frameUrl].map((url) => new URL(url).pathname)).toEqual([
      `/payments/cards/${id}`,
      `/payments/cards/${id}/frame`,
    ]);
    const whole = await page(id);
    const policy = whole.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("form-action 'self' http://localhost:8787;");
    expect(policy).not.toContain("unsafe");
    expect(whole.headers.get("cache-control")).toBe("no-store");
    const framed = (await page(id, "/frame")).headers.get("content-security-policy") ?? "";
    expect(framed).toContain("frame-ancestors http://localhost:8787 http://jp.localhost:8787;");
    const html = await whole.text();
    for (const hint of ["cc-number", "cc-name", "cc-exp", "cc-csc"]) expect(html).toContain(`autocomplete="${hint}"`);
  });

  it.each([
    ["ja", "カード番号", "ja"],
    ["zh", "卡号", "zh"],
  ])("are translated to %s", async (language, label, lang) => {
    const html = await (await page((await open({ language })).id)).text();
    expect(html).toContain(label);
    expect(html).toContain(`<html lang="${lang}"`);
  });

  it("as a whole page return to the shop without scripts", async () => {
    const { id } = await open();
    const sent = await enter(id);
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `${returnUrl}&card=${id}`]);
    expect((await page(id)).headers.get("location")).toBe(`${returnUrl}&card=${id}`);
  });

  it("in a frame confirm the card by a message to the shop or a link out of the frame", async () => {
    const { id } = await open();
    const sent = await enter(id, card, "/frame");
    expect([sent.status, sent.headers.get("location")]).toEqual([303, `/payments/cards/${id}/frame`]);
    const html = await (await page(id, "/frame")).text();
    expect(html).toContain(`data-card-session="${id}"`);
    expect(html).toContain('data-shop-origin="http://localhost:8787"');
    expect(html).toContain('target="_top"');
    expect(html).toContain("1111");
  });

  it("keep a card for its owner if the holder wants it, and require the bank's confirmation for each payment", async () => {
    const asking = { ...card, number: "4000 0027 6000 3184", save: "yes" };
    const first = await open({ offersSaving: true });
    expect(await (await page(first.id)).text()).toContain('name="save"');
    await enter(first.id, asking);
    await enter(first.id, { answer: "confirm" });
    const entered = v.parse(cardSessionState, await (await stateOf(first.id)).json());
    const saved = entered.state === "filled" ? entered.savedCard : undefined;
    expect(saved).toMatch(/^card_/);
    const next = await open({ savedCard: saved });
    expect(v.parse(cardSessionState, await (await stateOf(next.id)).json()).state).toBe("open");
    expect(await (await page(next.id)).text()).toContain("3184");
    await enter(next.id, { answer: "confirm" });
    const paid = v.parse(cardSessionState, await (await stateOf(next.id)).json());
    expect([paid.state, "savedCard" in paid]).toEqual(["filled", false]);
    const request = { cartId, returnUrl, language: "en", savedCard: saved };
    expect((await api("/paymetric/tokens", { ...request, owner: "customer:other" })).status).toBe(404);
    const forget = (who: string) => api("/paymetric/cards/forget", { token: saved, owner: who });
    expect((await forget("customer:other")).status).toBe(200);
    expect((await api("/paymetric/tokens", { ...request, owner })).status).toBe(201);
    expect((await forget(owner)).status).toBe(200);
    expect((await api("/paymetric/tokens", { ...request, owner })).status).toBe(404);
    const plain = await open();
    expect(await (await page(plain.id)).text()).not.toContain('name="save"');
  });

  describe("card fields with a challenge of the bank", () => {
    const asking = { ...card, number: "4000 0027 6000 3184" };
    const seen = async (id: string) => (await (await stateOf(id)).json<{ state: string }>()).state;

    it.each(["", "/frame"])("return a token only after the holder has confirmed%s", async (frame) => {
      const { id } = await open();
      const sent = await enter(id, asking, frame);
      expect([sent.status, sent.headers.get("location")]).toEqual([303, `/payments/cards/${id}${frame}`]);
      expect(await seen(id)).toBe("open");
      // Leaving and coming back, and another entry, show the same question.
      await enter(id, asking, frame);
      const question = await (await page(id, frame)).text();
      expect(question).toContain("The bank of the card ending in 3184 asks you");
      expect((await enter(id, { answer: "perhaps" }, frame)).status).toBe(422);
      const answers = await Promise.all([1, 2].map(() => enter(id, { answer: "confirm" }, frame)));
      const next = frame ? `/payments/cards/${id}/frame` : `${returnUrl}&card=${id}`;
      for (const answer of answers) {
        if (answer.status === 303) expect(answer.headers.get("location")).toBe(next);
      }
      const state = v.parse(cardFieldsState, await (await stateOf(id)).json());
      if (state.state !== "filled") throw new Error(state.state);
      expect(await authorise("attempt-3ds", attempt(state.token))).toMatchObject({ status: "approved" });
    });

    it("end after a refusal, and after ten minutes without an answer", async () => {
      const refused = await open();
      await enter(refused.id, asking);
      const answer = await enter(refused.id, { answer: "refuse" });
      expect(answer.headers.get("location")).toBe(`${returnUrl}&card=${refused.id}`);
      expect(await seen(refused.id)).toBe("cancelled");
      expect((await enter(refused.id, { answer: "confirm" })).status).toBe(410);
      const end = await (await page(refused.id, "/frame")).text();
      expect(end).toContain("The card was not confirmed");
      // In a frame, the return link has the session id too, so the shop can show why there is no card.
      expect(end).toContain(`href="${returnUrl.replaceAll("&", "&amp;")}&amp;card=${refused.id}" target="_top"`);
      const left = await open();
      await enter(left.id, asking);
      vi.useFakeTimers({ now: Date.now() + 11 * 60_000, toFake: ["Date"] });
      expect(await seen(left.id)).toBe("expired");
      expect((await enter(left.id, { answer: "confirm" })).status).toBe(410);
    });

    it("accept no answer from another site", async () => {
      const { id } = await open();
      await enter(id, asking);
      const foreign = await enter(id, { answer: "confirm" }, "", { origin: "https://elsewhere.example" });
      expect([foreign.status, await seen(id)]).toEqual([403, "open"]);
    });
  });

  it.each([
    ["number", { number: "4111 1111 1111 1112" }, "Enter a valid card number."],
    ["number", { number: "5555 5555 5555 4444" }, "Use one of the test cards."],
    ["holder", { holder: "" }, "Enter the name as shown on the card."],
    ["expiration", { expiration: "01/20" }, "Enter an expiration date that has not passed"],
    ["code", { code: "12" }, "Enter the 3 or 4 digits"],
  ])("mark a wrong %s, keep the other fields, and never show number or code again", async (field, over, message) => {
    const { id } = await open();
    const sent = await enter(id, { ...card, ...over });
    const html = await sent.text();
    expect(sent.status).toBe(422);
    expect(html).toContain(message);
    expect(html).toContain(`id="${field}-problem"`);
    expect(html.replace(/\D/g, "")).not.toContain({ ...card, ...over }.number.replace(/\D/g, ""));
    expect((await (await stateOf(id)).json<{ state: string }>()).state).toBe("open");
  });

  it("close after ten wrong entries and after half an hour", async () => {
    const { id } = await open();
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1) statuses.push((await enter(id, { ...card, number: "1" })).status);
    expect(statuses.slice(-2)).toEqual([410, 410]);
    const { id: late } = await open();
    vi.useFakeTimers({ now: Date.now() + 31 * 60_000, toFake: ["Date"] });
    expect((await enter(late)).status).toBe(410);
  });

  it("open only for addresses of the shop, accept no form from another site, and cannot be guessed", async () => {
    expect(
      (await api("/paymetric/tokens", { cartId, owner, returnUrl: "https://elsewhere.example/", language: "en" }))
        .status,
    ).toBe(400);
    const { id } = await open();
    expect((await enter(id, card, "", { origin: "https://elsewhere.example" })).status).toBe(403);
    expect((await enter("AAAAAAAAAAAAAAAAAAAAAA")).status).toBe(404);
    expect((await stateOf(id, "customer:other")).status).toBe(404);
    expect((await SELF.fetch(`${origin}/payments/api/paymetric/tokens/${id}`)).status).toBe(401);
  });
});

describe("authorizations", () => {
  it("return the same response for a repeated key, and use up a token", async () => {
    const { id, token } = await filled();
    const first = await authorise("attempt-1", attempt(token));
    expect(first).toMatchObject({ status: "approved", reason: null, amount: { centAmount: 4300 } });
    expect(await authorise("attempt-1", attempt(token))).toEqual(first);
    expect(await authorise("attempt-2", attempt(token))).toMatchObject({ status: "declined", reason: "token-used" });
    expect((await (await stateOf(id)).json<{ state: string }>()).state).toBe("used");
  });

  it("need the cart and shopper of the card entry", async () => {
    const { token } = await filled();
    for (const over of [{ cartId: "cart-2" }, { owner: "customer:other" }]) {
      expect(
        await authorise(`stolen-${JSON.stringify(over)}`.replace(/[^\x21-\x7e]/g, ""), attempt(token, over)),
      ).toMatchObject({ status: "declined" });
    }
    expect(await authorise("rightful", attempt(token))).toMatchObject({ status: "approved" });
  });

  it("are declined for the declining card", async () => {
    const { token } = await filled("4000 0000 0000 0002");
    expect(await authorise("declined", attempt(token))).toMatchObject({ status: "declined", reason: "card-declined" });
  });

  it("are made even if their response is lost, and found by their key", async () => {
    const { id, token } = await filled("4000000000000119");
    const lost = api("/authorizations", attempt(token), { "idempotency-key": "lost-answer" });
    await vi.waitUntil(async () => (await record(id)).authorizations.length === 1);
    const found = await authorise("lost-answer", attempt(token));
    expect(found.status).toBe("approved");
    expect((await record(id)).authorizations).toEqual([found]);
    void lost.catch(() => undefined);
  });

  it("are captured or voided once, and can be cancelled before they arrive", async () => {
    const [captured, called] = [await filled(), await filled()];
    const { id } = await authorise("capture-1", attempt(captured.token));
    const move = async (verb: string) =>
      v.parse(authorization, await (await api(`/authorizations/${id}/${verb}`, {})).json()).status;
    expect([await move("capture"), await move("capture"), await move("void")]).toEqual([
      "captured",
      "captured",
      "captured",
    ]);
    const off = await api("/authorizations/call-off", {
      token: called.token,
      key: "called-off-1",
      amount: attempt("").amount,
      reference: "W260000000001",
    });
    expect(await off.json()).toMatchObject({ status: "voided", reason: "called-off" });
    expect(await authorise("called-off-1", attempt(called.token))).toMatchObject({ status: "voided" });
  });
});

describe("stored card data", () => {
  it("never contains a full card number, in storage, logs or the call list", async () => {
    const logged: unknown[][] = [];
    const begun = Date.now();
    for (const level of ["log", "info", "warn", "error", "debug"] as const) {
      vi.spyOn(console, level).mockImplementation((...values: unknown[]) => void logged.push(values));
    }
    const { token } = await filled();
    await authorise("stored-nowhere", attempt(token));
    const { id } = await open();
    await enter(id, { ...card, number: "4111 1111 1111 1112", holder: "4111 1111 1111 1111" });
    const { calls }: { calls: { at: number }[] } = await (await SELF.fetch(`${origin}/_demo/calls`)).json();
    const kept: string[] = [JSON.stringify(logged), JSON.stringify(calls.filter(({ at }) => at >= begun))];
    for (const object of await listDurableObjectIds(env.CARDS)) {
      kept.push(await runInDurableObject(env.CARDS.get(object), (_, state) => dump(state.storage.sql)));
    }
    vi.restoreAllMocks();
    const text = kept.join("\n");
    expect(text).toContain("1111");
    expect(text.replace(/[\s-]/g, "")).not.toContain("411111111111111");
    expect(text).not.toMatch(/"(?:code|cvc|cvv)"/i);
  });

  it("loses holder and expiration after 30 days", async () => {
    const { id, token } = await filled();
    await authorise("forgotten", attempt(token));
    const stub = env.CARDS.get(env.CARDS.idFromName(id));
    vi.useFakeTimers({ now: Date.now() + 31 * 24 * 3600_000, toFake: ["Date"] });
    await runInDurableObject(stub, (object) => object.alarm());
    expect(await runInDurableObject(stub, (_, state) => dump(state.storage.sql))).not.toContain("Rosalind");
    expect((await record(id)).authorizations).toHaveLength(1);
  });
});

async function record(id: string): Promise<{ authorizations: unknown[] }> {
  const answer = await SELF.fetch(`${origin}/payments/_admin/cards/${id}`, {
    headers: { authorization: "Bearer demo-admin-key" },
  });
  return answer.json();
}

function dump(sql: SqlStorage): string {
  const tables = sql
    .exec<{ name: string }>(
      "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
    )
    .toArray();
  return tables.map(({ name }) => JSON.stringify(sql.exec(`select * from ${name}`).toArray())).join("\n");
}
