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
  /** A link of the editors' desk, which stands for a token. */
  readonly link: string | null;
  readonly error: string | null;
  readonly texts: Readonly<
    Record<"title" | "intro" | "token" | "day" | "dayHint" | "enter" | "leave" | "inside", string>
  >;
}

export async function loadPreviewEntry(context: PrivateContext, { url }: PageArgs): Promise<PreviewEntryData> {
  const text = url.searchParams.get("link");
  const link = text ? await context.editors.linkOf(text) : null;
  const goto = safeGoto(link?.goto ?? url.searchParams.get("goto") ?? "/", url.origin);
  const error = text && !link ? context.t("preview.linkEnded") : null;
  return entry(context, { goto, link: link ? text : null, error });
}

export function entry(
  context: PrivateContext,
  { goto, link, error }: Pick<PreviewEntryData, "goto" | "link" | "error">,
): PreviewEntryData {
  const { t, preview, editors } = context;
  if (editors.frames.length > 0) context.allow({ frames: editors.frames });
  return {
    head: pageHead(context, { title: t("preview.title"), path: "/preview", index: false, follow: false }),
    inPreview: preview,
    ...{ goto, link, error },
    texts: {
      title: t("preview.title"),
      intro: link === null ? t("preview.intro") : t("preview.linkIntro"),
      day: t("preview.day"),
      dayHint: t("preview.dayHint"),
      token: t("preview.token"),
      enter: t("preview.enter"),
      leave: t("preview.leave"),
      inside: t("preview.inside"),
    },
  };
}
