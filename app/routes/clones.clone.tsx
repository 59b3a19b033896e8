import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ClonePage } from "~/components/lineage/clone-page";
import { publicPage } from "~/context/request/page";
import { loadClonePage } from "~/loaders/lineage/clone.server";

export const loader = publicPage(["region", "language"], loadClonePage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Clone() {
  return <ClonePage page={useLoaderData<typeof loader>()} />;
}
