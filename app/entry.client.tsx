import { scriptsCookie } from "@domain/http/session-cookies";
import { RemixBrowser } from "@remix-run/react";
import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { inPageMoves } from "~/components/chrome/in-page-moves";
import { initClientI18n } from "~/i18n/client";
import { I18nProvider } from "~/i18n/use-t";
import { guardMarkup } from "./guard-markup";
import { pageData } from "./page-data";
import { reportFaults } from "./report-faults";

guardMarkup();
inPageMoves.listen();
reportFaults(document.documentElement.dataset.region === "global");
// Tells the edge that this browser runs scripts, so that later pages may stream out of order.
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves
document.cookie = `${scriptsCookie}=1; Path=/; Max-Age=31536000; SameSite=Lax${location.protocol === "https:" ? "; Secure" : ""}`;

/**
 * A page that is left before its last blocks have come to life makes React draw these anew: the router tells its new
 * address outside of a transition. The visitor sees the same, so it is no fault; every other recovery is one.
 */
const isLeftEarly = (error: unknown) =>
  error instanceof Error && /#421|update before it finished hydrating/.test(error.message);

const [i18n] = await Promise.all([initClientI18n(), pageData()]);
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <RemixBrowser />
      </I18nProvider>
    </StrictMode>,
    { onRecoverableError: (error) => isLeftEarly(error) || reportError(error) },
  );
});
