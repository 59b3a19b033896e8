import type { MetaDescriptor } from "@framework/remix";
import { pageMeta } from "~/components/chrome/page-meta";
import type { AccountHead } from "~/loaders/account/head.server";

/** Head tags of an account page. A page with a secret in its URL sends no Referer and loads no tags. */
export function accountMeta(data: { head: AccountHead } | null | undefined): MetaDescriptor[] {
  const tags = pageMeta(data);
  return data?.head.secretAddress ? [...tags, { name: "referrer", content: "same-origin" }] : tags;
}

/** Redirects automatically, also without scripts. */
export function refreshTo(path: string): MetaDescriptor {
  return { httpEquiv: "refresh", content: `0; url=${path}` };
}
