import { expect, it } from "vitest";
import { missingIn } from "./structured-data.ts";

it("lists properties that search engines require and a page lacks, at any depth", () => {
  const offer = { "@type": "Offer", price: "1.00", availability: "https://schema.org/InStock" };
  const crumb = { "@type": "ListItem", position: 1, name: "Home" };
  const graph = [
    {
      "@type": "ProductGroup",
      name: "Akt",
      productGroupID: "9272",
      variesBy: ["size"],
      hasVariant: [{ offers: [offer] }],
    },
    { "@type": "BreadcrumbList", itemListElement: [crumb, { ...crumb, position: 2 }] },
    { "@type": "Dataset", name: "Tests", description: "Short." },
    { "@type": "AggregateRating", ratingValue: 4, reviewCount: 2 },
    { "@type": "VideoObject", name: "Blot", thumbnailUrl: "/blot.svg" },
  ];
  expect(missingIn({ "@context": "https://schema.org", "@graph": graph })).toEqual([
    "Offer: priceCurrency",
    "BreadcrumbList: address of an item",
    "Dataset: description of 50 to 5000 characters, not 6",
    "VideoObject: uploadDate",
  ]);
});
