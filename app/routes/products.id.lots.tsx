import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ProductLotsPage } from "~/components/lots/product-lots-page";
import { publicPage } from "~/context/request/page";
import { loadProductLots } from "~/loaders/lots/product-lots.server";

export const loader = publicPage(["region", "language", "country"], loadProductLots);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function ProductLots() {
  return <ProductLotsPage page={useLoaderData<typeof loader>()} />;
}
