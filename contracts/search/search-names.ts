/** Names of engines and facets, kept apart so that the browser does not load the document schemas. */

/** Engine names carry the content locale: product-en-us, resources-ja-jp, knowledge-base-zh-cn. */
export const engineKinds = ["product", "resources", "knowledge-base"] as const;
export type EngineKind = (typeof engineKinds)[number];

/** Multi-valued facets of the product tab, in the order shown: C-FACET-01, lasers, types of antibody and validation. */
export const facetNames = [
  "categories",
  "applications",
  "speciesreactivity",
  "hostspecies",
  "producttype",
  "targetmodifications",
  "conjugationtype",
  "laser",
  "antibodytype",
  "formulation",
  "validation",
] as const;
export type FacetName = (typeof facetNames)[number];

/** Boolean facets of the group "other" (C-FACET-02). */
export const otherFacetNames = ["epitopetag", "newproduct", "recombinant", "trialsizeavailable", "xp"] as const;
export type OtherFacetName = (typeof otherFacetNames)[number];
