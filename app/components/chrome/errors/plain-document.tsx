import { locales } from "@domain/market/market";
import { usePageLanguage, useT } from "~/i18n/use-t";

/** The whole document when the error page cannot be drawn in the browser: one sentence and a way home (C-ERRP-10). */
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
