/** Forms of `/account/my/lots` and `/lots/unwatch`. */
import { heldPiecesPerCustomer, holdDays } from "@contracts/catalogue/lot-holds";
import { type WatchEvent, watchEvents, watchToken } from "@contracts/catalogue/lot-watches";
import { keptFormField } from "@domain/market/kept-form";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { sentences } from "~/i18n/spaced";
import { profileOfForm } from "~/loaders/account/profile.server";
import { textFields } from "~/loaders/form/form-fields.server";
import { deskPage, deskPath, isOrdered, lotOfAddress, type TypedLotForm } from "~/loaders/lots/desk.server";
import { unwatchPage } from "~/loaders/lots/unwatch.server";
import type { Profile } from "~/services/accounts/types";

const whole = (most: number) =>
  v.pipe(
    v.string(),
    v.normalize("NFKC"),
    v.trim(),
    v.regex(/^\d{1,3}$/),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(most),
  );
const lotOf = { lot: v.pipe(v.string(), v.maxLength(60)) };
const sent = v.variant("intent", [
  v.object({
    intent: v.literal("hold"),
    ...lotOf,
    sku: v.pipe(v.string(), v.maxLength(20)),
    quantity: whole(heldPiecesPerCustomer),
    days: whole(holdDays),
  }),
  v.object({ intent: v.literal("release"), ...lotOf, sku: v.pipe(v.string(), v.maxLength(20)) }),
  v.object({ intent: v.literal("watch"), ...lotOf, scope: v.picklist(["lot", "product"]) }),
  v.object({ intent: v.literal("unwatch"), token: watchToken }),
]);
type Sent = v.InferOutput<typeof sent>;

export async function runLotDesk(context: PrivateContext, { url, form }: PageArgs & { form: FormData }) {
  const { t } = context;
  const fields = textFields(form);
  const lot = (fields.lot ?? "").slice(0, 60);
  const shown = new URL(lot === "" ? deskPath : `${deskPath}?lot=${encodeURIComponent(lot)}`, url);
  const profile = await profileOfForm(context, url, form, shown);
  const typed = (errors: TypedLotForm["errors"]) => ({ ...typedForm(fields, form), errors });
  const again = async (status: number, text: string, errors: TypedLotForm["errors"] = {}) =>
    data(await deskPage(context, profile, lot, { tone: "danger", text }, typed(errors)), { status });
  if (form.has(keptFormField)) return data(await deskPage(context, profile, lot, null, typed({})));
  if (!profile) return again(503, t("lots.desk.problem.unavailable"));
  // Otherwise anyone could hold stock with addresses that are not theirs.
  if (!profile.verified) return redirect("/account/sign-up/verify-request", 303);
  const read = v.safeParse(sent, fields);
  if (!read.success) {
    const errors = holdErrors(context, read.issues);
    return again(422, sentences(Object.values(errors)) || t("lots.desk.problem.refused"), errors);
  }
  const done = await carryOut(context, profile, read.output, form);
  if (done.ok) return redirect(`${deskPath}?done=${done.done}`, 303);
  const text = t(`lots.desk.problem.${done.code}`, { most: heldPiecesPerCustomer });
  const field = fieldOf[done.code];
  return again(statusOf[done.code], text, field ? { [field]: text } : {});
}

type Code = "short" | "limit" | "watchLimit" | "sku" | "events" | "notSoldHere" | "refused" | "unavailable";
type Done =
  | { readonly ok: true; readonly done: "held" | "released" | "watched" | "unwatched" }
  | { readonly ok: false; readonly code: Code };

const statusOf: Readonly<Record<Code, number>> = {
  ...{ short: 409, limit: 409, watchLimit: 409, unavailable: 503 },
  ...{ sku: 422, events: 422, notSoldHere: 422, refused: 422 },
};
/** Field that a refusal is about; the others are about the form as a whole. */
const fieldOf: Readonly<Partial<Record<Code, keyof TypedLotForm["errors"]>>> = {
  ...{ short: "quantity", limit: "quantity", sku: "sku", events: "events" },
};

