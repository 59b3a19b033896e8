/** GraphQL fragments with their dependencies. */

export interface Fragment {
  readonly name: string;
  readonly text: string;
  readonly uses: readonly Fragment[];
}

/** A fragment on a type, with the fragments that its fields use. */
export function fragment(name: string, on: string, fields: string, uses: readonly Fragment[] = []): Fragment {
  return { name, text: `fragment ${name} on ${on} { ${fields.replace(/\s+/g, " ").trim()} }`, uses };
}

function collect(fragments: readonly Fragment[], into: Map<string, Fragment>): Map<string, Fragment> {
  for (const fragment of fragments) {
    if (into.has(fragment.name)) continue;
    into.set(fragment.name, fragment);
    collect(fragment.uses, into);
  }
  return into;
}

const spreads = (text: string) => [...text.matchAll(/\.\.\.(?!on\b)(\w+)/g)].map(([, name]) => name ?? "");

/** A document with each used fragment once. White space is squeezed, because the text is sent with every request. */
export function document(query: string, fragments: readonly Fragment[]): string {
  const known = collect(fragments, new Map());
  const texts = [query.replace(/\s+/g, " ").trim()];
  const done = new Set<string>();
  for (const text of texts) {
    for (const name of spreads(text)) {
      if (done.has(name)) continue;
      done.add(name);
      const found = known.get(name);
      if (!found) throw new Error(`Unknown fragment ${name}`);
      texts.push(found.text);
    }
  }
  return texts.join(" ");
}

export const systemFields = "system { uid content_type_uid locale }";

/** Identity of an entry that a second query reads (`later-entries.ts`): it would be more than three levels deep here. */
export const laterFields = `${systemFields} later: __typename`;

export const assetFields = fragment(
  "AssetFields",
  "SysAsset",
  "title description filename url content_type file_size dimension { width height }",
);

export const imageFields = fragment(
  "ImageFields",
  "ContentImage",
  `${systemFields} title cloudflare_id media_server_id alt_text caption focus link { title href }
  image_fileConnection { edges { node { ...AssetFields } } }`,
  [assetFields],
);

export const linkFields = fragment(
  "LinkFields",
  "NavigationLink",
  `${systemFields} title label link_v2 { title href } is_external_link open_in_new_window
  ui_icon { icon_class_name } devkey`,
);

/** `fConnection` of references to one type, with that type's fragment. */
export const refers = (field: string, used: Fragment) => `${field}Connection { edges { node { ...${used.name} } } }`;

export const image = (field = "image") => refers(field, imageFields);
export const linkOf = (field = "link") => refers(field, linkFields);

export const pageFields = `page { ${linkOf("navigation_link")} noindex nofollow }`;

export const tableFields = fragment(
  "TableFields",
  "ContentTable",
  `${systemFields} title caption columns rows { cells }`,
);

export const videoSourceFields = fragment(
  "VideoSourceFields",
  "ContentVideo",
  `${systemFields} title video_id video_provider webinar video_description duration_seconds ${image("poster")} ${pageFields}`,
  [linkFields, imageFields],
);

/** Selection of a rich-text field; fragments embedded in it come without their own embeds. */
export const richTextSelection = `json embedded_itemsConnection { edges { node {
  ... on SysAsset { ...AssetFields system { uid } }
  ... on ContentImage { ...ImageFields }
  ... on ContentTable { ...TableFields }
  ... on ContentVideo { ...VideoSourceFields }
  ... on NavigationLink { ...LinkFields }
  ... on ContentFragment { ${systemFields} title content { json } }
} } }`;
export const richTextParts = [assetFields, imageFields, tableFields, videoSourceFields, linkFields];

export const domainValueFields = fragment(
  "DomainValueFields",
  "MetadataDomainValue",
  `${systemFields} title value domainConnection { edges { node { ... on MetadataDomain { devkey title } } } }`,
);

export const seoFields = "seo_metadata { type value imagesConnection { edges { node { ...AssetFields } } } }";

/** Title, address and search-engine data of an entry with its own page. */
export const ofPage = `${systemFields} title ${pageFields} ${seoFields}`;
export const ofPageParts = [linkFields, assetFields];

export const contentFragmentFields = fragment(
  "ContentFragmentFields",
  "ContentFragment",
  `${systemFields} title description content { ${richTextSelection} }`,
  richTextParts,
);

function itemSelection(levels: number): string {
  const below = levels > 1 ? `items { ${itemSelection(levels - 1)} }` : "";
  return `title ${linkOf()} ${linkOf("links")} ${below}`;
}

/** A menu with its four levels. */
export const navigationFields = fragment(
  "NavigationFields",
  "Navigation",
  `${systemFields} title label devkey ${linkOf()} ${linkOf("links")} items { ${itemSelection(4)} }`,
  [linkFields],
);
