/** The app's Trusted Types policy: accepts markup from the `html` template or the sanitizer only. */
import type { SafeHtml } from "@domain/edge-slot/html";

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(value: string): string }): { createHTML(value: string): unknown };
}

/** One policy per bundle, listed in the `trusted-types` directive; a document can create a name only once. */
const trustedTypesPolicyName = typeof __ENHANCE__ !== "undefined" && __ENHANCE__ ? "benchside-widgets" : "benchside";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Value for `dangerouslySetInnerHTML.__html`: a string on the server, a TrustedHTML in browsers that require it. */
export function trustedHtml(value: SafeHtml): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!factory) return value;
  policy ??= factory.createPolicy(trustedTypesPolicyName, { createHTML: (text) => text });
  // React passes the object to innerHTML unchanged; its types only know strings.
  return policy.createHTML(value) as string;
}
