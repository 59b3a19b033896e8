/** A promotion as a person types it, and its state on a day. */
import { type Promotion, promotion } from "@contracts/commerce/checkout-settings";
import type { PromotionTyped, promotionStates } from "@contracts/office/promotions";
import * as v from "valibot";
import { isKnownCountry, isKnownCurrency } from "../market/countries";
import { decimalText } from "../money/format";
import { moneyOf } from "../money/money";
import { readAmount } from "../money/read-amount";
import { sentenceOf } from "../refusals/sentence";

type Read =
  | { readonly ok: true; readonly promotion: Promotion }
  /** `field` of the form. */
  | { readonly ok: false; readonly field: string; readonly message: string };

const wordsOf = (text: string | null): string[] => (text ?? "").split(/[\s,;]+/).filter((word) => word !== "");

export function promotionState(
  { validFrom, validUntil, stopped }: Promotion,
  now: Date,
): (typeof promotionStates)[number] {
  if (stopped) return "stopped";
  if (now.getTime() < Date.parse(validFrom)) return "planned";
  return now.getTime() > Date.parse(validUntil) ? "over" : "running";
}

/** @param former the promotion that is changed; null for a new one */
export function promotionOf(typed: PromotionTyped, former: Promotion | null): Read {
  const refuse = (field: string, message: string): Read => ({ ok: false, field, message });
  const { code, name, nameJa, nameZh, from, until, perCustomer } = typed;
  if (until < from) return refuse("until", "It ends before it begins.");
  const countries = wordsOf(typed.countries).map((word) => word.toUpperCase());
  const wrong = countries.find((country) => !isKnownCountry(country));
  if (wrong !== undefined) return refuse("countries", `“${wrong.slice(0, 20)}” is not a country code.`);
  const minimums = amountsOf(typed.minimums);
  if (typeof minimums === "string") return refuse("minimums", minimums);
  const effect = effectOf(typed);
  if ("field" in effect) return refuse(effect.field, effect.message);
  const parsed = v.safeParse(promotion, {
    ...{ id: former?.id ?? code.toLowerCase(), code, name, effect },
    ...{ validFrom: `${from}T00:00:00.000Z`, validUntil: `${until}T23:59:59.999Z` },
    ...((nameJa || nameZh) && { names: { en_EN: name, ja_JP: nameJa || name, zh_CN: nameZh || name } }),
    ...(former?.stopped && { stopped: true }),
    ...(countries.length > 0 && { countries }),
    ...(perCustomer !== null && { maxApplicationsPerCustomer: perCustomer }),
    ...(typed.newCustomersOnly && { newCustomersOnly: true }),
    ...(typed.stopsOthers && { stackingMode: "StopAfterThisDiscount" }),
    ...(Object.keys(minimums).length > 0 && { minimumCentAmounts: minimums }),
  });
  return parsed.success
    ? { ok: true, promotion: parsed.output }
    : refuse(v.getDotPath(parsed.issues[0]) ?? "", sentenceOf(parsed.issues[0]));
}

/** Minor units by currency from "USD 100.00", one per line; or the fault. */
function amountsOf(text: string | null): Record<string, number> | string {
  const found: Record<string, number> = {};
  for (const line of (text ?? "").split("\n").map((each) => each.trim())) {
    if (line === "") continue;
    const [, currency = "", amount = ""] = /^([A-Z]{3}) (\d{1,12}(?:\.\d{1,4})?)$/.exec(line) ?? [];
    const money = isKnownCurrency(currency) ? readAmount(amount, currency) : null;
    if (!money) return `“${line.slice(0, 40)}”: write a currency and an amount, such as USD 100.00.`;
    if (Object.hasOwn(found, currency)) return `${currency} occurs twice.`;
    found[currency] = money.centAmount;
  }
  return found;
}

const amountsText = (centAmounts: Readonly<Record<string, number>>): string =>
  Object.entries(centAmounts)
    .map(([currency, amount]) => `${currency} ${decimalText(moneyOf(amount, currency))}`)
    .join("\n");

