import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition, useLayoutEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { inPageMoves } from "~/components/chrome/in-page-moves";
import { endReading } from "~/components/chrome/reading";
import { initClientI18n } from "~/i18n/client";
import { I18nProvider } from "~/i18n/use-t";
import { rememberScripts } from "~/stores/remember-scripts";
import { guardMarkup } from "./guard-markup";
import { isLedAway, nextDocument } from "./led-away";
import { pageData } from "./page-data";
import { reportFaults } from "./report-faults";

guardMarkup();
inPageMoves.listen();
reportFaults(document.documentElement.dataset.region === "global");
rememberScripts();

/**
 * A page that is left before its last blocks have come to life makes React draw these anew: the router tells its new
 * address outside of a transition. The visitor sees the same, so it is no fault; every other recovery is one.
 */
const isLeftEarly = (error: unknown) =>
  error instanceof Error && /#421|update before it finished hydrating/.test(error.message);

/** The framework's app, which makes its router when it is first drawn: for the address of this document and no other. */
function App() {
  if (!window.__remixRouter && isLedAway(window)) throw nextDocument;
  useLayoutEffect(() => {
    // Before the frame's own effects, which do the same from now on.
    endReading();
    // Led away between then and now, the router has moved on and nobody was listening yet.
    const at = window.__remixRouter?.state.location;
    if (at && isLedAway({ location: at, cameTo: window.cameTo })) location.reload();
  }, []);
  return <RemixBrowser />;
}

const [i18n] = await Promise.all([initClientI18n(), pageData()]);
if (isLedAway(window)) await nextDocument;
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
