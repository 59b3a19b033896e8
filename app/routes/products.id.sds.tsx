import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { SafetyPage } from "~/components/product/datasheet/safety-page";
import { publicPage } from "~/context/request/page";
import { loadSafetyPage } from "~/loaders/product/safety-sheet.server";

export const loader = publicPage(["region", "country", "language"], loadSafetyPage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function SafetyDataSheet() {
  return <SafetyPage page={useLoaderData<typeof loader>()} />;
}
