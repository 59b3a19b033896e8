import { data, redirect } from "@framework/remix.server";
import { sendInquiry } from "~/actions/inquiry/sending.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { libraryItemPath } from "~/loaders/content/components/library.server";
import { type GuidePageData, guidePage, itemOf } from "~/loaders/guide/guide.server";
import { giveGuidePass } from "~/loaders/guide/guide-pass.server";

export async function requestGuide(
  context: PrivateContext,
  { params: { item: uid = "" }, form }: PageArgs & { form: FormData },
) {
  const item = await itemOf(context, uid);
  const action = libraryItemPath(uid);
  const fixed = { item: uid, title: item.title.slice(0, 300) };
  const sending = await sendInquiry(context, "guide", form, { action, fixed });
  if (!sending.ok) return data<GuidePageData>(guidePage(context, item, sending.form), { status: sending.status });
  await giveGuidePass(context);
  return redirect(action, 303);
}
