import { html } from "@domain/island/html";
import { locales } from "@domain/market/market";
import type { ReactNode } from "react";
import { useMarket } from "~/i18n/use-format";
import { usePageLanguage, useT } from "~/i18n/use-t";
import { documentColours } from "~/styles/document-colours";
import * as css from "./document-shell.css";
import { Island } from "./island";
import { ProgressBar } from "./progress";
import { ToastRegion } from "./toast-region";

interface DocumentShellProps {
  /** Meta and links of the routes. */
  head: ReactNode;
  /** Scripts of the framework, last in the body. */
  scripts: ReactNode;
  children: ReactNode;
}

/** `<html>`, `<head>` and what every body begins and ends with. */
export function DocumentShell({ head, scripts, children }: DocumentShellProps) {
  const t = useT();
  const language = usePageLanguage();
  const { region, country } = useMarket();
  return (
    <html lang={locales[language].iso} data-language={language} data-region={region} data-country={country}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={documentColours.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={documentColours.dark} media="(prefers-color-scheme: dark)" />
        <meta name="format-detection" content="telephone=no" />
        {head}
      </head>
      <body>
        <a className={css.skip} href="#main-content">
          {t("site.skipToContent")}
        </a>
        <Island name="visitor" fallback={html``} />
        <ProgressBar />
        {children}
        <ToastRegion />
        {scripts}
      </body>
    </html>
  );
}