/** Fields as typed; a refused form keeps them. */
function typedForm({ intent, sku = "", quantity = "", days = "", scope = "" }: Record<string, string>, form: FormData) {
  const cut = (text: string) => text.slice(0, 20);
  if (intent === "hold") return { hold: { sku: cut(sku), quantity: cut(quantity), days: cut(days) } };
  if (intent !== "watch") return {};
  return { watch: { scope, events: watchEvents.filter((event) => form.getAll("event").includes(event)) } };
}

/** Errors in the numbers of a hold; its other fields are not typed. */
function holdErrors({ t }: PrivateContext, issues: readonly v.BaseIssue<unknown>[]): TypedLotForm["errors"] {
  const wrong = new Set(issues.map((issue) => v.getDotPath(issue)));
  return {
    ...(wrong.has("quantity") && { quantity: t("lots.desk.problem.quantity", { most: heldPiecesPerCustomer }) }),
    ...(wrong.has("days") && { days: t("lots.desk.problem.days", { most: holdDays }) }),
  };
}

async function carryOut(context: PrivateContext, profile: Profile, input: Sent, form: FormData): Promise<Done> {
  const { lotDesk } = context.services;
  if (input.intent === "unwatch") {
    const own = await lotDesk.watches(profile.id);
    if (!own) return { ok: false, code: "unavailable" };
    // Ends only the customer's own watch; the link in a mail has another page. One that is over was stopped by a second
    // press or in another window.
    if (!own.some(({ token }) => token === input.token)) return { ok: true, done: "unwatched" };
    const ended = await lotDesk.unwatch(input.token);
    return ended.ok ? { ok: true, done: "unwatched" } : ended;
  }
  const lot = await lotOfAddress(context, input.lot);
  if (!lot) return { ok: false, code: "refused" };
  switch (input.intent) {
    case "hold": {
      const { sku, quantity, days } = input;
      if (!(await isOrdered(context, lot.productKey))) return { ok: false, code: "notSoldHere" };
      if (!lot.stock.some((item) => item.sku === sku)) return { ok: false, code: "sku" };
      const held = await lotDesk.hold(profile.id, { sku, lot: lot.number, quantity, days });
      return held.ok ? { ok: true, done: "held" } : held;
    }
    case "release": {
      const released = await lotDesk.release(profile.id, input.sku, lot.number);
      return released.ok ? { ok: true, done: "released" } : released;
    }
    case "watch": {
      const events = watchEvents.filter((event): event is WatchEvent => form.getAll("event").includes(event));
      if (events.length === 0) return { ok: false, code: "events" };
      const { email } = profile;
      const { language, region } = context.market;
      const number = input.scope === "lot" ? lot.number : null;
      const watch = { productKey: lot.productKey, lot: number, events, email, language, region };
      const watched = await lotDesk.watch(profile.id, watch);
      if (watched.ok) return { ok: true, done: "watched" };
      return { ok: false, code: watched.code === "limit" ? "watchLimit" : watched.code };
    }
    default:
      return input satisfies never;
  }
}

/**
 * Handles the button on the page that a mail's link opens, and one-click unsubscribe by mail programs, which send the
 * token in the URL only.
 */
export async function runUnwatch(context: PrivateContext, { form, url }: PageArgs & { form: FormData }) {
  const { token = url.searchParams.get("token") ?? "" } = textFields(form);
  const page = await unwatchPage(context, token);
  if (page.state !== "ask") return data(page, { status: page.state === "incomplete" ? 422 : 200 });
  const ended = await context.services.lotDesk.unwatch(page.token);
  if (ended.ok) return { ...page, state: "ended" as const };
  return data({ ...page, state: "unavailable" as const }, { status: 503 });
}
