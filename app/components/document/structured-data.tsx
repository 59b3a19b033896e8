import { structuredDataText } from "@domain/product-page/structured-data";

/** Structured data, on pages without an app; omitted if null. Belongs below the part that the first paint waits for. */
export function StructuredData({ id, data }: { id: string; data: () => unknown }) {
  const value = data();
  if (value === null) return null;
  return (
    <script
      id={id}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from data by `structuredDataText`, which escapes "<"
      dangerouslySetInnerHTML={{ __html: structuredDataText(value) }}
    />
  );
}
