/** `/products/{id}/protocol/{protocolid?}`: protocols of a product with its dilutions (C-PROD-07). */
import type { Product } from "@contracts/catalogue/catalogue";
import { dilutionText, protocolApplication } from "@domain/product-page/applications";
import { type DilutionVolume, dilutionVolumes } from "@domain/product-page/dilution-volumes";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { type ProductSheet, productSheet } from "../documents.server";
import { loadProductOf } from "../record.server";

type CatalogueProtocol = Product["attributes"]["protocols"][number];

export interface ProtocolView extends CatalogueProtocol {
  readonly dilution: string | null;
  readonly volumes: readonly DilutionVolume[] | null;
}

export interface ProtocolPageData extends ProductSheet {
  /** All protocols of the product, or the one in the address. */
  readonly protocols: readonly ProtocolView[];
  /** Other protocols to link to; empty if there is only one. */
  readonly others: readonly Pick<CatalogueProtocol, "id" | "title" | "application">[];
  readonly chosen: string | null;
}

export async function loadProtocolPage(context: PublicContext, { params, url }: PageArgs): Promise<ProtocolPageData> {
  const product = await loadProductOf(context, params.id, url);
  const all = protocolViews(product);
  const chosen = params.protocolid ? all.find(({ id }) => id === params.protocolid) : undefined;
  if (all.length === 0 || (params.protocolid && !chosen)) throw pageNotFound();
  const { t } = context;
  const { key, name } = product;
  const path = chosen ? `/protocol/${chosen.id}` : "/protocol";
  const sheet = await productSheet(context, product, {
    name: chosen?.title ?? t("productDetails.protocolsPage"),
    title: chosen
      ? t("productDetails.protocolTitle", { protocol: chosen.title, name, number: key })
      : t("productDetails.protocolsTitle", { name, number: key }),
    description: t("productDetails.protocolsDescription", { name, number: key }),
    path,
  });
  return {
    ...sheet,
    protocols: chosen ? [chosen] : all,
    others: all.length > 1 ? all.map(({ id, title, application }) => ({ id, title, application })) : [],
    chosen: chosen?.id ?? null,
  };
}

/** Protocols with the newest lot's dilution for their application. */
export function protocolViews(product: Product): ProtocolView[] {
  return product.attributes.protocols.map((protocol) => {
    const factor = protocolApplication(protocol, product)?.dilutionFactor;
    return {
      ...protocol,
      dilution: factor ? dilutionText(factor) : null,
      volumes: factor ? dilutionVolumes(factor) : null,
    };
  });
}
