/** schema.org data for search engines: inert for the browser, and escaped so that no text can end the element. */
export function StructuredData({ json }: { json: string }) {
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: built from data by `structuredDataText`, which escapes "<"
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
