/** What the search engines know about a product, in the language of the engine; names of products are the same in all. */

import { imagePath } from "@contracts/images";
import type { ProductDocument } from "@contracts/search-documents";
import { antigenLabel } from "../plan/antibody";
import type { ProductPlan } from "../plan/types";
import { figureRecords } from "../product/figures";
import { lifeDates } from "../product/render";
import { description } from "../product/texts";
import {
  applicationNames, categoryNames, formulationNames, hostNames, type Language, modificationNames, productTypeNames,
  speciesNames, unconjugated,
} from "../vocabulary/names"; // biome-ignore format: one import

const flag = (value: boolean) => (value ? "true" : "false");

export function productDocument(plan: ProductPlan, imageAccount: string, language: Language): ProductDocument {
  const { antigen, modification, clone, label } = plan;
  const dates = lifeDates(plan);
  const genes = antigen?.genes ?? [];
  const [thumbnail] = figureRecords(plan);
  const antibody = clone !== null;
  return {
    id: plan.key,
    productnumber: plan.key,
    skus: plan.sizes.map((size) => `${plan.key}${size.letter}`),
    name: plan.name,
    title: plan.name,
    url: `/products/${plan.key}`,
    clickurl: `/products/${plan.key}`,
    headings: antigen
      ? [antigenLabel(antigen, modification), ...genes.map((gene) => gene.name)].slice(0, 4)
      : [categoryNames[plan.category][language]],
    categories: [categoryNames[plan.category][language]],
    applications: plan.applications.map((code) => applicationNames[code][language]),
    applicationcodes: [...plan.applications],
    applicationcount: plan.applications.length,
    speciesreactivity: plan.species.map((code) => speciesNames[code][language]),
    speciescodes: [...plan.species],
    hostspecies: clone ? [hostNames[clone.host][language]] : [],
    producttype: productTypeNames[plan.productType][language],
    targetmodifications: modification ? [modificationNames[modification.kind][language]] : [],
    conjugationtype: label?.name || (antibody ? unconjugated[language] : ""),
    formulation: formulationNames[plan.formulation][language],
    epitopetag: "false",
    newproduct: flag(plan.newProduct),
    recombinant: flag(clone?.recombinant ?? plan.productType === "Recombinant Protein"),
    trialsizeavailable: flag(plan.sizes.some((size) => size.unit === "Trial")),
    xp: flag(plan.xp),
    status: plan.status,
    releaseddate: dates.released ?? dates.created,
    totalcitationcount: plan.citations,
    targetsymbols: genes.map((gene) => gene.symbol),
    aliases: [...new Set(genes.flatMap((gene) => [...gene.aliases]))].slice(0, 12),
    clone: clone?.id ?? "",
    description: description(plan),
    thumbnail: thumbnail ? imagePath(imageAccount, thumbnail.imageId, "thumbnail") : "",
  };
}
