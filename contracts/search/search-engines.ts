/** The shop's search engines: names, field types, and default weights. */
import type { EngineKind } from "./search-documents";

export const fieldTypes = ["text", "number", "date", "geolocation"] as const;
export type FieldType = (typeof fieldTypes)[number];
export type EngineSchema = Readonly<Record<string, FieldType>>;
export type FieldWeights = Readonly<Record<string, { readonly weight: number }>>;

/** Content locales; each engine holds one. */
export const engineLocales = ["en-us", "ja-jp", "zh-cn"] as const;
export type EngineLocale = (typeof engineLocales)[number];

/** "product-en-us" */
export function engineName(kind: EngineKind, locale: EngineLocale): string {
  return `${kind}-${locale}`;
}

const page = {
  title: "text",
  url: "text",
  clickurl: "text",
  headings: "text",
  categories: "text",
  releaseddate: "date",
} as const satisfies EngineSchema;

/** Types of the fields in `search-documents.ts`; `id` needs none. */
export const engineSchemas = {
  product: {
    ...page,
    productnumber: "text",
    skus: "text",
    name: "text",
    applications: "text",
    applicationcodes: "text",
    applicationcount: "number",
    speciesreactivity: "text",
    speciescodes: "text",
    hostspecies: "text",
    producttype: "text",
    targetmodifications: "text",
    conjugationtype: "text",
    laser: "text",
    antibodytype: "text",
    formulation: "text",
    validation: "text",
    epitopetag: "text",
    newproduct: "text",
    recombinant: "text",
    trialsizeavailable: "text",
    xp: "text",
    status: "text",
    totalcitationcount: "number",
    targetsymbols: "text",
    aliases: "text",
    clone: "text",
    description: "text",
    thumbnail: "text",
    thumbnails: "text",
    thumbnailcodes: "text",
    sizes: "text",
    molecularweights: "number",
    discontinued: "number",
    kindcode: "text",
    categorycode: "text",
    labelcode: "text",
    hostcode: "text",
    clonality: "text",
    modificationkind: "text",
    modificationcodes: "text",
    targetcount: "number",
  },
  resources: { ...page, applications: "text", body: "text", thumbnail: "text" },
  "knowledge-base": { ...page, body: "text" },
} as const satisfies Record<EngineKind, EngineSchema>;

/** Numbers and symbols weigh most, because scientists search by them. Addresses and flags are not searched. */
export const engineSearchFields = {
  product: {
    productnumber: { weight: 10 },
    skus: { weight: 10 },
    targetsymbols: { weight: 8 },
    name: { weight: 7 },
    title: { weight: 6 },
    aliases: { weight: 5 },
    clone: { weight: 4 },
    targetmodifications: { weight: 3 },
    headings: { weight: 3 },
    categories: { weight: 2 },
    applications: { weight: 2 },
    producttype: { weight: 2 },
    speciesreactivity: { weight: 1 },
    hostspecies: { weight: 1 },
    conjugationtype: { weight: 1 },
    description: { weight: 1 },
  },
  resources: {
    title: { weight: 8 },
    headings: { weight: 4 },
    categories: { weight: 3 },
    applications: { weight: 2 },
    body: { weight: 1 },
  },
  "knowledge-base": { title: { weight: 8 }, headings: { weight: 4 }, categories: { weight: 1 }, body: { weight: 1 } },
} as const satisfies Record<EngineKind, FieldWeights>;
