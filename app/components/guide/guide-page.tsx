import "~/components/country/kept-form.css";
import * as css from "~/components/content/content-page.css";
import { InquiryForm } from "~/components/inquiry/inquiry-form";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { LinkButton } from "~/components/ui/button/button";
import { Page, Stack } from "~/components/ui/layout";
import { Notice } from "~/components/ui/notice/notice";
import { TextLink } from "~/components/ui/text-link";
import type { GuidePageData } from "~/loaders/guide/guide.server";
import * as layout from "~/styles/layout.css";

/** A guide that requires contact details: the form, or the guide itself. */
export function GuidePage({ page }: { page: GuidePageData }) {
  const { title, details, file, lang, open, form, signIn, crumbs } = page;
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={crumbs} />
      <Stack gap="s3">
        <header className={css.header} lang={lang ?? undefined}>
          <h1>{title}</h1>
          {details && <p className={layout.lead}>{details}</p>}
          {file && <p className={css.facts}>{file}</p>}
        </header>
        {open && (
          <Notice tone="success" title={open.note}>
            <p>
              {open.file ? (
                // A file, so let the browser load it.
                <LinkButton to={open.href} variant="primary" icon="download">
                  {open.label}
                </LinkButton>
              ) : (
                <LinkButton to={open.href} variant="primary">
                  {open.label}
                </LinkButton>
              )}
            </p>
          </Notice>
        )}
        {form && (
          <>
            <InquiryForm form={form} />
            <p>
              {signIn.text} <TextLink to={signIn.href}>{signIn.label}</TextLink>
            </p>
          </>
        )}
      </Stack>
    </Page>
  );
}