type Effect = Promotion["effect"];
type Fault = { readonly field: string; readonly message: string };

function effectOf({ effect, percent, families: typed, buy, free, gift, giftPieces }: PromotionTyped): Effect | Fault {
  const keys = wordsOf(typed);
  const wrong = keys.find((key) => !/^[0-9]{4,6}$/.test(key));
  if (wrong !== undefined) return { field: "families", message: `“${wrong.slice(0, 20)}” is not a product number.` };
  if (keys.length > 0 && (effect === "freeShipping" || effect === "gift"))
    return { field: "families", message: "Only the effects percentage and freePieces apply to single products." };
  const families = keys.length > 0 ? { families: keys } : {};
  switch (effect) {
    case "percentage": {
      const parts = /^\d{1,3}(\.\d{1,4})?$/.test(percent ?? "") ? Math.round(Number(percent) * 10_000) : 0;
      if (parts < 1 || parts > 1_000_000) return { field: "percent", message: "A number up to 100, such as 12.5." };
      return { kind: effect, partsPerMillion: parts, ...families };
    }
    case "freePieces":
      if (buy === null) return { field: "buy", message: "How many units are paid for?" };
      if (free === null) return { field: "free", message: "How many further units are free?" };
      return { kind: effect, buy, free, ...families };
    case "freeShipping":
      return { kind: effect };
    case "gift": {
      const sku = (gift ?? "").toUpperCase();
      if (!/^[0-9]{4,6}[A-Z]{1,2}[0-9]{0,2}$/.test(sku)) return { field: "gift", message: "A size such as 4060S." };
      if ((giftPieces ?? 1) > 99) return { field: "giftPieces", message: "At most 99." };
      return { kind: effect, sku, quantity: giftPieces ?? 1 };
    }
    default:
      return effect satisfies never;
  }
}

/** "10 % off products 4060, 9272" */
export function effectText({ effect }: Promotion): string {
  switch (effect.kind) {
    case "percentage":
      return `${percentText(effect.partsPerMillion)} % off ${ofFamilies(effect.families)}`;
    case "freePieces":
      return `${effect.free} of ${effect.buy + effect.free} units free, ${ofFamilies(effect.families)}`;
    case "freeShipping":
      return "free shipping";
    case "gift":
      return `${effect.quantity} × ${effect.sku} as a gift`;
    default:
      return effect satisfies never;
  }
}

const percentText = (partsPerMillion: number): string => String(partsPerMillion / 10_000);
const ofFamilies = (families: readonly string[] | undefined): string =>
  families ? `products ${families.join(", ")}` : "all products";

/** The fields of the form for a promotion, as texts. */
export function typedOf(known: Promotion): Readonly<Record<keyof PromotionTyped, string>> {
  const { effect, minimumCentAmounts = {}, maxApplicationsPerCustomer: most } = known;
  const families = "families" in effect ? (effect.families ?? []) : [];
  return {
    ...{ code: known.code, name: known.name, nameJa: known.names?.ja_JP ?? "", nameZh: known.names?.zh_CN ?? "" },
    ...{ from: known.validFrom.slice(0, 10), until: known.validUntil.slice(0, 10) },
    countries: (known.countries ?? []).join(" "),
    perCustomer: most === undefined ? "" : String(most),
    newCustomersOnly: String(known.newCustomersOnly === true),
    stopsOthers: String(known.stackingMode === "StopAfterThisDiscount"),
    minimums: amountsText(minimumCentAmounts),
    effect: effect.kind,
    percent: effect.kind === "percentage" ? percentText(effect.partsPerMillion) : "",
    families: families.join(" "),
    buy: effect.kind === "freePieces" ? String(effect.buy) : "",
    free: effect.kind === "freePieces" ? String(effect.free) : "",
    gift: effect.kind === "gift" ? effect.sku : "",
    giftPieces: effect.kind === "gift" ? String(effect.quantity) : "",
  };
}
