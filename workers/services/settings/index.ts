/** Settings service: client location, feature flags, selling settings. */
import { checkoutSettings, type Promotion } from "@contracts/commerce/checkout-settings";
import type { OfferTerms } from "@contracts/commerce/offer-terms";
import { mainRegion } from "@contracts/regions";
import { flagChange, sellingSettings } from "@contracts/settings";
import { priceGroupOf } from "@domain/price-groups/contract-price";
import { type SettingFault, settingFault } from "@domain/settings/contradictions";
import { flagScopeProblem } from "@domain/settings/text-values";
import { type Context, Hono } from "hono";
import type * as v from "valibot";
import { noStore, requireAdmin, requireKey } from "../admin";
import type { ServicesApp } from "../env";
import { readJson } from "../shared/body";
import { callerAddress } from "../shared/caller";
import { checkoutSettingsOf } from "../shared/checkout-settings";
import { dropStoredPages, pageGenerationOf } from "../shared/page-generation";
import { invalidInput, notFound, problemResponse } from "../shared/problems";
import { sellingSettingsOf } from "../shared/selling-settings";
import { keepMachineChange } from "../shared/setting-history";
import { rememberFlags } from "./flag-snapshot";
import { changeFlag, clearFlag, evaluateFlags, flagDimension } from "./flag-store";
import { type Setting, settingTable } from "./office/setting-table";
import { settingsOffice } from "./office/settings-office";

export { restoreFlags } from "./flag-snapshot";

/** Header with the visitor's country, as detected at the storefront's edge. */
const shopperCountryHeader = "x-shopper-country";

export const settings = new Hono<ServicesApp>();

settings.route("/_office/settings", settingsOffice);

settings.use("/_admin/*", requireAdmin);
settings.put("/_admin/selling", (c) =>
  withBody(c, sellingSettings, async (value) => {
    const fault = settingFault(value);
    if (fault) return refusedSetting(fault);
    const before = await sellingSettingsOf(c.env).current();
    await sellingSettingsOf(c.env).store(value);
    await keepMachineSettings(c, "selling", before, value);
    return Response.json(value);
  }),
);
settings.put("/_admin/checkout", (c) =>
  withBody(c, checkoutSettings, async (value) => {
    const fault = settingFault(value);
    if (fault) return refusedSetting(fault);
    const before = await checkoutSettingsOf(c.env).current();
    await checkoutSettingsOf(c.env).store(value);
    await keepMachineSettings(c, "checkout", before, value);
    await keepMachinePromotions(c, before.promotions, value.promotions);
    return Response.json(value);
  }),
);
settings.put("/_admin/flags", (c) => setFlag(c));
/** Webhook of a content service after publishing: invalidates the stored pages of every storefront. */
settings.post("/_admin/purge", async (c) => {
  return c.json(await dropStoredPages(c.env));
});

// Responses depend on the caller, and one contains an address, which is personal data (W39).
settings.use(requireKey("SETTINGS_KEY", "The settings key"), noStore, async (c, next) => {
  await next();
  c.res.headers.set("vary", "*");
});

settings.get("/api/user/settings", (c) => {
  const named = (c.req.header(shopperCountryHeader) ?? c.req.header("cf-ipcountry") ?? "").toUpperCase();
  const clientIP = callerAddress(c.req.raw);
  return c.json({
    // The edge reports XX for "unknown" and T1 for Tor.
    countryCode: /^[A-Z]{2,3}$/.test(named) && named !== "XX" ? named : "",
    clientIP: clientIP === "unknown" ? "" : clientIP,
  });
});

settings.get("/flags", async (c) => {
  const country = (c.req.query("country") ?? "").toUpperCase();
  const email = (c.req.query("email") ?? "").trim().toLowerCase();
  if (!/^([A-Z]{2})?$/.test(country) || email.length > 254) {
    return problemResponse(400, { code: "InvalidInput", message: "country must be a two-letter code." });
  }
  return c.json({ flags: await evaluateFlags(c.env, { region: c.get("region"), country, email }, new Date()) });
});

settings.get("/generation", async (c) => c.json(await pageGenerationOf(c.env).current()));

settings.get("/selling", async (c) => c.json(await sellingSettingsOf(c.env).current()));

