/**
 * `POST /ct/punchout/return`: generate, submit, read the return address, sign out, return, in this order (T-PUNCH-15).
 * The response is a page whose form submits itself with the basket; its security policy allows only the buyer's origin.
 */
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface PunchoutReturnData {
  readonly head: PageHead;
}

/** The page without data, for GET; the basket is only part of the form's response. */
export async function loadPunchoutReturn(context: PrivateContext): Promise<PunchoutReturnData> {
  const title = context.t("punchout.return.title");
  return { head: pageHead(context, { title, path: "/ct/punchout/return", index: false, follow: false }) };
}
