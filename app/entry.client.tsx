import { pageData } from "@framework/browser/page-data";
import { RemixBrowser } from "@framework/remix";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { followBasketCount } from "~/enhance/features/basket-count";
import { initClientI18n, loadTexts } from "~/i18n/client";
import { I18nProvider } from "~/i18n/use-t";
import { installTrustedTypesPolicy } from "./trusted-types-policy";

installTrustedTypesPolicy();
// The header is not part of the app, but its item count is.
followBasketCount();
// Navigation loads documents. For moves within a page (a link to an anchor and back), the router must not see
// `popstate`, or it would refetch the page's data.
addEventListener("popstate", (event) => event.stopImmediatePropagation());

/**
 * Leaving a page before its last blocks hydrate makes React render these again, because the router updates outside a
 * transition. The result looks the same, so this recovery is not a fault; any other is.
 */
const isLeftEarly = (error: unknown) =>
  error instanceof Error && /#421|update before it finished hydrating/.test(error.message);

function App() {
  useLayoutEffect(() => {
    document.documentElement.dataset.app = "hydrated";
    window.appReady?.();
    window.chunksLoaded?.();
  }, []);
  return <RemixBrowser />;
}

// Pages of the content have an app if they have a form; the texts of the others stay on the server.
const isContent = !/^\/(cart|checkout|quote|account|ct)(\/|$)/.test(location.pathname);
const [i18n] = await Promise.all([initClientI18n(), pageData(), isContent && loadTexts("contentPages")]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <App />
      </I18nProvider>
    </StrictMode>,
    { onRecoverableError: (error) => isLeftEarly(error) || window.isCut || reportError(error) },
  );
});
