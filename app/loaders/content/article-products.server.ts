/** Products that an article mentions. */
import type { SupportArticle } from "@contracts/content/pages";
import { applicationCodes, namedProducts } from "./named-products.server";
import type { PageBuild } from "./page-build.server";
import type { PageBody } from "./page-data.server";

type Products = Extract<PageBody, { kind: "article" }>["products"];

export function articleProducts({ context }: PageBuild, { products }: Pick<SupportArticle, "products">): Products {
  if (products.length === 0) return null;
  const read = async () =>
    (await namedProducts(context, products)).map((product) => ({
      key: product.key,
      name: product.name,
      applications: applicationCodes(product),
    }));
  return context.defer("article: products", read());
}
