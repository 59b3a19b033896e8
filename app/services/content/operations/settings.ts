import { globalSetting, regionalSetting } from "@contracts/content/settings";
import {
  document,
  fragment,
  image,
  imageFields,
  linkFields,
  linkOf,
  richTextParts,
  richTextSelection,
  systemFields,
} from "../fragments";
import { listOperation } from "./list-operation";

/** At most two audiences of up to a hundred countries each (C-CMS-11). */
const audiences = `audienceConnection(limit: 2) { edges { node { ... on Audience {
  countriesConnection(limit: 100) { edges { node { ... on Country { country_code } } } }
} } } }`;

const globalSettingFields = fragment(
  "GlobalSettingFields",
  "GlobalSetting",
  `${systemFields} title devkey value ${audiences}
  entities {
    ... on GlobalSettingEntitiesLink { link { icon title href open_in_new_window } }
    ... on GlobalSettingEntitiesRichText { rich_text { content { ${richTextSelection} } } }
  }
  ${image("media")} ${linkOf("navigation_link")}`,
  [imageFields, linkFields, ...richTextParts],
);

/** Many global settings in one query, limit 100 (C-CMSQ-09). */
export const globalSettingsByDevkeys = listOperation({
  name: "GlobalSettingsByDevkeys",
  field: "all_global_setting",
  item: globalSetting,
  document: document(
    `query GlobalSettingsByDevkeys($devkeys: [String!]!, $limit: Int!, $locale: String!, $fallbackLocale: Boolean!) {
      all_global_setting(
        where: { devkey_in: $devkeys }, limit: $limit, locale: $locale, fallback_locale: $fallbackLocale
      ) { items { ...GlobalSettingFields } }
    }`,
    [globalSettingFields],
  ),
  contentType: "global_setting",
  query: ({ devkeys }) => ({ devkey: { $in: devkeys } }),
});

const regionalSettingFields = fragment(
  "RegionalSettingFields",
  "RegionalSetting",
  `${systemFields} title devkey is_default_setting is_direct_market office_hours address email fax phone ${audiences}`,
);

/** Regional settings by devkey, for the country or as default (C-CMSQ-08). */
export const regionalSettingsForCountry = listOperation({
  name: "RegionalSettingsForCountry",
  field: "all_regional_setting",
  item: regionalSetting,
  document: document(
    `query RegionalSettingsForCountry(
      $locale: String!, $fallbackLocale: Boolean!, $devkeys: [String!]!, $countryCode: String!
    ) {
      all_regional_setting(
        where: {
          devkey_in: $devkeys,
          OR: [
            { is_default_setting: true },
            { audience: { audience: { countries: { country: { country_code: $countryCode } } } } }
          ]
        }, limit: 100, locale: $locale, fallback_locale: $fallbackLocale
      ) { items { ...RegionalSettingFields } }
    }`,
    [regionalSettingFields],
  ),
  contentType: "regional_setting",
  query: ({ devkeys, countryCode }) => ({
    devkey: { $in: devkeys },
    $or: [
      { is_default_setting: true },
      { audience: { $in_query: { countries: { $in_query: { country_code: countryCode } } } } },
    ],
  }),
});

/** Every regional setting (C-CMSQ-08). */
export const allRegionalSettings = listOperation({
  name: "AllRegionalSettings",
  field: "all_regional_setting",
  item: regionalSetting,
  document: document(
    `query AllRegionalSettings($locale: String!, $fallbackLocale: Boolean!, $limit: Int!) {
      all_regional_setting(limit: $limit, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...RegionalSettingFields }
      }
    }`,
    [regionalSettingFields],
  ),
  contentType: "regional_setting",
  query: () => ({}),
});
