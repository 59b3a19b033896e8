/** Head of an account page, which is never indexed. */
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface AccountHead extends PageHead {
  /** The URL contains a secret and must not leak (see `account-meta`). */
  readonly secretAddress?: boolean;
}

export function accountHead(context: PrivateContext, title: string, path: string, secretAddress = false): AccountHead {
  return { ...pageHead(context, { title, path, index: false, follow: false }), secretAddress };
}
