import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ComparePage } from "~/components/compare/compare-page";
import { publicPage } from "~/context/request/page";
import { loadComparePage } from "~/loaders/compare/compare.server";

export const loader = publicPage(["region", "country", "language"], loadComparePage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Compare() {
  return <ComparePage page={useLoaderData<typeof loader>()} />;
}
