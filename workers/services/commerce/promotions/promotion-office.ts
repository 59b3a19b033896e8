/** Promotions for the office: list, record, new ones, changes, start and stop, and their order. */
import { type Promotion, promotion } from "@contracts/commerce/checkout-settings";
import type { Permission } from "@contracts/office/permissions";
import {
  type PromotionRow,
  promotionAdd,
  promotionChange,
  promotionMove,
  promotionQuery,
  promotionStart,
  promotionStop,
} from "@contracts/office/promotions";
import { pageQuery } from "@contracts/office/resources";
import { effectText, promotionOf, promotionState } from "@domain/promotions/typed";
import { withNewerMembers } from "@domain/settings/newer-members";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { checkoutSettingsOf } from "../../shared/checkout-settings";
import { listText } from "../../shared/list-words";
import {
  type ActionRequest,
  changeRecord,
  fieldProblem,
  readFields,
  readQuery,
  repeatedAction,
} from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { pageOf, placeOf } from "../../shared/office/page-of";
import { notFound } from "../../shared/problems";
import { nextVersion, settingVersion } from "../../shared/setting-history";
import { settingsDatabase } from "../../shared/settings-database";
import { knownSettings } from "../../shared/stored-document";
import { catalogueDatabase } from "../catalogue/catalogue-store";

const listQuery = v.object({ ...pageQuery, ...promotionQuery.entries });
const action: Permission = "promotions:change";

const keyOf = (id: string) => ({ document: "promotions", key: id }) as const;

const promotionList = v.array(promotion);

interface StoredPromotions {
  /** JSON as stored, for the condition of a change. */
  readonly text: string;
  readonly stored: unknown;
  readonly promotions: readonly Promotion[];
}

/** A shop without stored promotions uses the defaults, which its first change stores. */
async function storedPromotions(env: ServicesEnv): Promise<StoredPromotions> {
  const database = await settingsDatabase(env);
  await database
    .prepare("insert or ignore into documents (name, document, changed_at) values ('checkout', ?, ?)")
    .bind(JSON.stringify(await checkoutSettingsOf(env).current()), Date.now())
    .run();
  const text = await database
    .prepare("select json_extract(document, '$.promotions') as text from documents where name = 'checkout'")
    .first<string>("text");
  const { stored, known } = knownSettings("checkout.promotions", promotionList, text ?? "[]");
  if (!known) throw new Error("The stored promotions cannot be read");
  return { text: text ?? "[]", stored, promotions: known };
}

/** Reads the database, because this isolate's cache may be seconds old. */
async function currentPromotions(env: ServicesEnv): Promise<readonly Promotion[]> {
  checkoutSettingsOf(env).forget();
  return (await checkoutSettingsOf(env).current()).promotions;
}

const rowOf = (each: Promotion, index: number): PromotionRow => ({
  ...{ promotion: each, state: promotionState(each, new Date()), place: index + 1 },
});

export const promotionOffice = new Hono<OfficeApp>();

/** In the order they apply. */
promotionOffice.get("/", requirePermission("promotions:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, q = "", state } = query.value;
  const word = listText(q);
  const place = Number(placeOf(after)?.key ?? 0);
  const rows = (await currentPromotions(c.env))
    .map(rowOf)
    .filter((row) => row.place > place && (state === undefined || row.state === state))
    .filter(({ promotion: { code, name } }) => listText(`${code} ${name}`).includes(word));
  return c.json(pageOf(rows.slice(0, limit + 1), limit, (row) => ({ value: "place", key: String(row.place) })));
});

promotionOffice.get("/:id", requirePermission("promotions:read"), async (c) => {
  const id = idOf(c);
  const row = (await currentPromotions(c.env)).map(rowOf).find(({ promotion }) => promotion.id === id);
  if (!row) return notFound(id);
  const database = await settingsDatabase(c.env);
  const [version, history] = await Promise.all([
    settingVersion(database, keyOf(id)),
    historyOf(database, "promotions", id),
  ]);
  return c.json({ record: row, version, history });
});

promotionOffice.post("/add", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, promotionAdd);
  if (!body.ok) return body.response;
  const repeated = await repeatedAction(await settingsDatabase(c.env), body.value.key, { action });
  if (repeated) return repeated;
  const stored = await storedPromotions(c.env);
  const read = promotionOf(body.value, null);
  if (!read.ok) return fieldProblem(read.field, read.message);
  if (stored.promotions.some(({ code }) => code === read.promotion.code))
    return fieldProblem("code", `A promotion with the code ${read.promotion.code} already exists.`);
  const fault = await unknownGoods(c.env, read.promotion, null);
  if (fault) return fault;
  const added = { ...read.promotion, id: freeId(read.promotion.id, stored.promotions) };
  return store(
    c,
    { ...body.value, version: null },
    { stored, next: [...stored.promotions, added], before: null, after: added },
  );
});

promotionOffice.post("/:id/change", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, promotionChange);
  if (!body.ok) return body.response;
  return replace(c, body.value, async (former, stored) => {
    const read = promotionOf(body.value, former);
    if (!read.ok) return fieldProblem(read.field, read.message);
    const isTaken = stored.some(({ id, code }) => id !== former.id && code === read.promotion.code);
    if (isTaken) return fieldProblem("code", "Another promotion already has this code.");
    return (await unknownGoods(c.env, read.promotion, former)) ?? read.promotion;
  });
});

