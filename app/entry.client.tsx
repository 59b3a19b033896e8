import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { followBasketCount } from "~/enhance/acts/basket-count";
import { initClientI18n } from "~/i18n/client";
import { I18nProvider } from "~/i18n/use-t";
import { guardMarkup } from "./guard-markup";
import { pageData } from "./hydration/page-data";

guardMarkup();
// The header is not this app's, but the number in it is.
followBasketCount();
// Pages change by documents. Moves within a page (a link to an anchor, the way back from it) are the browser's alone: the
// router would take each for a navigation, and fetch the page's data anew.
addEventListener("popstate", (event) => event.stopImmediatePropagation());

/**
 * A page that is left before its last blocks have come to life makes React draw these anew: the router tells its new
 * address outside of a transition. The visitor sees the same, so it is no fault; every other recovery is one.
 */
const isLeftEarly = (error: unknown) =>
  error instanceof Error && /#421|update before it finished hydrating/.test(error.message);

function App() {
  useLayoutEffect(() => {
    document.documentElement.dataset.app = "hydrated";
    window.appIsThere?.();
    window.chunksCame?.();
  }, []);
  return <RemixBrowser />;
}

const [i18n] = await Promise.all([initClientI18n(), pageData()]);
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