settings.get("/offer-terms", async (c) => {
  const country = (c.req.query("country") ?? "").toUpperCase();
  if (!/^[A-Z]{2}$/.test(country)) {
    return problemResponse(400, { code: "InvalidInput", message: "country must be a two-letter code." });
  }
  const { weights, shippingMethods, returns = [] } = await checkoutSettingsOf(c.env).current();
  const terms: OfferTerms = {
    weights,
    shippingMethods: shippingMethods
      .filter((method) => method.countries.includes(country))
      .map(({ currency, tiers, freeFromCentAmount, transitDays }) => ({
        ...{ currency, tiers, freeFromCentAmount },
        ...(transitDays && { transitDays }),
      })),
    returns: returns
      .filter(({ countries }) => countries?.includes(country) ?? true)
      .map(({ temperatures, days }) => ({ ...(temperatures && { temperatures }), days })),
  };
  return c.json(terms);
});

/** A price group by its id, for pages shown to members of its companies. */
settings.get("/price-groups/:id", async (c) => {
  const id = c.req.param("id").slice(0, 200);
  const group = priceGroupOf(
    id,
    (await checkoutSettingsOf(c.env).current()).priceGroups,
    new Date().toISOString().slice(0, 10),
  );
  return group ? c.json(group) : notFound(id.slice(0, 64));
});

/** Demo control: `POST /_demo/flags {name, value}`; the guard is added where it is mounted. */
export const demoFlags = new Hono<ServicesApp>();
demoFlags.post("/", async (c) => {
  await rememberFlags(c.env);
  return setFlag(c, true);
});
demoFlags.get("/", async (c) =>
  c.json({ flags: await evaluateFlags(c.env, { region: mainRegion, country: "", email: "" }, new Date()) }),
);

const machineOf = (c: Context<ServicesApp>) =>
  ({ kind: "machine", id: "admin-key", name: "Administrator's key", address: callerAddress(c.req.raw) }) as const;

const refusedSetting = ({ key, path, message }: SettingFault): Response =>
  invalidInput(`Request body does not match: ${path === "" ? key : `${key}.${path}`}: ${message}`);

function keepMachineSettings(c: Context<ServicesApp>, document: Setting["document"], before: object, after: object) {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const changes = settingTable
    .filter((setting) => setting.document === document)
    .map(({ key, ...setting }) => ({
      ...{ document: setting.document, key, record: `${document}.${key}` },
      ...{ before: was.get(key), after: is.get(key) },
    }));
  return keepMachineChange(c.env, machineOf(c), "settings", changes);
}

function keepMachinePromotions(c: Context<ServicesApp>, before: readonly Promotion[], after: readonly Promotion[]) {
  const ids = [...new Set([...before, ...after].map(({ id }) => id))];
  const find = (list: readonly Promotion[], id: string) => list.find((promotion) => promotion.id === id);
  const changes = ids.map((id) => ({
    ...{ document: "promotions" as const, key: id, record: id, before: find(before, id), after: find(after, id) },
  }));
  return keepMachineChange(c.env, machineOf(c), "promotions", changes);
}

/** @param whole true if a value for everyone also replaces values for single countries and addresses */
function setFlag(c: Context<ServicesApp>, whole = false): Promise<Response> {
  return withBody(c, flagChange, async (change) => {
    const { country, email, name } = change;
    const scopes = [country, email].filter((scope) => scope !== undefined);
    // Removing a value is always allowed, even if it would now be refused.
    const problem = change.value === null ? null : flagScopeProblem(flagDimension(name), scopes);
    if (problem !== null) return invalidInput(problem);
    if (whole && !change.country && !change.email) await clearFlag(c.env, change.name);
    await changeFlag(c.env, change);
    const asker = { region: mainRegion, country: change.country ?? "", email: change.email ?? "" };
    const flags = await evaluateFlags(c.env, asker, new Date());
    return Response.json(flags.find((flag) => flag.name === change.name));
  });
}

async function withBody<S extends v.GenericSchema>(
  c: Context<ServicesApp>,
  schema: S,
  run: (value: v.InferOutput<S>) => Promise<Response>,
): Promise<Response> {
  const body = await readJson(c.req.raw, schema, 2 * 1024 * 1024);
  return body.ok ? run(body.value) : body.response;
}
