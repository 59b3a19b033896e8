/** Settings client with the embedded service. */
import type { Region } from "@domain/market/market";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSettingsService, type SettingsConfig } from "~/services/settings/create-settings-service";
import { createSettingsMemo } from "~/services/settings/settings-memo";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, sharedServices } from "./services-runtime";
import { silentLog } from "./silent-log";

let services: RunningServices;

beforeAll(async () => {
  services = await sharedServices();
});
afterAll(() => services?.stop());

function client(region: Region = "global", over: Partial<SettingsConfig> = {}) {
  const network = recordingFetch();
  const log = silentLog();
  const url = `${services.url}${region === "cn" ? "/cn" : ""}/settings`;
  const config = { url, key: bindings.SETTINGS_KEY ?? "", region, memo: createSettingsMemo(), fetch: network.fetch };
  return { network, log, settings: createSettingsService({ ...config, ...over }, log) };
}

const setFlag = (body: object) => fetch(`${services.url}/_demo/flags`, { method: "POST", body: JSON.stringify(body) });

describe("settings client", () => {
  it("C-CTRY-21: returns country and address on the global host, and makes no call on the others", async () => {
    const { settings, network } = client();
    expect(await settings.userSettings({ country: "DE", address: "203.0.113.7" })).toEqual({
      countryCode: "DE",
      clientIP: "203.0.113.7",
    });
    expect(network.calls()).toEqual(["GET /user/settings"]);
    for (const region of ["jp", "cn"] as const) {
      const other = client(region);
      expect(await other.settings.userSettings({ country: "JP", address: "203.0.113.7" })).toBeNull();
      expect(other.network.calls()).toEqual([]);
    }
  });

  it('C-FLAG-02: a flag is on only for the text "true", and flags are independent', async () => {
    const before = await client().settings.flags({ country: "US" });
    for (const value of ["TRUE", "1", "yes", "false"]) {
      await setFlag({ name: "gop", value });
      expect(await client().settings.flags({ country: "US" })).toEqual({ ...before, gop: false });
    }
    await setFlag({ name: "gop", value: "true" });
    expect(await client().settings.flags({ country: "US" })).toEqual({ ...before, gop: true });
  });

  it("C-FLAG-05: an override forces a flag on, except in China (C-FLAG-06)", async () => {
    await setFlag({ name: "citationSearch", value: "false" });
    expect((await client().settings.flags({ country: "US", overrides: ["citationSearch"] })).citationSearch).toBe(true);
    const china = client("cn");
    const flags = await china.settings.flags({ country: "CN", overrides: ["citationSearch"] });
    expect(Object.values(flags).every((on) => !on)).toBe(true);
    expect(china.network.calls()).toEqual([]);
  });

  it("settings are cached and read again when old", async () => {
    let now = 1000;
    const { settings, network } = client("global", { now: () => now });
    for (let times = 0; times < 5; times += 1) await settings.flags({ country: "US" });
    await settings.selling();
    await settings.selling();
    expect(network.exchanges).toHaveLength(2);
    now += 6000;
    await settings.flags({ country: "US" });
    expect(network.exchanges).toHaveLength(3);
  });

  it("an unavailable service is logged; the last values apply, or none", async () => {
    let now = 1000;
    const { settings, network, log } = client("global", { now: () => now });
    const good = await settings.flags({ country: "US" });
    network.answer(() => ({ status: 503, body: {} }));
    now += 6000;
    expect(await settings.flags({ country: "US" })).toEqual(good);
    expect(await settings.selling()).toBeNull();
    expect(await settings.userSettings({ country: "DE", address: "" })).toBeNull();
    expect(log.entries.some((entry) => entry.label === "settings cannot be read")).toBe(true);
  });
});
