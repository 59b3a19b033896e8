/**
 * `/products/include/protocol`: one protocol with the dilutions of several products (C-PROD-09). Defined by the
 * address: `productIds`, separated by commas, and `application`, a code.
 */
import type { Product } from "@contracts/catalogue/catalogue";
import { comparedIds, productIdOf, productIdsParameter } from "@domain/compare/compared-ids";
import { dilutionText } from "@domain/product-page/applications";
import { type DilutionVolume, dilutionVolumes } from "@domain/product-page/dilution-volumes";
import { hasProductPage } from "@domain/product-page/visibility";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

/** Maximum products; as many as a large kit contains. */
const maxProducts = 12;
const sharedProtocolPath = "/products/include/protocol";

/** Address of the products' shared protocol. */
export function sharedProtocolHref(keys: readonly string[]): string {
  return `${sharedProtocolPath}?${productIdsParameter}=${keys.slice(0, maxProducts).join(",")}`;
}

interface SharedProtocolProduct {
  readonly key: string;
  readonly name: string;
  /** False if the product does not support the application. */
  readonly suited: boolean;
  readonly dilution: string | null;
  readonly volumes: readonly DilutionVolume[] | null;
}

export interface SharedProtocolPageData {
  readonly head: PageHead;
  readonly crumbs: readonly { readonly label: string; readonly to: string }[];
  readonly form: { readonly productIds: string; readonly application: string };
  /** Application codes of the products, most common first. */
  readonly applications: readonly string[];
  readonly protocol: Product["attributes"]["protocols"][number] | null;
  readonly products: readonly SharedProtocolProduct[];
  /** Ids that are unknown, or beyond the limit. */
  readonly missing: readonly string[];
}

export async function loadSharedProtocolPage(
  context: PublicContext,
  { url }: PageArgs,
): Promise<SharedProtocolPageData> {
  const { t } = context;
  const asked = comparedIds(url.searchParams.get(productIdsParameter));
  const found = await Promise.all(asked.slice(0, maxProducts).map((id) => readProduct(context, id)));
  const products = found.filter((product) => product !== null);
  const applications = sharedApplications(products);
  const wanted = url.searchParams.get("application") ?? "";
  const application = applications.includes(wanted) ? wanted : (applications[0] ?? "");
  return {
    head: pageHead(context, {
      title: t("productDetails.sharedProtocol"),
      description: t("productDetails.sharedProtocolIntro"),
      path: sharedProtocolPath,
      // Only the empty form is indexed, because combinations are unlimited.
      index: asked.length === 0,
    }),
    crumbs: [
      { label: t("chrome.breadcrumbHome"), to: "/" },
      { label: t("chrome.productsCrumb"), to: "/browse" },
      { label: t("productDetails.sharedProtocol"), to: sharedProtocolPath },
    ],
    form: { productIds: asked.join(", ").slice(0, 200), application },
    applications,
    protocol: protocolFor(products, application),
    products: products.map((product) => productIn(product, application)),
    missing: asked.filter((_, place) => !found[place]).map((id) => id.slice(0, 20)),
  };
}

/** Null if the product is unknown or unavailable. */
async function readProduct(context: PublicContext, id: string): Promise<Product | null> {
  const key = productIdOf(id);
  if (!key) return null;
  try {
    const product = await context.services.catalogue.fullProduct(key, context.market.language);
    return product && hasProductPage(product.status, context.preview) ? product : null;
  } catch (error) {
    context.degraded();
    context.log.error("shared protocol: product cannot be read", { key, error: String(error) });
    return null;
  }
}

const applicationsOf = ({ attributes }: Product) => attributes.lots[0]?.applications ?? [];

/** Applications with a protocol, most common first. */
function sharedApplications(products: readonly Product[]): string[] {
  const counts = new Map<string, number>();
  for (const product of products)
    for (const { codeForDisplay, protocolId } of applicationsOf(product))
      if (protocolId && product.attributes.protocols.some(({ id }) => id === protocolId))
        counts.set(codeForDisplay, (counts.get(codeForDisplay) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1]).map(([code]) => code);
}

function protocolFor(products: readonly Product[], code: string): SharedProtocolPageData["protocol"] {
  for (const product of products) {
    const id = applicationsOf(product).find(({ codeForDisplay }) => codeForDisplay === code)?.protocolId;
    const protocol = product.attributes.protocols.find((candidate) => candidate.id === id);
    if (protocol) return protocol;
  }
  return null;
}

function productIn(product: Product, code: string): SharedProtocolProduct {
  const application = applicationsOf(product).find(({ codeForDisplay }) => codeForDisplay === code);
  return {
    key: product.key,
    name: product.name,
    suited: application !== undefined,
    dilution: application ? dilutionText(application.dilutionFactor) : null,
    volumes: application ? dilutionVolumes(application.dilutionFactor) : null,
  };
}
