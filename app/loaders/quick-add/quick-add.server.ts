/** Validates catalog numbers before adding: one brief lookup for all, then the selling policy. */

import type { ProductBrief } from "@contracts/catalogue/briefs";
import type { CodeVerdict } from "@contracts/commerce/code-verdict";
import { hasProductPage } from "@domain/product-page/visibility";
import { nameInLanguage } from "@domain/product-texts/product-in-language";
import { checkCode, foldCode } from "@domain/quick-add/code";
import { customerOfMarket, priceCountryOf } from "@domain/selling/market-rules";
import { resolveSelling } from "@domain/selling/selling";
import type { PriceFact } from "@domain/selling/types";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { loadSellingSettings } from "~/loaders/settings/selling-settings.server";

/** `GET /api/quick-add?code=…`: result for a code as it is typed (T-QADD-33). */
export async function loadCodeVerdict(context: PublicContext, { url }: PageArgs): Promise<Response> {
  const [verdict] = await judgeCodes(context, [url.searchParams.get("code") ?? ""]);
  return Response.json(verdict ?? invalid(context, ""));
}

/** Results for codes, in order. Codes with an invalid format need no lookup. */
export async function judgeCodes(context: PublicContext, typed: readonly string[]): Promise<CodeVerdict[]> {
  const codes = typed.map(foldCode);
  const wellFormed = [...new Set(codes.filter((code) => checkCode(code) === "valid"))];
  if (wellFormed.length === 0) return codes.map((code) => invalid(context, code));
  const { country } = context.market;
  const settings = await loadSellingSettings(context);
  const reading = context.services.catalogue.briefs(wellFormed, priceCountryOf(country, settings));
  const answer = await context.defer("quick add: briefs", reading);
  if (!answer.ok) {
    return codes.map((code) => (checkCode(code) === "valid" ? failed(context, code) : invalid(context, code)));
  }
  const briefs = new Map(answer.value.map((brief) => [brief.sku, brief]));
  const gone = await fatesOf(
    context,
    wellFormed.filter((code) => (briefs.get(code)?.status ?? "not found") === "not found"),
  );
  const japanese = country === "JP" ? await japanPrices(context, answer.value) : null;
  return codes.map((code) => {
    const brief = briefs.get(code);
    if (!brief || checkCode(code) !== "valid") return invalid(context, code);
    const former = gone.get(code);
    if (former) return { ...invalid(context, code), ...former };
    const price = japanese ? (japanese.get(brief.productKey ?? "") ?? { kind: "none" as const }) : priceFact(brief);
    const { quickAdd } = resolveSelling({
      country,
      customer: customerOfMarket(context.market),
      product: { status: brief.status, productType: brief.productType, category: brief.category },
      sku: { sku: code, price, active: true },
      settings,
      preview: context.preview,
    });
    const { message } = quickAdd;
    return {
      code,
      // Unreleased products have no public name.
      name:
        brief.status !== "not found" && hasProductPage(brief.status, context.preview) ? nameOf(brief, context) : null,
      addEnabled: quickAdd.addEnabled,
      message: message && { tone: message.tone, text: context.t(message.key, message.params), href: message.href },
      unknown: false,
    };
  });
}

/** Maximum lookups of unknown codes, however many there are. */
const maxFates = 20;

/** Message for a code with a former or a removed number. */
async function fatesOf(context: PublicContext, codes: readonly string[]) {
  const { t, services } = context;
  const found = await Promise.all(
    codes.slice(0, maxFates).map(async (code) => {
      const [number = ""] = /^\d+/.exec(code) ?? [];
      const answer = await context.defer("quick add: former numbers", services.catalogue.fate(number));
      const fate = answer.ok ? answer.value : null;
      if (fate?.kind === "removed") {
        const { day, reason } = fate;
        const text = t("quickAdd.removed", { number, day, reason });
        return [[code, { message: { tone: "warning", text, href: `/products/${number}` } }] as const];
      }
      if (!fate) return [];
      const now = fate.to + code.slice(number.length);
      const text = t("quickAdd.renumbered", { code, now });
      const href = `/products/${fate.to}?from=${number}`;
      return [[code, { renumbered: now, message: { tone: "warning", text, href } }] as const];
    }),
  );
  return new Map<string, Pick<CodeVerdict, "message" | "renumbered">>(found.flat());
}

/**
 * Verdicts on codes with former numbers, by the code as typed: those of the present numbers, with a note. Codes that
 * the catalogue knows are left out.
 */
export async function judgePresent(
  context: PublicContext,
  verdicts: readonly CodeVerdict[],
): Promise<ReadonlyMap<string, CodeVerdict>> {
  const former = verdicts.filter(({ renumbered }) => renumbered !== undefined);
  const present = await judgeCodes(
    context,
    former.map(({ renumbered }) => renumbered ?? ""),
  );
  return new Map(
    former.flatMap(({ code, message }, index) => {
      const now = present[index];
      if (!now || now.name === null) return [];
      return [[code, { ...now, message: now.message ?? (message && { ...message, tone: "info" as const }) }] as const];
    }),
  );
}

const nameOf = ({ name, names }: ProductBrief, { market }: PublicContext): string | null =>
  name === null ? null : nameInLanguage({ name, names }, market.language);

const priceFact = ({ listPrice }: ProductBrief): PriceFact =>
  listPrice ? { kind: "known", price: listPrice } : { kind: "none" };

/** From this number of codes it is a list, in which sizes with their own price in Japan skip the family lookup. */
const listLength = 50;
/** Concurrent family lookups, and the maximum per list. */
const familiesAtOnce = 25;
const maxFamilies = 500;

/** In Japan availability depends on the family's list price (T-QADD-26, T-QADD-34). */
async function japanPrices(context: PublicContext, briefs: readonly ProductBrief[]): Promise<Map<string, PriceFact>> {
  const prices = new Map<string, PriceFact>();
  const wanted = new Set<string>();
  for (const { productKey, listPrice } of briefs) {
    if (productKey === null) continue;
    if (briefs.length > listLength && listPrice) prices.set(productKey, { kind: "known", price: listPrice });
    else wanted.add(productKey);
  }
  const families = [...wanted].filter((family) => !prices.has(family));
  for (const family of families.slice(maxFamilies)) prices.set(family, { kind: "failed" });
  for (let start = 0; start < Math.min(families.length, maxFamilies); start += familiesAtOnce) {
    const asked = families.slice(start, Math.min(start + familiesAtOnce, maxFamilies));
    await Promise.all(
      asked.map(async (family) => {
        prices.set(family, await japanPrice(context, family));
      }),
    );
  }
  return prices;
}

async function japanPrice(context: PublicContext, family: string): Promise<PriceFact> {
  const answer = await context.defer("quick add: Japan list price", context.services.catalogue.listPriceJapan(family));
  if (!answer.ok) return { kind: "failed" };
  return answer.value ? { kind: "known", price: answer.value } : { kind: "none" };
}

function invalid(context: PublicContext, code: string): CodeVerdict {
  return {
    code,
    name: null,
    addEnabled: false,
    message: { tone: "warning", text: context.t("quickAdd.invalidCode"), href: null },
    unknown: false,
  };
}

/** Outage: the code may be valid, so suggest a retry. */
function failed(context: PublicContext, code: string): CodeVerdict {
  return {
    code,
    name: null,
    addEnabled: false,
    message: { tone: "error", text: context.t("basket.error.network"), href: null },
    unknown: true,
  };
}
