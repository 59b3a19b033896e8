import { contentPage, homepage } from "@contracts/content/pages";
import {
  assetFields,
  document,
  fragment,
  laterFields,
  linkFields,
  linkOf,
  navigationFields,
  ofPage,
  ofPageParts,
  refers,
  seoFields,
  systemFields,
} from "../fragments";
import { homeRowFields, pageBlockFields } from "./block-fragments";
import { byUrlOperation } from "./by-url-operation";
import { listOperation } from "./list-operation";

const contentPageFields = fragment(
  "ContentPageFields",
  "Page",
  `${systemFields} title devkey noindex nofollow ${linkOf("navigation_link")} ${seoFields}
  ...PageBlockFields
  templateConnection { edges { node { ... on PageTemplate {
    title layout ${refers("side_navigation", navigationFields)}
  } } } }
  slots { name contentConnection { edges { node {
    ... on ContentFragment { ${laterFields} }
    ... on ContentTarget { ${laterFields} }
    ... on Navigation { ...NavigationFields }
  } } } }`,
  [linkFields, assetFields, pageBlockFields, navigationFields],
);

/** Page by devkey (C-CMSQ-05). */
export const pageByDevkey = listOperation({
  name: "PageByDevkey",
  field: "all_page",
  item: contentPage,
  document: document(
    `query PageByDevkey($devkey: String!, $locale: String!, $fallbackLocale: Boolean!) {
      all_page(where: { devkey: $devkey }, limit: 1, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...ContentPageFields }
      }
    }`,
    [contentPageFields],
  ),
  contentType: "page",
  query: ({ devkey }) => ({ devkey }),
});

/** Content page by the address of its navigation link (C-CONT-16, C-CMSQ-11). */
export const pageByUrl = byUrlOperation({
  name: "ContentPageByUrl",
  contentType: "page",
  item: contentPage,
  fields: contentPageFields,
  path: "navigation_link",
});

/** The home page (C-CMSQ-12). */
export const homepageQuery = listOperation({
  name: "Homepage",
  field: "all_homepage",
  item: homepage,
  document: document(
    `query Homepage($locale: String!, $fallbackLocale: Boolean!, $limit: Int!) {
      all_homepage(limit: $limit, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ${ofPage} ...HomeRowFields }
      }
    }`,
    [homeRowFields, ...ofPageParts],
  ),
  contentType: "homepage",
  query: () => ({}),
});
