import { defaultSellingSettings } from "@domain/selling/defaults";
import { expect, it } from "vitest";
import { silentLog } from "../../../tests/contract/silent-log";
import { createSettingsService } from "./create-settings-service";
import { createSettingsMemo } from "./settings-memo";

const answering = (selling: object) =>
  createSettingsService(
    {
      ...{ url: "http://services.test/settings", key: "key", region: "global", memo: createSettingsMemo() },
      fetch: async () => Response.json(selling),
    },
    silentLog(),
  );

it("selling rules of a newer service are read without settings unknown to this version", async () => {
  const selling = { ...defaultSellingSettings, quoteCountries: ["US"] };
  expect(await answering({ ...selling, newerCountries: ["DE"] }).selling()).toEqual(selling);
  expect(await answering({ ...selling, quoteCountries: "US" }).selling()).toBeNull();
});

it("selling rules of a newer service are read without unknown members of known settings", async () => {
  const { withdrawal: _, ...selling } = defaultSellingSettings;
  const withdrawal = { countries: ["DE"], forBusinesses: false };
  const newer = { ...selling, withdrawal: { ...withdrawal, newerDays: 30 } };
  expect(await answering(newer).selling()).toEqual({ ...selling, withdrawal });
});
