/** The products of a methods kit, with what is wrong in its rows. */
import type { ProductEvidence } from "@contracts/catalogue/evidence";
import type { KitEntry } from "@domain/methods/document";
import { type KitField, kitLimits } from "@domain/methods/kit";
import type { KitFault, ReadItem, ReadKit } from "@domain/methods/read-kit";
import { type Reagent, reagentOf } from "@domain/methods/reagent";
import { validationOf } from "@domain/methods/validation";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PublicContext } from "~/context/request/types";

/** A row of the form: what was typed, and the error of each field. */
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
}

/** A reagent, why the shop has none of this number, or nothing because it cannot be read. */
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
  const entries = sound.flatMap(({ faults: _, ...item }): KitEntry[] => {
    const answer = found.get(item.product);
    if (answer?.kind !== "reagent") return [];
    const { reagent } = answer;
    return [{ item, reagent, validation: validationOf(reagent, item) }];
  });
  const malformed = sound.length < kit.items.length || kit.unknownStyle !== null || kit.leftOut > 0;
  return {
    entries,
    rows,
    status: malformed ? 400 : [...found.values()].some(({ kind }) => kind === "none") ? 422 : 200,
    unreachable: keys.filter((key) => found.get(key)?.kind === "unreachable"),
  };
}

/** Journals' tables are English, and so is the record that they are made of. */
async function loadReagent(context: PublicContext, key: string): Promise<Found> {
  try {
    const product = await context.services.catalogue.fullProduct(key, "en");
    if (!product || !hasProductPage(product.status, context.preview))
      return { kind: "none", why: await whyNone(context, key) };
    return {
      kind: "reagent",
      reagent: reagentOf(product, await loadRecords(context, key), context.origins.current, context.names.hgncOf),
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

/** A former number is named, not replaced: what the vial says is for its user to decide. */
async function whyNone({ services, t }: PublicContext, number: string): Promise<string> {
  const fate = await services.catalogue.fate(number);
  if (fate?.kind === "renumbered") return t("methods.renumbered", { number, to: fate.to });
  if (fate?.kind === "removed") return t("methods.removed", { number, day: fate.day, reason: fate.reason });
  return t("methods.unknownProduct", { number });
}

function faultText({ t }: PublicContext, field: KitField, fault: KitFault): string {
  switch (fault) {
    case "missing":
    case "malformed":
      return t("methods.faults.product");
    case "too-long":
      return t("methods.faults.tooLong", { count: kitLimits.fields[field] });
    case "too-many-parts":
      return t("methods.faults.tooManyParts");
    default:
      return fault satisfies never;
  }
}
