/** `/clones/{clone}`: all formats of a clone. A name that several clones have shows each of them. */
import type { Product } from "@contracts/catalogue/catalogue";
import { byClone, clonePath } from "@domain/lineage/clone-identity";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { type CloneFormat, formatOf, productsOfClone } from "./lineage.server";

export interface CloneGroup {
  readonly id: string;
  readonly host: string | null;
  readonly isotype: string | null;
  readonly targets: readonly string[];
  readonly modifications: readonly string[];
  readonly formats: readonly CloneFormat[];
}

export interface ClonePageData {
  readonly head: PageHead;
  readonly clone: string;
  readonly groups: readonly CloneGroup[];
}

export async function loadClonePage(context: PublicContext, { params }: PageArgs): Promise<ClonePageData> {
  const asked = (params.clone ?? "").trim();
  if (asked === "" || asked.length > 60) throw pageNotFound();
  const products = (await productsOfClone(context, asked)).filter(({ status }) => hasProductPage(status, false));
  const clone = products[0]?.attributes.clone;
  if (!clone) throw pageNotFound();
  const { t } = context;
  return {
    head: pageHead(context, {
      title: t("lineage.cloneTitle", { clone }),
      description: t("lineage.cloneDescription", { clone }),
      path: clonePath(clone),
      index: !context.preview,
    }),
    clone,
    groups: byClone(products).map(groupOf),
  };
}

function groupOf(products: readonly Product[]): CloneGroup {
  const [first] = products;
  const { host = null, isotype = null, targets = [], targetModifications = [] } = first?.attributes ?? {};
  return {
    id: first?.key ?? "",
    host,
    isotype,
    targets: targets.map(({ symbol }) => symbol),
    modifications: targetModifications,
    formats: products.map(formatOf),
  };
}
