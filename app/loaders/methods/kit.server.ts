/** The products of a methods kit, with the faults in its rows. */

import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import type { KitEntry } from "@domain/methods/document";
import { type KitField, kitLimits } from "@domain/methods/kit";
import type { KitFault, ReadItem, ReadKit } from "@domain/methods/read-kit";
import { type Reagent, reagentOf } from "@domain/methods/reagent";
import { validationOf } from "@domain/methods/validation";
import { hasProductPage } from "@domain/product-page/visibility";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import type { PublicContext } from "~/context/request/types";
import { tooLongText } from "~/loaders/form/too-long.server";
import { knownLot, loadLots, lotDoubts } from "./kit-lots.server";

/** A row of the form: typed values, and the error of each field. */
export interface KitRow extends Omit<ReadItem, "faults"> {
  readonly errors: Readonly<Partial<Record<KitField, string>>>;
}

export interface LoadedKit {
  readonly entries: readonly KitEntry[];
  readonly rows: readonly KitRow[];
  /** 200, or the status of a page that shows errors. */
  readonly status: 200 | 400 | 422;
  /** Products that cannot be read now. */
  readonly unreachable: readonly string[];
  /** Products whose lots cannot be read now, so that a recall would not be seen. */
  readonly unchecked: readonly string[];
  /** Lots that are not known and may be typing errors. */
  readonly doubts: readonly string[];
}

/** A reagent, the reason why the shop has none with this number, or that the catalogue cannot be read. */
type Found =
  | { readonly kind: "reagent"; readonly reagent: Reagent }
  | { readonly kind: "none"; readonly why: string }
  | { readonly kind: "unreachable" };

export async function loadKit(context: PublicContext, kit: ReadKit): Promise<LoadedKit> {
  const sound = kit.items.filter(({ faults }) => Object.keys(faults).length === 0);
  const keys = [...new Set(sound.map(({ product }) => product))];
  const found = new Map(await Promise.all(keys.map(async (key) => [key, await loadReagent(context, key)] as const)));
  const rows = kit.items.map(({ faults, ...item }): KitRow => {
    const errors = Object.entries(faults).map(([field, fault]) => [
      field,
      faultText(context, field as KitField, fault),
    ]);
    const answer = errors.length === 0 ? found.get(item.product) : undefined;
    if (answer?.kind === "none") errors.push(["product", answer.why]);
    return { ...item, errors: Object.fromEntries(errors) };
  });
  const read = sound.flatMap(({ faults: _, ...item }) => {
    const answer = found.get(item.product);
    return answer?.kind === "reagent" ? [{ item, reagent: answer.reagent }] : [];
  });
  const lots = await loadLots(
    context,
    read.flatMap(({ item, reagent }) => (item.lot === "" ? [] : [reagent.key])),
  );
  const entries = read.map(
    ({ item, reagent }): KitEntry => ({
      item,
      reagent,
      lot: knownLot(lots, reagent.key, item.lot),
      validation: validationOf(reagent, item),
    }),
  );
  const malformed = sound.length < kit.items.length || kit.unknownStyle !== null || kit.leftOut > 0;
  return {
    entries,
    rows,
    status: malformed ? 400 : [...found.values()].some(({ kind }) => kind === "none") ? 422 : 200,
    unreachable: keys.filter((key) => found.get(key)?.kind === "unreachable"),
    unchecked: [...lots].flatMap(([key, known]) => (known === null ? [key] : [])),
    doubts: lotDoubts(context, entries, lots),
  };
}

/** Errors of a kit as a whole, and what could not be read. */
export function kitProblems({ t }: PublicContext, kit: ReadKit, { unreachable, unchecked }: LoadedKit): string[] {
  return [
    ...(kit.unknownStyle === null ? [] : [t("methods.unknownStyle", { name: kit.unknownStyle })]),
    ...(kit.leftOut > 0 ? [t("methods.leftOut", { count: kitLimits.items })] : []),
    ...(unreachable.length > 0 ? [t("methods.unreachable", { list: unreachable.join(", ") })] : []),
    ...(unchecked.length > 0 ? [t("methods.unchecked", { list: unchecked.join(", ") })] : []),
  ];
}

/** Why no file can be made, one reason a line; null if it can. A file that lacks a reagent or a recall would mislead. */
export function refusalOf(
  context: PublicContext,
  kit: ReadKit,
  loaded: LoadedKit,
): { readonly status: 400 | 422 | 503; readonly reasons: readonly string[] } | null {
  const { entries, rows, status, unreachable, unchecked } = loaded;
  const isOut = unreachable.length + unchecked.length > 0;
  if (!isOut && status === 200 && entries.length > 0) return null;
  return {
    status: isOut ? 503 : status === 200 ? 400 : status,
    reasons: [
      ...kitProblems(context, kit, loaded),
      ...(rows.length === 0 ? [context.t("methods.noProducts")] : []),
      ...rows.flatMap(({ product, errors }) => Object.values(errors).map((error) => `${product}: ${error}`)),
    ],
  };
}

/** Journals' tables are in English, so the product's English record is used. */
async function loadReagent(context: PublicContext, key: string): Promise<Found> {
  try {
    const product = await presentProduct(context, key);
    if (typeof product === "string") return { kind: "none", why: product };
    return {
      kind: "reagent",
      reagent: reagentOf(
        product,
        await loadRecords(context, product.key),
        context.origins.current,
        context.names.hgncOf,
      ),
    };
  } catch (error) {
    context.degraded();
    context.log.error("methods: product cannot be read", { key, error });
    return { kind: "unreachable" };
  }
}

/** Null during an outage, after which the page must be read again. */
async function loadRecords(context: PublicContext, key: string): Promise<ProductEvidence | null> {
  try {
    return await context.services.catalogue.evidence(key);
  } catch (error) {
    context.degraded();
    context.log.warn("methods: evidence cannot be read", { key, error: String(error) });
    return null;
  }
}

/** The product with a number, current or former, or why there is none. */
async function presentProduct(context: PublicContext, number: string): Promise<Product | string> {
  const { services, t, preview, market } = context;
  const product = await services.catalogue.fullProduct(number, "en");
  if (product && hasProductPage(product.status, preview)) return product;
  const fate = await services.catalogue.fate(number);
  if (fate?.kind === "renumbered") {
    const present = await services.catalogue.fullProduct(fate.to, "en");
    if (present && hasProductPage(present.status, preview)) return present;
  }
  if (fate?.kind === "removed") {
    const reason = reasonInLanguage(fate, market.language);
    return t("methods.removed", { number, day: fate.day, reason });
  }
  return t("methods.unknownProduct", { number });
}

function faultText({ t }: PublicContext, field: KitField, fault: KitFault): string {
  switch (fault) {
    case "missing":
    case "malformed":
      return t("methods.faults.product");
    case "too-long":
      return tooLongText(t, kitLimits.fields[field]);
    case "too-many-parts":
      return t("methods.faults.tooManyParts");
    default:
      return fault satisfies never;
  }
}
