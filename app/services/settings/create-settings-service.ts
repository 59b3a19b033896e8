/** Shop settings and visitor settings. Failures are only logged, because every value has a usable default. */
import { type PriceGroup, priceGroup } from "@contracts/commerce/checkout-settings";
import { type OfferTerms, offerTerms } from "@contracts/commerce/offer-terms";
import { type Region, regions } from "@contracts/regions";
import {
  type Flag,
  type FlagName,
  type Flags,
  flagList,
  flagNames,
  type SellingSettings,
  sellingSettings,
  type UserSettings,
  userSettings,
} from "@contracts/settings";
import type { Logger } from "@domain/http/log/logger";
import { choosesCountry } from "@domain/market/region-rules";
import { readSettings } from "@domain/settings/newer-members";
import * as v from "valibot";
import { createTransport, type TransportOptions } from "../upstream/transport";
import { flagBoolean } from "./flag-values";
import { isolateSettingsMemo, type SettingsMemo } from "./settings-memo";

const usuallyKnownForMs = 5000;

export interface SettingsConfig extends Omit<TransportOptions, "log"> {
  readonly url: string;
  readonly key: string;
  readonly region: Region;
  readonly memo?: SettingsMemo;
  /** Milliseconds before a change takes effect; defaults to {@link usuallyKnownForMs}. */
  readonly knownForMs?: number | undefined;
  readonly now?: () => number;
}

/** Visitor for whom flags are evaluated, with signed overrides (C-FLAG-05). */
interface FlagAsker {
  readonly country: string;
  /** Verified address of a signed-in customer; omitted for others. */
  readonly email?: string;
  readonly overrides?: readonly FlagName[];
}

interface SettingsService {
  /** Country and IP address as seen by the edge; not requested on a host with its own country (C-CTRY-21). */
  userSettings(client: { readonly country: string; readonly address: string }): Promise<UserSettings | null>;
  /** The visitor's flags; all off in China (C-FLAG-06). */
  flags(asker: FlagAsker): Promise<Flags>;
  /** Selling rules per country. */
  /** Null if they cannot be read, so that no page at the defaults is taken for a complete one. */
  selling(): Promise<SellingSettings | null>;
  /** Prices agreed with companies; null for an unknown group, or if they cannot be read. */
  priceGroup(id: string): Promise<PriceGroup | null>;
  /** Delivery and returns in a country; null if they cannot be read. */
  offerTerms(country: string): Promise<OfferTerms | null>;
}

const json = v.pipe(v.string(), v.parseJson());

export function createSettingsService(config: SettingsConfig, log: Logger): SettingsService {
  const { key, region, memo = isolateSettingsMemo, knownForMs = usuallyKnownForMs, now = Date.now } = config;
  const base = config.url.replace(/\/$/, "");
  const transport = createTransport({ ...config, log });

  async function read<S extends v.GenericSchema>(
    path: string,
    schema: S,
    extra: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<S> | null> {
    const headers = { authorization: `Bearer ${key}`, accept: "application/json", ...extra };
    const response = await transport({ method: "GET", url: `${base}${path}`, headers });
    const answer = response.status === 200 ? v.safeParse(json, response.text) : null;
    // Services are deployed before storefronts, so they may send new settings, which are ignored.
    const parsed = answer?.success ? readSettings(schema, answer.output) : null;
    if (parsed?.ok) return parsed.value;
    log.error("settings cannot be read", { path: path.split("?")[0] ?? "", status: response.status });
    return null;
  }

  /** Read at most every few seconds per isolate; during an outage the last value is used. */
  async function remembered<S extends v.GenericSchema>(path: string, schema: S): Promise<v.InferOutput<S> | null> {
    const memoKey = `${base}${path}`;
    const known = memo.get(memoKey);
    if (known && known.until > now()) return v.parse(schema, known.value);
    const value = await read(path, schema);
    if (value !== null) memo.set(memoKey, value, now() + knownForMs);
    else if (known) return v.parse(schema, known.value);
    return value;
  }

  async function evaluated({ country, email }: FlagAsker): Promise<readonly Flag[]> {
    if (!regions[region].flags) return [];
    const query = new URLSearchParams({ country, ...(email ? { email } : {}) });
    const path = `/flags?${query}`;
    // A value evaluated for an email address belongs to one visitor and is not cached.
    const answer = email ? await read(path, flagList) : await remembered(path, flagList);
    return answer?.flags ?? [];
  }

  return {
    async userSettings({ country, address }) {
      if (!choosesCountry(region)) return null;
      return read("/api/user/settings", userSettings, { "x-shopper-country": country, "x-shopper-address": address });
    },

    async flags(asker) {
      const list = await evaluated(asker);
      const overrides = regions[region].flags ? (asker.overrides ?? []) : [];
      const isOn = (name: FlagName) =>
        overrides.includes(name) || flagBoolean(list.find((flag) => flag.name === name)?.value);
      const [searchPrecision, newSearchUrl, gop, citationSearch, elisaCrossSell] = flagNames;
      return {
        searchPrecision: isOn(searchPrecision),
        newSearchUrl: isOn(newSearchUrl),
        gop: isOn(gop),
        citationSearch: isOn(citationSearch),
        elisaCrossSell: isOn(elisaCrossSell),
      };
    },

    selling: () => remembered("/selling", sellingSettings),

    priceGroup: (id) => remembered(`/price-groups/${encodeURIComponent(id)}`, priceGroup),

    offerTerms: (country) => remembered(`/offer-terms?country=${country}`, offerTerms),
  };
}
