import { structuredDataText } from "@domain/product-page/structured-data";
import { useState } from "react";

/**
 * Data for search engines, which read documents: written by the server alone. A browser keeps what the document
 * brought while that page is shown and makes none by itself, so no script has to build one, and no script element
 * is ever created where Trusted Types rule.
 */
export function StructuredData({ id, data }: { id: string; data: () => unknown }) {
  const [text] = useState(() => (import.meta.env.SSR ? serverText(data) : document.getElementById(id)?.textContent));
  if (!text) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from data by `structuredDataText`, which escapes "<"
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}

function serverText(data: () => unknown): string | null {
  const value = data();
  return value === null ? null : structuredDataText(value);
}
