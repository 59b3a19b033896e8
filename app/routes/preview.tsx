import { type MetaFunction, useActionData, useLoaderData } from "@framework/remix";
import { changePreview } from "~/actions/preview/preview-entry.server";
import { pageMeta } from "~/components/chrome/page-meta";
import { PreviewEntry } from "~/components/preview/preview-entry";
import { action as formAction, privatePage } from "~/context/request/page";
import { loadPreviewEntry } from "~/loaders/preview/preview-entry.server";

export const loader = privatePage(loadPreviewEntry);
export const action = formAction(changePreview);
export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);

export default function Preview() {
  const loaded = useLoaderData<typeof loader>();
  return <PreviewEntry page={useActionData<typeof action>() ?? loaded} />;
}
