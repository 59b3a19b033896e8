import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { BrowseData, ProductRow } from "~/loaders/browse/data.server";
import { BrowseStructuredData } from "./browse-structured-data";

const row = (number: string, ...name: string[]): ProductRow => ({
  id: number,
  number,
  href: `/products/${number}`,
  name: name.map((text, index) => ({ text, match: index % 2 === 1 })),
  applications: [],
  species: [],
  host: "",
  kind: "",
  clonality: null,
  clone: "",
  weights: [],
  citations: 0,
  thumbnails: [],
  discontinued: false,
  offer: null,
});
type Page = Pick<BrowseData, "list" | "total"> & { head: Pick<BrowseData["head"], "canonical"> };
const page: Page = {
  head: { canonical: "https://shop.example/browse" },
  list: { tab: "product", rows: [row("4060", "Phospho-", "Akt", " Antibody"), row("9272", "Akt </script> Antibody")] },
  total: 1960,
};
const crumbs = [
  { label: "Home", to: "/" },
  { label: "Products", to: "/browse" },
];
const markup = (data: Page) =>
  renderToStaticMarkup(<BrowseStructuredData data={data} name="Products and resources" crumbs={crumbs} />);

describe("catalogue structured data", () => {
  it("C-CHROME-09: lists the first page's products and names the breadcrumb step Products", () => {
    const text = markup(page).replace(/^<script[^>]*>|<\/script>$/g, "");
    const item = (position: number, name: string, path: string) => ({
      "@type": "ListItem",
      position,
      name,
      url: `https://shop.example${path}`,
    });
    expect(JSON.parse(text)["@graph"]).toEqual([
      {
        "@type": "ItemList",
        name: "Products and resources",
        url: "https://shop.example/browse",
        numberOfItems: 1960,
        itemListElement: [
          item(1, "Phospho-Akt Antibody", "/products/4060"),
          item(2, "Akt </script> Antibody", "/products/9272"),
        ],
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
          { "@type": "ListItem", position: 2, name: "Products", item: "https://shop.example/browse" },
        ],
      },
    ]);
  });

  it("is omitted on searches, which are not indexed, and on the other tab", () => {
    expect(markup({ ...page, head: { canonical: null } })).toBe("");
    expect(markup({ ...page, list: { tab: "resources", rows: [] } })).toBe("");
  });

  it("has no list if nothing is listed", () => {
    expect(markup({ ...page, list: { tab: "product", rows: [] }, total: 0 })).not.toContain("ItemList");
  });
});
