/**
 * `/examples/html/{title}`: preview of editors' HTML (C-CMSQ-10). Unreleased, so for employees only (A-GUARD-14, W37).
 */
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { foreignLanguage, startPageBuild } from "~/loaders/content/page-build.server";
import { pageText } from "~/loaders/content/page-text.server";
import { pageHead } from "~/loaders/page/page-head.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { ServiceFailure } from "~/services/service-failure";
import { textOfHtml } from "./html-text.server";

/** Not available on production deployments, except to editors in preview. */
export function requireTrials({ showsExamples, preview }: Pick<PublicContext, "showsExamples" | "preview">): void {
  if (!showsExamples && !preview) throw pageNotFound();
}

export async function loadTestHtml(context: PublicContext, { params: { title = "" } }: PageArgs) {
  const result = await context.services.content.testHtml(context.market.locale, title.slice(0, 200));
  if (!result.ok) throw new ServiceFailure("content", 503, result.error.code);
  const entry = result.value;
  if (!entry) throw pageNotFound();
  const reading = startPageBuild(context);
  return {
    head: pageHead(context, { title: entry.title, path: `/examples/html/${encodeURIComponent(title)}`, index: false }),
    title: entry.title,
    lang: foreignLanguage(reading, entry.system),
    content: pageText(reading, textOfHtml(entry.html)),
  };
}
