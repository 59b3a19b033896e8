import type { MetaDescriptor } from "@remix-run/react";
import { pageMeta } from "~/components/chrome/page-meta";
import type { AccountHead } from "~/loaders/account/head.server";

/** Head tags of an account page; a page whose address is a secret tells it to nobody else, not even this site's tags. */
export function accountMeta(data: { head: AccountHead } | null | undefined): MetaDescriptor[] {
  const tags = pageMeta(data);
  return data?.head.secretAddress ? [...tags, { name: "referrer", content: "same-origin" }] : tags;
}

/** Goes on by itself, with scripts and without. */
export function refreshTo(path: string): MetaDescriptor {
  return { httpEquiv: "refresh", content: `0; url=${path}` };
}
