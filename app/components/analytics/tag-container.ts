/** Loads the tag manager's container once per document, with consent and outside private pages. */
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { loadPartyScript } from "~/components/consent/party-script";
import { $consent, isAllowed } from "~/stores/consent";
import { pushConsent } from "./data-layer";

/** No third-party code on sign-in, payment, quote and procurement pages. */
const privatePages = /^\/(?:account|checkout|quote|punchout|ct)(?:\/|$)/;

/** True if the page may load tags. */
function mayLoadTags(pathname: string): boolean {
  return !privatePages.test(pathname);
}

let loaded = false;

/** Loads the container once the visitor consents; null without a tag manager. */
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
