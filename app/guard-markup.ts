/**
 * The default Trusted Types policy. React writes markup by itself in two cases only: it makes a `<script>` element
 * from an empty one, and it fills a structured-data script with JSON whose `<` is escaped. Text without `<` cannot
 * become an element, so these two pass; everything else has to come through the app's named policy.
 */
import { partyOrigins } from "./party-origins";

interface PolicyRules {
  createHTML(value: string): string | null;
  createScript(): null;
  createScriptURL(url: string): string | null;
}
interface TrustedTypeFactory {
  readonly defaultPolicy: object | null;
  createPolicy(name: string, rules: PolicyRules): unknown;
}

const emptyScript = "<script></script>";

function allowedMarkup(value: string): string | null {
  return value === emptyScript || !value.includes("<") ? value : null;
}

/** Call before anything renders; the first bundle of a document sets it for all. */
export function guardMarkup(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypeFactory };
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy("default", {
    createHTML: allowedMarkup,
    createScript: () => null,
    // Of other parties only, once the visitor has allowed them; the app's own files are modules and links.
    createScriptURL: (url) => (partyOrigins().has(new URL(url, location.href).origin) ? url : null),
  });
}
