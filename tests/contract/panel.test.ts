/** Panel service of the storefront with the embedded gateway, also after the gateway's process is killed. */
import type { CreateExperiment } from "@contracts/panel";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPanelService } from "~/services/panel/create-panel-service";
import { loadPanelCatalogue, threeTargets } from "../factories/panel";
import { ndjson } from "../factories/product";
import { failed, value } from "./commerce/gateway";
import { freePort } from "./free-port";
import { createMemoryTokenStore } from "./memory-token-store";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, startServices, temporaryState } from "./services-runtime";
import { silentLog } from "./silent-log";

const port = await freePort();
const state = temporaryState();
let services: RunningServices;

beforeAll(async () => {
  services = await startServices({ port, dataDir: state.dir });
  await fetch(`${services.url}/commerce/_admin/products`, {
    method: "POST",
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
    body: ndjson(loadPanelCatalogue),
  });
});
afterAll(async () => {
  await services.stop();
  state.remove();
});

function visitor() {
  const store = createMemoryTokenStore();
  const network = recordingFetch();
  const config = {
    url: `${services.url}/commerce`,
    clientId: bindings.COMMERCE_CLIENT_ID ?? "",
    clientSecret: bindings.COMMERCE_CLIENT_SECRET ?? "",
    fetch: network.fetch,
  };
  return { store, network, panel: () => createPanelService(config, store, silentLog()) };
}

async function restartAfterKill() {
  process.kill(services.pid, "SIGKILL");
  await services.stop();
  services = await startServices({ port, dataDir: state.dir });
}

const request = (): CreateExperiment => ({
  design: threeTargets,
  name: "T cells in tonsil",
  country: "US",
  language: "en",
  idempotencyKey: crypto.randomUUID(),
});
const contact = {
  ...{ firstName: "Barbara", lastName: "Maple", email: "barbara@maple.example", institution: "Maple Institute" },
  ...{ phone: "", country: "US" },
};

async function mailsTo(address: string, about: string): Promise<number> {
  const answer = await fetch(`${services.url}/mail.json?to=${encodeURIComponent(address)}`, {
    headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
  });
  const { mails } = (await answer.json()) as { mails: { subject: string }[] };
  return mails.filter(({ subject }) => subject.includes(about)).length;
}

describe("the panel service", () => {
  it("A-PANEL-15: requests products by country, species and id, with the shop's own token", async () => {
    const { panel, network, store } = visitor();
    const { antibodies, kits } = value(await panel().products({ country: "US", species: "Human", ids: ["25011"] }));
    expect([antibodies.map(({ sku }) => sku), kits]).toEqual([["25011S"], []]);
    const sent = network.exchanges.at(-1);
    expect([sent?.method, sent?.path]).toEqual(["GET", "/signalstar"]);
    expect(Object.fromEntries(sent?.query ?? [])).toEqual({ country: "US", species: "Human", ids: "25011" });
    expect(store.auth()).toBeNull();
  });

  it("A-PANEL-16, A-PANEL-17, A-PANEL-08: creates, reads, requests a quote and sends; refusals keep their codes", async () => {
    const { panel, network } = visitor();
    const wrong = { ...request(), design: { ...threeTargets, bufferKit: null } };
    expect(failed(await panel().create(wrong))).toMatchObject({ status: 422, errors: [{ code: "DesignProblems" }] });
    const { experimentId } = value(await panel().create(request()));
    expect(network.exchanges.at(-1)).toMatchObject({ method: "POST", path: "/signalstar/create-experiment" });
    expect(failed(await panel().send({ experimentId, language: "en" })).errors[0].code).toBe("NoRecipient");
    value(await panel().requestQuote({ experimentId, contact, language: "en" }));
    expect(value(await panel().send({ experimentId, language: "en" }))).toBe(true);
    expect(network.exchanges.at(-1)).toMatchObject({ method: "POST", path: "/signalstar/send-experiment" });
    expect(value(await panel().experiment(experimentId))).toMatchObject({ owner: true, design: threeTargets });
    expect(value(await visitor().panel().experiment(experimentId))).toMatchObject({ owner: false, recipient: null });
    const calls = network.exchanges.length;
    expect(value(await panel().experiment("no id"))).toBeNull();
    expect(network.exchanges.length).toBe(calls);
    expect(value(await panel().experiment("aaaaaaaaaaaaaaaaaaaaaaaaaa"))).toBeNull();
  });

  it("keeps an experiment, its quote and its emails through a kill: nothing is lost or duplicated", async () => {
    const { panel } = visitor();
    const same = request();
    const { experimentId, createdAt } = value(await panel().create(same));
    await restartAfterKill();
    expect(value(await panel().create(same))).toEqual({ experimentId, createdAt });
    const sent = value(await panel().requestQuote({ experimentId, contact, language: "en" }));
    await restartAfterKill();
    expect(value(await panel().requestQuote({ experimentId, contact, language: "en" }))).toEqual(sent);
    await expect.poll(() => mailsTo(contact.email, experimentId), { timeout: 20_000 }).toBe(1);
    await expect.poll(() => mailsTo(bindings.SALES_EMAIL ?? "", experimentId), { timeout: 20_000 }).toBe(1);
  }, 60_000);
});
