import { locales } from "@domain/market/market";
import { usePageLanguage, useT } from "~/i18n/use-t";

/** Whole document for when the error page fails in the browser: one sentence and a home link (C-ERRP-10). */
export function PlainDocument() {
  const t = useT();
  return (
    <html lang={locales[usePageLanguage()].iso}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{t("errors.otherTitle")}</title>
      </head>
      <body>
        <main>
          <p>{t("errors.failing")}</p>
          <p>
            <a href="/">{t("errors.home")}</a>
          </p>
        </main>
      </body>
    </html>
  );
}
