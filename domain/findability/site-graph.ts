/**
 * schema.org data of a storefront's home page: who publishes it, and how to search it.
 * @param url canonical address of the home page
 */
export function siteGraph(url: string) {
  const organization = new URL("#organization", url).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organization,
        name: "Benchside",
        url,
        logo: new URL("/images/share/shop.png", url).href,
      },
      {
        "@type": "WebSite",
        name: "Benchside",
        url,
        publisher: { "@id": organization },
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${new URL("/browse", url).href}?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
