/** Former numbers, end of sale and nearest products of a product page. */

import type { Product } from "@contracts/catalogue/catalogue";
import type { Lineage, ReplacementKind } from "@contracts/catalogue/lineage";
import { cloneIdentity } from "@domain/lineage/clone-identity";
import { foldIdentifier } from "@domain/lineage/identifiers";
import { type Standing, standingOf } from "@domain/lineage/standing";
import { instantOfDay } from "@domain/market/time-zone";
import { reasonInLanguage } from "@domain/product-texts/product-in-language";
import type { PublicContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";

/** A product of the same clone. */
export interface CloneFormat {
  readonly key: string;
  readonly name: string;
  readonly status: Product["status"];
  readonly conjugation: string | null;
  readonly formulation: string | null;
}

export interface LineageView {
  readonly standing: Standing;
  readonly withdrawal: { readonly reason: string; readonly day: string } | null;
  /** The product's clone, if it has a page of its own. */
  readonly clone: string | null;
  /** For a product that is no longer sold: formats of the same clone that are. */
  readonly formats: readonly CloneFormat[];
  readonly replacement: {
    readonly key: string;
    readonly name: string;
    /** Null if the catalogue does not state the relation. */
    readonly kind: ReplacementKind | null;
    readonly sideBySide: NonNullable<Lineage["replacement"]>["sideBySide"];
    readonly differences: readonly string[];
  } | null;
  readonly formerKeys: readonly string[];
  readonly formerNames: readonly string[];
  readonly rrids: Lineage["rrids"];
  /** True if the registry ids are made up for the demonstration shop. */
  readonly demonstration: boolean;
  readonly foreignNumbers: Lineage["foreignNumbers"];
}

const soldStatuses: readonly Product["status"][] = ["Released", "Released - On Hold", "Pre-discontinued"];
/** Formats of a clone that a page lists. */
const maxFormats = 24;

/** Null for a product that is sold under its first number and name. */
export async function lineageView(context: PublicContext, product: Product): Promise<LineageView | null> {
  const { attributes } = product;
  const { lineage, clone } = attributes;
  const standing = standingOf(product);
  if (standing === "sold" && !lineage) return null;
  const formats = standing === "sold" ? [] : await soldFormats(context, product);
  return {
    standing,
    withdrawal: lineage?.withdrawal
      ? {
          reason: reasonInLanguage(lineage.withdrawal, context.market.language),
          day: fullDay(context, lineage.withdrawal.day),
        }
      : null,
    clone,
    formats,
    replacement: replacementOf(product),
    formerKeys: lineage?.formerKeys ?? [],
    formerNames: lineage?.formerNames ?? [],
    rrids: lineage?.rrids ?? [],
    demonstration: attributes.demonstration,
    foreignNumbers: lineage?.foreignNumbers ?? [],
  };
}

/** The successor of the record, with the facts of the lineage. */
function replacementOf({ attributes }: Product): LineageView["replacement"] {
  const { successor, lineage } = attributes;
  if (!successor) return null;
  const replacement = lineage?.replacement?.key === successor.key ? lineage.replacement : null;
  return {
    key: successor.key,
    name: successor.name,
    kind: replacement?.kind ?? null,
    sideBySide: replacement?.sideBySide ?? [],
    differences: replacement?.differences ?? [],
  };
}

const fullDay = ({ market, t }: PublicContext, day: string): string =>
  formatDate(new Date(instantOfDay(day)), { market, t, now: new Date(0) });

async function soldFormats(context: PublicContext, product: Product): Promise<CloneFormat[]> {
  const identity = cloneIdentity(product);
  if (identity === null || !product.attributes.clone) return [];
  const products = await productsOfClone(context, product.attributes.clone).catch((error: unknown) => {
    context.log.error("formats of a clone cannot be read", { product: product.key, error: String(error) });
    context.degraded();
    return [];
  });
  return products
    .filter((other) => other.key !== product.key && cloneIdentity(other) === identity)
    .filter(({ status }) => soldStatuses.includes(status))
    .map(formatOf);
}

export function formatOf({ key, name, status, attributes }: Product): CloneFormat {
  const { conjugation, formulation } = attributes;
  return { key, name, status, conjugation, formulation };
}

/** Published products with a clone of this name, whatever it detects. */
export async function productsOfClone({ services, market }: PublicContext, clone: string): Promise<Product[]> {
  const { products } = await services.catalogue.knownAs(foldIdentifier(clone));
  const keys = products.flatMap(({ kind, productKey }) => (kind === "clone" ? [productKey] : [])).slice(0, maxFormats);
  const read = await Promise.all(keys.map((key) => services.catalogue.fullProduct(key, market.language)));
  return read.filter((found) => found !== null);
}
