import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { EvidencePage } from "~/components/evidence/evidence-page";
import { publicPage } from "~/context/request/page";
import { loadEvidencePage } from "~/loaders/evidence/cell.server";

export const loader = publicPage(["region", "country", "language"], loadEvidencePage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Evidence() {
  return <EvidencePage page={useLoaderData<typeof loader>()} />;
}
