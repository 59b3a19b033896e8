/**
 * The default Trusted Types policy. React writes markup itself in two cases only: it creates a `<script>` element from
 * an empty one, and fills a structured-data script with JSON whose `<` is escaped. Text without `<` cannot become an
 * element, so it passes; everything else must go through the app's named policy.
 */
import { allowedScriptOrigins } from "./allowed-script-origins";

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

/** Call before anything renders; the first bundle sets it for the document. */
export function installTrustedTypesPolicy(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypeFactory };
  if (trustedTypes?.defaultPolicy) return;
  trustedTypes?.createPolicy("default", {
    createHTML: allowedMarkup,
    createScript: () => null,
    // Third-party scripts only, after consent; the app's own files are loaded as modules and links.
    createScriptURL: (url) => (allowedScriptOrigins().has(new URL(url, location.href).origin) ? url : null),
  });
}
