import { notInPreviewStatus, unknownMiddlewareStatus, wrongOptionsStatus } from "@domain/http/error-status";
import { isRouteErrorResponse, useLocation } from "@framework/remix";
import { useEffect } from "react";
import { Form } from "~/components/navigation";
import { RequestReference } from "~/components/request-id";
import { Breadcrumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Button, LinkButton } from "~/components/ui/button/button";
import { TextInput } from "~/components/ui/field/field";
import { Page } from "~/components/ui/layout";
import { useT } from "~/i18n/use-t";
import { useTextLang } from "~/i18n/use-text-lang";
import { isNetworkError, showNetworkError } from "~/stores/network";
import * as css from "./error-page.css";
import { LastResort } from "./last-resort";
import { UnsentForm } from "./unsent-form";

/** "Contact Us" on error pages (C-ERRP-06). */
const contactPath = "/learn-and-support/support-information";

interface ErrorPageProps {
  error: unknown;
}

/** Error page: reason, search, home link, contact (rows C-ERRP). */
export function ErrorPage({ error }: ErrorPageProps) {
  return (
    <LastResort>
      <ErrorContent error={error} />
    </LastResort>
  );
}

type Kind = "missing" | "preview" | "limited" | "removed" | "refused" | "other";

const texts = {
  // The title would say the same as the message.
  missing: { title: "errors.notFoundTitle", message: null, text: "errors.notFoundText" },
  preview: { title: "errors.notFoundTitle", message: "errors.notInPreview", text: "errors.notFoundText" },
  limited: { title: "errors.limitedTitle", message: "errors.limitedMessage", text: "errors.limitedText" },
  removed: { title: "errors.goneTitle", message: "errors.goneMessage", text: "errors.goneOn" },
  refused: { title: "errors.otherTitle", message: "errors.otherMessage", text: "errors.refusedText" },
  other: { title: "errors.otherTitle", message: "errors.otherMessage", text: "errors.otherText" },
} as const;

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error) || error.status >= 500) return "other";
  if (waitMinutesOf(error) !== null) return "limited";
  if (error.status === 410) return "removed";
  if (error.status !== 404) return "refused";
  return error.statusText === notInPreviewStatus ? "preview" : "missing";
}

/** Minutes until a rate-limited page may be requested again; null for other errors. */
function waitMinutesOf(error: unknown): number | null {
  if (!isRouteErrorResponse(error) || error.status !== 429) return null;
  const minutes: unknown = error.data?.waitMinutes;
  return typeof minutes === "number" ? minutes : null;
}

/** Reason and day of a removal, for the tombstone of a product; empty for other errors. */
function removalOf(error: unknown): Readonly<Record<string, string>> {
  const removed: unknown = isRouteErrorResponse(error) && error.status === 410 ? error.data?.removed : undefined;
  return typeof removed === "object" && removed !== null ? (removed as Record<string, string>) : {};
}

/** True for a fault of this page's scripts; server faults arrive without text and are already logged. */
function isOwnFault(error: unknown): boolean {
  return !isRouteErrorResponse(error) && !(error instanceof Error && error.message === "Unexpected Server Error");
}

const mistakes: readonly string[] = [unknownMiddlewareStatus, wrongOptionsStatus];

/** Message of a misconfigured guard (A-GUARD-22). */
function mistakeIn(error: unknown): string | null {
  const known = isRouteErrorResponse(error) && mistakes.includes(error.statusText);
  return known && typeof error.data === "string" ? error.data : null;
}

function ErrorContent({ error }: ErrorPageProps) {
  const t = useT();
  const { pathname, search } = useLocation();
  useEffect(() => {
    // Only hydrated pages can fail in the browser; the server logs its own faults.
    if (isNetworkError(error)) showNetworkError(t);
    else if (isOwnFault(error)) reportError(error);
  }, [error, t]);
  const kind = kindOf(error);
  const { title, message, text } = texts[kind];
  const mistake = mistakeIn(error);
  const removal = removalOf(error);
  const lang = useTextLang();
  return (
    <Page className={css.page}>
      <Breadcrumb crumbs={[{ label: t("chrome.breadcrumbHome"), to: "/" }, { label: t(title) }]} />
      <div className={css.body} data-failed-page="">
        <p className={css.status} aria-hidden="true">
          {isRouteErrorResponse(error) ? error.status : 500}
        </p>
        <h1>{t(message === null ? "errors.notFoundMessage" : title)}</h1>
        {message !== null && <p className={css.message}>{t(message)}</p>}
        <p className={css.text}>{t(text, { minutes: waitMinutesOf(error), ...removal })}</p>
        {removal.reason && (
          <p className={css.text} lang={lang(removal.reason)}>
            {removal.reason}
          </p>
        )}
        {mistake && <p className={css.text}>{mistake}</p>}
        <RequestReference className={css.text} />
        <UnsentForm error={error} />
        <SiteSearch />
        <div className={css.actions}>
          <LinkButton to="/">{t("errors.home")}</LinkButton>
          <LinkButton to={contactPath}>{t("errors.contact")}</LinkButton>
          {kind === "other" && (
            <LinkButton to={pathname + search} icon="refresh" variant="quiet">
              {t("errors.tryAgain")}
            </LinkButton>
          )}
        </div>
      </div>
    </Page>
  );
}

/**
 * Searches resources; `required` and the pattern block an empty search with and without scripts (C-ERRP-03, C-ERRP-04).
 */
function SiteSearch() {
  const t = useT();
  return (
    <search className={css.search}>
      <Form action="/browse" method="get" className={css.form}>
        <input type="hidden" name="tab" value="resources" />
        <TextInput
          label={t("errors.searchLabel")}
          type="search"
          name="search"
          required
          pattern=".*\S.*"
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
