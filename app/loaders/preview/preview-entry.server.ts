/** `/preview`: where editors start and end the preview. */
import { safeGoto } from "@domain/http/safe-goto";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type PageHead, pageHead } from "~/loaders/page/page-head.server";

export interface PreviewEntryData {
  readonly head: PageHead;
  /** The preview is active. */
  readonly inPreview: boolean;
  readonly goto: string;
  readonly error: string | null;
  readonly texts: Readonly<Record<"title" | "intro" | "token" | "enter" | "leave" | "inside", string>>;
}

export async function loadPreviewEntry(context: PrivateContext, { url }: PageArgs): Promise<PreviewEntryData> {
  return entry(context, safeGoto(url.searchParams.get("goto") ?? "/", url.origin), null);
}

export function entry(context: PrivateContext, goto: string, error: string | null): PreviewEntryData {
  const { t, preview } = context;
  return {
    head: pageHead(context, { title: t("preview.title"), path: "/preview", index: false, follow: false }),
    inPreview: preview,
    goto,
    error,
    texts: {
      title: t("preview.title"),
      intro: t("preview.intro"),
      token: t("preview.token"),
      enter: t("preview.enter"),
      leave: t("preview.leave"),
      inside: t("preview.inside"),
    },
  };
}
