/** The tag manager's container: loaded once in a document, when the visitor allows it and the page is not a private one. */
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { loadPartyScript } from "~/components/consent/party-script";
import { $consent, isAllowed } from "~/stores/consent";
import { pushConsent } from "./data-layer";

/** Where people sign in, pay, ask for prices or come from a purchasing system, others have no business. */
const privatePages = /^\/(?:account|checkout|quote|punchout|ct)(?:\/|$)/;

/** True where a tag manager may be. */
function mayLoadTags(pathname: string): boolean {
  return !privatePages.test(pathname);
}

let loaded = false;

/** Loads the container as soon as the visitor has allowed it. `null` for a deployment without one. */
export function loadTagsWhenAllowed(container: ThirdPartyScript | null): void {
  if (!container) return;
  const look = () => {
    if (loaded || !isAllowed("analytics") || !mayLoadTags(location.pathname)) return;
    loaded = true;
    pushConsent(true);
    loadPartyScript(container);
  };
  look();
  $consent.listen(look);
}
