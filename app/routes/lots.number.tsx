import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { LotPage } from "~/components/lots/lot-page";
import { publicPage } from "~/context/request/page";
import { loadLotPage } from "~/loaders/lots/lot.server";

export const loader = publicPage(["region", "language", "country"], loadLotPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Lot() {
  return <LotPage page={useLoaderData<typeof loader>()} />;
}
