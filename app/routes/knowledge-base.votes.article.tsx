import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { keepComment, loadVote } from "~/actions/knowledge-base/vote.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { VotePage } from "~/components/knowledge-base/vote-page";
import { action as formAction, privatePage } from "~/context/request/page";

export const loader = privatePage(loadVote);
export const action = formAction(keepComment);
/** Private only because it shows votes; it needs no app. */
export const handle = { app: false };
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function KnowledgeBaseVote() {
  const loaded = useLoaderData<typeof loader>();
  return <VotePage data={useActionData<typeof action>() ?? loaded} />;
}
