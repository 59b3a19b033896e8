/** schema.org data of a product list and its breadcrumb. */

interface StructuredList {
  /** Canonical address. */
  readonly url: string;
  readonly name: string;
  /** In display order. */
  readonly items: readonly { readonly name: string; readonly href: string }[];
  /** Total over all pages of the list. */
  readonly total: number;
  readonly crumbs: readonly { readonly label: string; readonly to?: string }[];
}

export function listGraph({ url, name, items, total, crumbs }: StructuredList) {
  const absolute = (href: string) => new URL(href, url).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      ...(items.length > 0
        ? [
            {
              "@type": "ItemList",
              name,
              url,
              numberOfItems: total,
              itemListElement: items.map((item, index) => ({
                "@type": "ListItem",
                position: index + 1,
                name: item.name,
                url: absolute(item.href),
              })),
            },
          ]
        : []),
      {
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, to }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          ...(to !== undefined && { item: absolute(to) }),
        })),
      },
    ],
  };
}