promotionOffice.post("/:id/stop", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, promotionStop);
  return body.ok ? replace(c, body.value, (former) => ({ ...former, stopped: true })) : body.response;
});

promotionOffice.post("/:id/start", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, promotionStart);
  if (!body.ok) return body.response;
  return replace(c, body.value, ({ stopped: _, ...started }) => started);
});

promotionOffice.post("/:id/move", requirePermission(action), async (c) => {
  const body = await readFields(c.req.raw, promotionMove);
  if (!body.ok) return body.response;
  const stored = await storedPromotions(c.env);
  const moved = stored.promotions.find(({ id }) => id === idOf(c));
  if (!moved) return notFound(idOf(c));
  const next = stored.promotions.filter((each) => each !== moved).toSpliced(body.value.place - 1, 0, moved);
  const places = { from: stored.promotions.indexOf(moved) + 1, to: next.indexOf(moved) + 1 };
  return store(c, body.value, { stored, next, before: moved, after: moved, places });
});

/** A promotion keeps its id when its code changes, so an unused code may be the id of another promotion. */
function freeId(wanted: string, promotions: readonly Promotion[]): string {
  const taken = new Set(promotions.map(({ id }) => id));
  let id = wanted;
  for (let place = 2; taken.has(id); place += 1) id = `${wanted}-${place}`;
  return id;
}

const goodsOf = ({ effect }: Promotion): readonly string[] =>
  effect.kind === "gift" ? [effect.sku] : "families" in effect ? (effect.families ?? []) : [];

/** Problem of unknown products, or null. Those of the former promotion are accepted. */
async function unknownGoods(env: ServicesEnv, next: Promotion, former: Promotion | null): Promise<Response | null> {
  const known = new Set(former ? goodsOf(former) : []);
  const added = goodsOf(next).filter((each) => !known.has(each));
  if (added.length === 0) return null;
  const isGift = next.effect.kind === "gift";
  const [table, column] = isGift ? ["skus", "sku"] : ["products", "key"];
  const { results } = await (await catalogueDatabase(env))
    .prepare(`select j.value as name from json_each(?) j where j.value not in (select ${column} from ${table})`)
    .bind(JSON.stringify(added))
    .all<{ name: string }>();
  if (results.length === 0) return null;
  const names = results.map(({ name }) => name).join(", ");
  return isGift
    ? fieldProblem("gift", `There is no size ${names}.`)
    : fieldProblem("families", `The catalogue does not have ${names}.`.slice(0, 300));
}

const idOf = (c: Context<OfficeApp>): string => (c.req.param("id") ?? "").slice(0, 64);

async function replace(
  c: Context<OfficeApp>,
  request: ActionRequest,
  change: (former: Promotion, stored: readonly Promotion[]) => Promotion | Response | Promise<Promotion | Response>,
): Promise<Response> {
  const stored = await storedPromotions(c.env);
  const former = stored.promotions.find(({ id }) => id === idOf(c));
  if (!former) return notFound(idOf(c));
  const after = await change(former, stored.promotions);
  if (after instanceof Response) return after;
  const next = stored.promotions.map((each) => (each === former ? after : each));
  return store(c, request, { stored, next, before: former, after });
}

interface Stored {
  readonly stored: StoredPromotions;
  readonly next: readonly Promotion[];
  readonly before: Promotion | null;
  readonly after: Promotion;
  readonly places?: { readonly from: number; readonly to: number };
}

/** Replaces the list of promotions, unless it has changed since it was read. */
async function store(
  c: Context<OfficeApp>,
  request: ActionRequest,
  { stored, next, before, after, places }: Stored,
): Promise<Response> {
  const { env } = c;
  const database = await settingsDatabase(env);
  const taken = await settingVersion(database, keyOf(after.id));
  const kept = withNewerMembers(stored.stored, stored.promotions, next);
  const current = before === null ? null : taken;
  const answer = await changeRecord(env, database, c.get("actor"), request, {
    ...{ resource: "promotions", record: after.id, action, current },
    before: { ...(before && factsOf(before)), ...(places && { place: places.from }) },
    after: { ...factsOf(after), ...(places && { place: places.to }) },
    statement: database
      .prepare(
        `update documents set document = json_set(document, '$.promotions', json(?1)), changed_at = ?2
         where name = 'checkout' and json_extract(document, '$.promotions') = json(?3)
           and ?5 = coalesce((select max(version) from setting_history where document = 'promotions' and key = ?4), 0)`,
      )
      .bind(JSON.stringify(kept), Date.now(), stored.text, after.id, taken),
    more: [nextVersion(database, keyOf(after.id), { current: taken, before, after }, request.key)],
  });
  checkoutSettingsOf(env).forget();
  return answer;
}

const factsOf = (known: Promotion) => ({
  ...{ code: known.code, name: known.name, effect: effectText(known) },
  ...{ from: known.validFrom, until: known.validUntil, stopped: known.stopped === true },
  countries: known.countries?.join(" ") ?? null,
  perCustomer: known.maxApplicationsPerCustomer ?? null,
  newCustomersOnly: known.newCustomersOnly === true,
  stopsOthers: known.stackingMode === "StopAfterThisDiscount",
  minimums: known.minimumCentAmounts ? JSON.stringify(known.minimumCentAmounts) : null,
});
