import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { paperMeta } from "~/components/product/datasheet/datasheet-paper";
import { DatasheetPage } from "~/components/product/datasheet/sheets";
import { publicPage } from "~/context/request/page";
import { loadDatasheetPage } from "~/loaders/product/datasheet.server";

export const loader = publicPage(["region", "country", "language"], loadDatasheetPage);
export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data ? [...pageMeta(data), paperMeta(data.options.size)] : pageMeta(data);

export default function Datasheet() {
  return <DatasheetPage page={useLoaderData<typeof loader>()} />;
}
