import { regions } from "@contracts/regions";
import { html } from "@domain/edge-slot/html";
import { locales } from "@domain/market/market";
import { choosesCountry } from "@domain/market/region-rules";
import { truncationMessageId } from "@framework/browser/truncated-document";
import { useLocation } from "@framework/remix";
import type { ReactNode } from "react";
import { EdgeSlot } from "~/components/edge-slot";
import { Notice } from "~/components/ui/notice/notice";
import { useHydration } from "~/components/widget";
import { spaced } from "~/i18n/spaced";
import { useMarket } from "~/i18n/use-format";
import { usePageLanguage, useT } from "~/i18n/use-t";
import { documentColors } from "~/styles/document-colors";
import * as css from "./document-shell.css";
import { ProgressBar } from "./progress";
import { ToastRegion } from "./toast-region";

interface DocumentShellProps {
  /** Meta tags and links of the routes. */
  head: ReactNode;
  /** Framework scripts, last in the body. */
  scripts: ReactNode;
  children: ReactNode;
}

/** Placeholder for content of the enhancement bundle. A constant object, so that React never updates it. */
const left = { __html: "" };

/** `<html>`, `<head>`, and the start and end of every body. */
export function DocumentShell({ head, scripts, children }: DocumentShellProps) {
  const t = useT();
  const language = usePageLanguage();
  const { region, country } = useMarket();
  const hydration = useHydration();
  return (
    <html
      lang={locales[language].iso}
      data-language={language}
      data-region={region}
      data-asks-country={choosesCountry(region) ? "" : undefined}
      data-browser-reports={regions[region].browserReports ? "" : undefined}
      data-country={country}
      data-hydration={hydration}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={documentColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={documentColors.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {head}
      </head>
      <body>
        <a className={css.skip} href="#main-content">
          {t("site.skipToContent")}
        </a>
        <EdgeSlot name="visitor" fallback={html``} />
        <ProgressBar />
        {hydration === "widgets" && <TruncationMessage />}
        {children}
        <ToastRegion />
        <div
          data-mounts=""
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: writes nothing, see `left`
          dangerouslySetInnerHTML={left}
        />
        {scripts}
      </body>
    </html>
  );
}

/** Replaces a block that had not arrived when the document ended. */
function TruncationMessage() {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <template id={truncationMessageId}>
      <Notice tone="warning">
        {spaced(t("errors.cut"))}
        <a href={pathname + search}>{t("errors.loadAgain")}</a>
      </Notice>
    </template>
  );
}
