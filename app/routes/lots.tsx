import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { LookUpPage } from "~/components/lots/look-up-page";
import { publicPage } from "~/context/request/page";
import { loadLotLookUp } from "~/loaders/lots/look-up.server";

export const loader = publicPage(["region", "language"], loadLotLookUp);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function LotLookUp() {
  return <LookUpPage page={useLoaderData<typeof loader>()} />;
}
