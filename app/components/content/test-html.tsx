import type { RichText } from "@contracts/content/rich-text";
import { Page, Stack } from "../ui/layout";
import * as css from "./content-page.css";
import { ContentText } from "./content-text";

interface TestHtmlProps {
  page: { readonly title: string; readonly lang: string | null; readonly content: RichText };
}

/** Preview of editors' HTML, sanitized as on real pages (C-CMSQ-10). */
export function TestHtml({ page: { title, lang, content } }: TestHtmlProps) {
  return (
    <Page className={css.page}>
      <Stack as="article" gap="s3">
        <h1 lang={lang ?? undefined}>{title}</h1>
        <ContentText value={content} lang={lang ?? undefined} />
      </Stack>
    </Page>
  );
}
