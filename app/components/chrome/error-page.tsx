import { Form, isRouteErrorResponse } from "@remix-run/react";
import { Component, type ReactNode } from "react";
import { Breadcrumb } from "~/components/ui/breadcrumb";
import { Button, LinkButton } from "~/components/ui/button";
import { TextInput } from "~/components/ui/field";
import { Cluster, Page, Stack } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import * as css from "./error-page.css";

/** Address of "Contact Us" on error pages (C-ERRP-06). */
const contactPath = "/learn-and-support/support-information";

interface ErrorPageProps {
  error: unknown;
}

/** What a page shows that could not be shown: why, a search, the home page, a way to reach us (rows C-ERRP). */
export function ErrorPage({ error }: ErrorPageProps) {
  return (
    <LastResort>
      <ErrorContent error={error} />
    </LastResort>
  );
}

function ErrorContent({ error }: ErrorPageProps) {
  const t = useT();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  const preview = missing && error.data === "preview";
  const title = t(missing ? "errors.notFoundTitle" : "errors.otherTitle");
  const message = preview ? "errors.notInPreview" : missing ? "errors.notFoundMessage" : "errors.otherMessage";
  return (
    <Page>
      <Stack gap="s4" className={css.page}>
        <Breadcrumb
          crumbs={[
            { label: t("chrome.breadcrumbHome"), to: "/" },
            { label: title, to: "#" },
          ]}
        />
        <Stack gap="s1">
          <h1>{title}</h1>
          <p className={css.message}>{t(message)}</p>
          <p>{t(missing ? "errors.notFoundText" : "errors.otherText")}</p>
        </Stack>
        <SiteSearch />
        <Cluster gap="s2">
          <LinkButton to="/">{t("errors.home")}</LinkButton>
          <LinkButton to={contactPath}>{t("errors.contact")}</LinkButton>
        </Cluster>
      </Stack>
    </Page>
  );
}

/** Searches the resources; `required` keeps an empty box from doing anything, with and without scripts (C-ERRP-03, C-ERRP-04). */
function SiteSearch() {
  const t = useT();
  return (
    <search>
      <Form action="/browse" method="get" className={css.search}>
        <input type="hidden" name="tab" value="resources" />
        <TextInput
          label={t("errors.searchLabel")}
          type="search"
          name="search"
          required
          maxLength={128}
          autoComplete="off"
        />
        <Button type="submit" variant="primary" icon="search">
          {t("errors.search")}
        </Button>
      </Form>
    </search>
  );
}

/** When even the error page fails: one sentence and a way home, with nothing that could fail again (C-ERRP-10). */
class LastResort extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <p>
        An error occurred while showing the error page. <a href="/">Home</a>
      </p>
    );
  }
}
