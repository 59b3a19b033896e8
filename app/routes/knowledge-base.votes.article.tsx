import { type MetaFunction, useLoaderData } from "@framework/remix";
import { loadVote } from "~/actions/knowledge-base/vote.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { VotePage } from "~/components/knowledge-base/vote-page";
import { privatePage } from "~/context/request/page";

export const loader = privatePage(loadVote);
/** Private only because it shows votes; it needs no app. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function KnowledgeBaseVote() {
  return <VotePage data={useLoaderData<typeof loader>()} />;
}
