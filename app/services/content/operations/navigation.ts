import { navigation } from "@contracts/content/navigation";
import { testHtml } from "@contracts/content/pages";
import { contentFragment } from "@contracts/content/rich-text";
import { contentFragmentFields, document, navigationFields, systemFields } from "../fragments";
import { listOperation } from "./list-operation";

/** Navigation by devkey, limit 1 (C-CMSQ-07). */
export const navigationByDevkey = listOperation({
  name: "NavigationByDevkey",
  field: "all_navigation",
  item: navigation,
  document: document(
    `query NavigationByDevkey($devkey: String!, $limit: Int!, $locale: String!, $fallbackLocale: Boolean!) {
      all_navigation(where: { devkey: $devkey }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...NavigationFields }
      }
    }`,
    [navigationFields],
  ),
  contentType: "navigation",
  query: ({ devkey }) => ({ devkey }),
});

/** Many navigations in one query (C-CMSQ-07). */
export const navigationsByDevkeys = listOperation({
  name: "NavigationsByDevkeys",
  field: "all_navigation",
  item: navigation,
  document: document(
    `query NavigationsByDevkeys($devkeys: [String!]!, $limit: Int!, $locale: String!, $fallbackLocale: Boolean!) {
      all_navigation(where: { devkey_in: $devkeys }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...NavigationFields }
      }
    }`,
    [navigationFields],
  ),
  contentType: "navigation",
  query: ({ devkeys }) => ({ devkey: { $in: devkeys } }),
});

/** Content fragment by uid (C-CMSQ-06). */
export const contentFragmentByUid = listOperation({
  name: "ContentFragmentByUid",
  field: "all_content_fragment",
  item: contentFragment,
  document: document(
    `query ContentFragmentByUid($uid: String!, $locale: String!, $fallbackLocale: Boolean!) {
      all_content_fragment(where: { uid: $uid }, limit: 1, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...ContentFragmentFields }
      }
    }`,
    [contentFragmentFields],
  ),
  contentType: "content_fragment",
  query: ({ uid }) => ({ uid }),
});

/** Test HTML by title (C-CMSQ-10). */
export const testHtmlByTitle = listOperation({
  name: "TestHtmlByTitle",
  field: "all_test_html",
  item: testHtml,
  document: document(
    `query TestHtmlByTitle($title: String!, $locale: String!, $fallbackLocale: Boolean!) {
      all_test_html(where: { title: $title }, limit: 1, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ${systemFields} title html }
      }
    }`,
    [],
  ),
  contentType: "test_html",
  query: ({ title }) => ({ title }),
});
