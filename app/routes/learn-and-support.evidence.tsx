import { type MetaFunction, useLoaderData } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import { RulePage } from "~/components/evidence/rule-page";
import { publicPage } from "~/context/request/page";
import { loadRulePage } from "~/loaders/evidence/rule.server";

export const loader = publicPage(["region", "language"], loadRulePage);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Rule() {
  return <RulePage page={useLoaderData<typeof loader>()} />;
}
