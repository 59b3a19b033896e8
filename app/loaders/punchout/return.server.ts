import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

interface PunchoutReturnData {
  readonly head: PageHead;
}

/** The page without data, for GET; the basket is only part of the form's response. */
export async function loadPunchoutReturn(context: PrivateContext): Promise<PunchoutReturnData> {
  const title = context.t("punchout.return.title");
  return { head: pageHead(context, { title, path: "/ct/punchout/return", index: false, follow: false }) };
}
