/** Availability client with the embedded service. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type AvailabilityConfig,
  createAvailabilityService,
} from "~/services/availability/create-availability-service";
import { ServiceFailure } from "~/services/service-failure";
import { ndjson, price, stock } from "../factories/product";
import { recordingFetch } from "./recording-fetch";
import { bindings, type RunningServices, startServices, temporaryState } from "./services-runtime";
import { silentLog } from "./silent-log";

const state = temporaryState();
const formats = [
  ["map", 21_313],
  ["array", 21_314],
] as const;

describe.each(formats)("price look-up in the format %s", (format, port) => {
  let services: RunningServices;
  beforeAll(async () => {
    services = await startServices({ port, dataDir: `${state.dir}/${format}`, overrides: { LOOKUP_FORMAT: format } });
    await fetch(`${services.url}/availability/_admin/stock`, {
      method: "POST",
      headers: { authorization: `Bearer ${bindings.ADMIN_KEY}` },
      body: ndjson([
        stock("4060S", { prices: [price("JP", 12_000, "JPY"), price("CN", 12_000, "CNY")] }),
        stock("4060T", { prices: [], onHand: 0 }),
      ]),
    });
  });
  afterAll(async () => {
    await services.stop();
    if (format === "array") state.remove();
  });

  function client(over: Partial<AvailabilityConfig> = {}) {
    const network = recordingFetch();
    const config = { url: `${services.url}/availability`, key: bindings.AVAILABILITY_KEY ?? "", fetch: network.fetch };
    return {
      network,
      availability: createAvailabilityService({ ...config, ...over }, silentLog()),
    };
  }

  it("C-DATA-20, C-DATA-21, C-DATA-23, C-DATA-24: both formats give the same sizes, prices and stock", async () => {
    const { availability, network } = client();
    expect(await availability.priceLookup("4060S", "JP")).toEqual({
      sizes: [
        {
          sku: "4060S",
          price: { country: "JP", centAmount: 12_000, currencyCode: "JPY", fractionDigits: 0 },
          stock: "In Stock",
        },
        { sku: "4060T", price: null, stock: "Out of Stock" },
      ],
      requested: expect.objectContaining({ sku: "4060S" }),
    });
    expect(network.exchanges[0]?.query.toString()).toBe("productno=4060S&country=JP");
    expect((await availability.priceLookup("4060S", "CN")).requested?.price).toMatchObject({
      currencyCode: "CNY",
      fractionDigits: 2,
    });
  });

  it("C-DATA-22: a missing size falls back to the first one, a missing product to none", async () => {
    const { availability } = client();
    expect((await availability.priceLookup("4060L", "JP")).requested?.sku).toBe("4060S");
    expect(await availability.priceLookup("1234S", "JP")).toEqual({ sizes: [], requested: null });
  });

  it("T-SHIP-01, T-SHIP-03: returns dates for the US, and makes no call elsewhere", async () => {
    const { availability, network } = client();
    const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    expect(
      await availability.shipDates(
        "US",
        [
          { sku: "4060S", quantity: 1 },
          { sku: "1234S", quantity: 1 },
        ],
        today,
      ),
    ).toEqual([{ sku: "4060S", quantity: 1, date: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) }]);
    expect(network.exchanges).toHaveLength(1);
    expect(await availability.shipDates("DE", [{ sku: "4060S", quantity: 1 }], today)).toEqual([]);
    expect(network.exchanges).toHaveLength(1);
  });

  it("T-SHIP-04: drops dates before today, but keeps today", async () => {
    const { availability, network } = client();
    const item = (finalShipDate: string | null) => ({ sku: "4060S", quantity: 1, finalShipDate });
    network.answer(() => ({
      status: 200,
      body: { items: [item("2030-03-04"), item("2030-03-05"), item("2030-03-06"), item(null)] },
    }));
    const dates = await availability.shipDates("US", [{ sku: "4060S", quantity: 1 }], "2030-03-05");
    expect(dates.map((entry) => entry.date)).toEqual(["2030-03-05", "2030-03-06"]);
  });

  it("splits more than fifty items into several calls; an outage throws to the nearest error boundary", async () => {
    const { availability, network } = client();
    const items = Array.from({ length: 120 }, () => ({ sku: "4060S", quantity: 1 }));
    expect(await availability.shipDates("US", items, "2020-01-01")).toHaveLength(120);
    expect(network.exchanges).toHaveLength(3);
    network.answer(() => ({ status: 500, body: "" }));
    await expect(availability.priceLookup("4060S", "JP")).rejects.toThrow(ServiceFailure);
  });
});
