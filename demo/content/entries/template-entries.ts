import type { Component, ProductList } from "../templates/components";
import { columns, type HeadingName, headings, type InformationPart } from "../templates/headings";
import type { Template } from "../templates/template";
import { type Entry, entry, type Fields, type Language, reference } from "./entry";
import type { Links } from "./links";
import { targetUid } from "./target-entries";

const partHeadings: Record<InformationPart, HeadingName> = {
  background: "background",
  custom_product_data: "customData",
  database_links: "databases",
  description: "description",
  fluorescent_properties: "fluorescence",
  kit_usage_information: "kitUsage",
  protocol: "protocol",
  quality_control: "qualityControl",
  reagents_not_included: "reagentsNotIncluded",
  source_or_purification: "source",
  specificity_or_sensitivity: "specificity",
  upstream: "upstream",
  downstream: "downstream",
  usage_information: "usage",
};

function partBlock(part: InformationPart, language: Language): Fields {
  const title = headings[partHeadings[part]][language];
  if (part === "upstream" || part === "downstream") return { pathway_image: { title, direction: part } };
  return { [part]: { title } };
}

function listBlock(list: ProductList, language: Language): Fields {
  const title = headings[list.title][language];
  if (list.kind !== "product_includes") return { [list.kind]: { title } };
  return {
    product_includes: {
      title,
      line_border: list.lineBorder,
      notes_section: list.notes,
      table_column_names: columns[list.columns][language],
    },
  };
}

function componentBlock(component: Component, language: Language, links: Links): Fields {
  const title = headings[component.title][language];
  switch (component.kind) {
    case "citations":
      return { citations: { title, type: component.type } };
    case "supporting_data":
      return { supporting_data: { title, table_column_names: columns[component.columns][language] } };
    case "legal_statement":
      return { legal_statement: { title, content_target: reference("content_target", targetUid(component.target)) } };
    case "linked":
      return { [component.block]: { title, link: links.to(component.href, component.label) } };
    case "tech_links":
      return { tech_links: { title, links: component.links.map((link) => links.to(link.href, link.title)) } };
    case "product_information":
      return {
        product_information: { title, sub_components: component.parts.map((part) => partBlock(part, language)) },
      };
    case "product_list":
      return { product_list: { title, sub_components: component.lists.map((list) => listBlock(list, language)) } };
    default:
      return { [component.kind]: { title } };
  }
}

/** A template and the target that selects its products. */
export function templateEntries(template: Template, links: Links): Entry[] {
  const uid = `template-${template.key}`;
  const { use } = template;
  return [
    entry("pdp_template", uid, (language) => ({
      title: template.title[language],
      slots: template.slots.map((slot) => ({
        layout: slot.layout,
        columns: slot.columns.map((components) => ({
          components: components.map((component) => componentBlock(component, language, links)),
        })),
      })),
    })),
    entry("pdp_template_target", `template-target-${template.key}`, (language) => ({
      title: template.title[language],
      ...("productId" in use
        ? { product_id: use.productId, override_product_type_template: true }
        : { product_type: use.productType, override_product_type_template: false }),
      template: reference("pdp_template", uid),
    })),
  ];
}
