import { contentTarget } from "@contracts/content/targets";
import { document, fragment, richTextParts, richTextSelection, systemFields } from "../fragments";
import { listOperation } from "./list-operation";

const component = `title content { ${richTextSelection} }`;
const countries = "countriesConnection(limit: 100) { edges { node { ... on Country { country_code } } } }";

export const contentTargetFields = fragment(
  "ContentTargetFields",
  "ContentTarget",
  `${systemFields} title devkey
  content_rules {
    match
    rules {
      match
      time { match is_not dates }
      configurations {
        match
        conditions {
          match
          condition_values {
            is_not value
            metadata_domainConnection { edges { node { ... on MetadataDomain { devkey } } } }
            entityConnection { edges { node {
              ... on MetadataDomainValue { ${systemFields} value }
              ... on Country { ${systemFields} country_code }
              ... on Audience { ${systemFields} ${countries} }
            } } }
          }
        }
      }
    }
    content_components {
      ... on ContentTargetContentRulesContentComponentsGeneric { generic { ${component} } }
      ... on ContentTargetContentRulesContentComponentsAdditionalInformation { additional_information { ${component} } }
      ... on ContentTargetContentRulesContentComponentsLegalStatement { legal_statement { ${component} } }
    }
  }`,
  richTextParts,
);

/** Content target by devkey (C-CMSQ-06). */
export const contentTargetByDevkey = listOperation({
  name: "ContentTargetByDevkey",
  field: "all_content_target",
  item: contentTarget,
  document: document(
    `query ContentTargetByDevkey($devkey: String!, $locale: String!, $fallbackLocale: Boolean!) {
      all_content_target(where: { devkey: $devkey }, locale: $locale, fallback_locale: $fallbackLocale, limit: 1) {
        items { ...ContentTargetFields }
      }
    }`,
    [contentTargetFields],
  ),
  contentType: "content_target",
  query: ({ devkey }) => ({ devkey }),
});

/** Many content targets in one query (C-CMSQ-09). */
export const contentTargetsByDevkeys = listOperation({
  name: "ContentTargetsByDevkeys",
  field: "all_content_target",
  item: contentTarget,
  document: document(
    `query ContentTargetsByDevkeys($devkeys: [String!]!, $limit: Int!, $locale: String!, $fallbackLocale: Boolean!) {
      all_content_target(
        where: { devkey_in: $devkeys }, locale: $locale, fallback_locale: $fallbackLocale, limit: $limit
      ) { items { ...ContentTargetFields } }
    }`,
    [contentTargetFields],
  ),
  contentType: "content_target",
  query: ({ devkeys }) => ({ devkey: { $in: devkeys } }),
});
