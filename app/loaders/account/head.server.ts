/** Head of an account page: personal, so never in a search engine. */
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface AccountHead extends PageHead {
  /** The page's address carries a secret: it is told to nobody (see `account-meta`). */
  readonly secretAddress?: boolean;
}

export function accountHead(context: PrivateContext, title: string, path: string, secretAddress = false): AccountHead {
  return { ...pageHead(context, { title, path, index: false, follow: false }), secretAddress };
}
