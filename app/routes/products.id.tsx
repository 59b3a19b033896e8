import { type LinksFunction, type MetaFunction, useLoaderData } from "@framework/remix";
import { codesLink } from "~/components/document/font-links";
import { firstFigure } from "~/components/product/figures/figure-sources";
import { productMeta } from "~/components/product/product-meta";
import { ProductPage } from "~/components/product/product-page";
import { publicPage } from "~/context/request/page";
import type { ProductPageData } from "~/loaders/product/data.server";
import { loadProductPage } from "~/loaders/product/product.server";

export const loader = publicPage(["region", "country", "language", "flags"], loadProductPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => productMeta(data);
export const links: LinksFunction = () => [codesLink];

export const handle = { earlyImage: ({ product }: ProductPageData) => firstFigure(product.figures) };

export default function Product() {
  const data = useLoaderData<typeof loader>();
  return <ProductPage key={data.product.key} {...data} />;
}
