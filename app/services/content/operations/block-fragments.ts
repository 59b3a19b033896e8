import {
  fragment,
  image,
  imageFields,
  laterFields,
  linkFields,
  linkOf,
  navigationFields,
  pageFields,
  refers,
  richTextParts,
  richTextSelection,
  systemFields,
  tableFields,
  videoSourceFields,
} from "../fragments";

const hero = `title text ${image()} ${linkOf("links")}`;
const tiles = `title columns items { title text ${image()} ${linkOf()} }`;
const richTextOf = `content { ${richTextSelection} }`;

/** The ten kinds of content block (C-CMS-02). */
export const pageBlockFields = fragment(
  "PageBlockFields",
  "Page",
  `content_blocks {
    ... on PageContentBlocksHeroBanner { hero_banner { ${hero} } }
    ... on PageContentBlocksTiles { tiles { ${tiles} } }
    ... on PageContentBlocksNavigation { navigation { title ${refers("navigation", navigationFields)} } }
    ... on PageContentBlocksRichText { rich_text { title ${richTextOf} } }
    ... on PageContentBlocksReference { reference {
      title alignment width
      entryConnection { edges { node {
        ... on ContentFragment { ${laterFields} }
        ... on ContentImage { ...ImageFields }
        ... on ContentTable { ...TableFields }
        ... on ContentVideo { ...VideoSourceFields }
        ... on ContentTarget { ${laterFields} }
        ... on ContentLibrary { ${systemFields} title devkey }
        ... on PathwayDiagram { ${systemFields} title ${image("diagram_images")} ${pageFields} }
      } } }
    } }
    ... on PageContentBlocksImageMap { image_map { ${image()} areas { link { title href } left top width height } } }
    ... on PageContentBlocksAccordion { accordion { title items { title ${richTextOf} open } } }
    ... on PageContentBlocksHeroWithTicker { hero_with_ticker { ${hero} ticker { text ${linkOf()} } } }
    ... on PageContentBlocksCarousel { carousel {
      title items { title text ${image()} ${linkOf()} }
      settings { items_to_scroll items_to_show arrows dots page_numbers scroll_speed infinite }
    } }
    ... on PageContentBlocksCustomComponent { custom_component { name properties { name value } } }
  }`,
  [imageFields, linkFields, navigationFields, tableFields, videoSourceFields, ...richTextParts],
);

/** Rows of the home page (C-CMS-17). */
export const homeRowFields = fragment(
  "HomeRowFields",
  "Homepage",
  `rows {
    ... on HomepageRowsHeroBand { hero_band { ${hero} search_label } }
    ... on HomepageRowsTiles { tiles { ${tiles} } }
    ... on HomepageRowsTilesWithLinks { tiles_with_links {
      title columns items { title text ${image()} ${linkOf("links")} show_on_cn_domain_only }
    } }
    ... on HomepageRowsVideoBand { video_band { title text ${refers("video", videoSourceFields)} ${linkOf()} } }
    ... on HomepageRowsProductBand { product_band { title text products ${linkOf()} } }
    ... on HomepageRowsNewsBand { news_band { title } }
    ... on HomepageRowsNumbersBand { numbers_band { title } }
  }`,
  [imageFields, linkFields, videoSourceFields],
);
