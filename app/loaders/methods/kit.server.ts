/** The products of a methods kit, with what is wrong in its rows. */
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

type Found = Reagent | "unknown" | "unreachable";

export async function loadKit(context: PublicContext, kit: ReadKit): Promise<LoadedKit> {
  const sound = kit.items.filter(({ faults }) => Object.keys(faults).length === 0);
  const keys = [...new Set(sound.map(({ product }) => product))];
  const found = new Map(await Promise.all(keys.map(async (key) => [key, await loadReagent(context, key)] as const)));
  const rows = kit.items.map(({ faults, ...item }): KitRow => {
    const errors = Object.entries(faults).map(([field, fault]) => [
      field,
      faultText(context, field as KitField, fault),
    ]);
    if (errors.length === 0 && found.get(item.product) === "unknown") {
      errors.push(["product", context.t("methods.unknownProduct", { number: item.product })]);
    }
    return { ...item, errors: Object.fromEntries(errors) };
  });
  const entries = sound.flatMap(({ faults: _, ...item }): KitEntry[] => {
    const reagent = found.get(item.product);
    return typeof reagent === "object" ? [{ item, reagent, validation: validationOf(reagent, item) }] : [];
  });
  const malformed = sound.length < kit.items.length || kit.unknownStyle !== null || kit.leftOut > 0;
  return {
    entries,
    rows,
    status: malformed ? 400 : [...found.values()].includes("unknown") ? 422 : 200,
    unreachable: keys.filter((key) => found.get(key) === "unreachable"),
  };
}

/** Journals' tables are English, and so is the record that they are made of. */
async function loadReagent(context: PublicContext, key: string): Promise<Found> {
  try {
    const product = await context.services.catalogue.fullProduct(key, "en");
    if (!product || !hasProductPage(product.status, context.preview)) return "unknown";
    return reagentOf(product, null, context.origins.current, context.names.hgncOf);
  } catch (error) {
    context.degraded();
    context.log.error("methods: product cannot be read", { key, error });
    return "unreachable";
  }
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
