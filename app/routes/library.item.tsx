import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { requestGuide } from "~/actions/guide/guide.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { GuidePage } from "~/components/guide/guide-page";
import { action as formAction, privatePage } from "~/context/request/page";
import { guardedPrivate } from "~/guards/guarded";
import { loadGuide } from "~/loaders/guide/guide.server";

/** Not in preview, because a guide request needs a visitor. */
export const loader = privatePage(guardedPrivate(["preview"], loadGuide));
export const action = formAction(guardedPrivate(["preview"], requestGuide));
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Guide() {
  const loaded = useLoaderData<typeof loader>();
  return <GuidePage page={useActionData<typeof action>() ?? loaded} />;
}
