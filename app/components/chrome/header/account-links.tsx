import { html } from "@domain/edge-slot/html";
import { EdgeSlot } from "~/components/edge-slot";
import { useT } from "~/i18n/use-t";

/**
 * Sign-in and register links for a visitor; the edge replaces them with "My Account" for a customer (C-HEAD-15,
 * C-HEAD-17). Some countries have none.
 */
export function AccountLinks({ signInShown, className }: { signInShown: boolean; className: string }) {
  const t = useT();
  const visitor = html`<a href="/account/sign-in">${t("chrome.signIn")}</a> <a href="/account/sign-up">${t("chrome.register")}</a>`;
  return <EdgeSlot name="account-links" as="div" className={className} fallback={signInShown ? visitor : html``} />;
}
