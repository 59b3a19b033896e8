/** The one Trusted Types policy of the app: lets through markup that the `html` template or the sanitiser made. */
import type { SafeHtml } from "@domain/island/html";

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(value: string): string }): { createHTML(value: string): unknown };
}

/** Each bundle has one, named in the `trusted-types` directive of the content security policy; a document takes a name once. */
const trustedTypesPolicyName = typeof __ENHANCE__ !== "undefined" && __ENHANCE__ ? "benchside-widgets" : "benchside";

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Value for `dangerouslySetInnerHTML.__html`: a string on the server, a TrustedHTML where the browser asks for one. */
export function trustedHtml(value: SafeHtml): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!factory) return value;
  policy ??= factory.createPolicy(trustedTypesPolicyName, { createHTML: (text) => text });
  // React hands the object on to innerHTML untouched; its types know only strings.
  return policy.createHTML(value) as string;
}
