import { articleSummary, contentLibrary, libraryItem, supportArticle } from "@contracts/content/pages";
import {
  assetFields,
  document,
  domainValueFields,
  image,
  linkFields,
  linkOf,
  pageFields,
  refers,
  richTextParts,
  richTextSelection,
  seoFields,
  systemFields,
} from "../fragments";
import { listOperation } from "./list-operation";

const locales = "locale: $locale, fallback_locale: $fallbackLocale";
const localeVariables = "$locale: String!, $fallbackLocale: Boolean!";

/** Content library by devkey (C-CMSQ-13). */
export const contentLibraryByDevkey = listOperation({
  name: "ContentLibraryByDevkey",
  field: "all_content_library",
  item: contentLibrary,
  document: document(
    `query ContentLibraryByDevkey($devkey: String!, ${localeVariables}) {
      all_content_library(where: { devkey: $devkey }, limit: 1, ${locales}) {
        items {
          ${systemFields} title devkey ${refers("categories", domainValueFields)}
          category_domainConnection { edges { node { ... on MetadataDomain { devkey title } } } }
        }
      }
    }`,
    [domainValueFields],
  ),
  contentType: "content_library",
  query: ({ devkey }) => ({ devkey }),
});

const itemParts = [domainValueFields, assetFields, linkFields];
const itemSelection = `${systemFields} title details gated ${refers("categories", domainValueFields)}
  ${refers("file", assetFields)} ${linkOf("navigation_link")}
  content_pageConnection { edges { node { ... on Page { ${systemFields} title ${linkOf("navigation_link")} } } } }
  videoConnection { edges { node { ... on ContentVideo { ${systemFields} title ${pageFields} } } } }`;
const ofLibrary = "library: { content_library: { devkey: $devkey } }";

/** One page of a library's items, with the total (C-CMSQ-13). */
export const libraryItemsByDevkey = listOperation({
  name: "LibraryItemsByDevkey",
  field: "all_library_item",
  item: libraryItem,
  document: document(
    `query LibraryItemsByDevkey($devkey: String!, $skip: Int!, $limit: Int!, ${localeVariables}) {
      all_library_item(where: { ${ofLibrary} }, skip: $skip, limit: $limit, ${locales}) {
        total items { ${itemSelection} }
      }
    }`,
    itemParts,
  ),
  contentType: "library_item",
  query: ({ devkey }) => ({ library: { $in_query: { devkey } } }),
});

/** The same for one category. */
export const libraryItemsOfCategory = listOperation({
  name: "LibraryItemsOfCategory",
  field: "all_library_item",
  item: libraryItem,
  document: document(
    `query LibraryItemsOfCategory(
      $devkey: String!, $category: String!, $skip: Int!, $limit: Int!, ${localeVariables}
    ) {
      all_library_item(
        where: { ${ofLibrary}, categories: { metadata_domain_value: { value: $category } } },
        skip: $skip, limit: $limit, ${locales}
      ) { total items { ${itemSelection} } }
    }`,
    itemParts,
  ),
  contentType: "library_item",
  query: ({ devkey, category }) => ({
    library: { $in_query: { devkey } },
    categories: { $in_query: { value: category } },
  }),
});

/** One item of any library. */
export const libraryItemByUid = listOperation({
  name: "LibraryItemByUid",
  field: "all_library_item",
  item: libraryItem,
  document: document(
    `query LibraryItemByUid($uid: String!, ${localeVariables}) {
      all_library_item(where: { uid: $uid }, limit: 1, ${locales}) { items { ${itemSelection} } }
    }`,
    itemParts,
  ),
  contentType: "library_item",
  query: ({ uid }) => ({ uid }),
});

const summary = `${systemFields} title article_id slug summary applications author revised
  ${refers("categories", domainValueFields)}`;

/** Support article by number (C-CONT-03). */
export const supportArticleById = listOperation({
  name: "SupportArticleById",
  field: "all_support_article",
  item: supportArticle,
  document: document(
    `query SupportArticleById($id: String!, ${localeVariables}) {
      all_support_article(where: { article_id: $id }, limit: 1, ${locales}) {
        items {
          ${summary} published key_points products ${image("figure")} references { citation pmid }
          content { ${richTextSelection} } ${seoFields}
        }
      }
    }`,
    [domainValueFields, ...richTextParts],
  ),
  contentType: "support_article",
  query: ({ id }) => ({ article_id: id }),
});

/** Support articles for lists, without their texts. */
export const supportArticleList = listOperation({
  name: "SupportArticleList",
  field: "all_support_article",
  item: articleSummary,
  document: document(
    `query SupportArticleList($limit: Int!, $skip: Int!, ${localeVariables}) {
      all_support_article(limit: $limit, skip: $skip, ${locales}) { total items { ${summary} } }
    }`,
    [domainValueFields],
  ),
  contentType: "support_article",
  query: () => ({}),
});
