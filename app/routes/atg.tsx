import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { ContentPage } from "~/components/content/content-page";
import { privatePage } from "~/context/request/page";
import { loadLegacyAddress } from "~/loaders/page/legacy.server";

/** Private, because it reads the whole query and cannot be stored. */
export const loader = privatePage(loadLegacyAddress);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function LegacyAddress() {
  return <ContentPage page={useLoaderData<typeof loader>()} />;
}
