import * as v from "valibot";
import type { Component, ProductList, Template } from "../kinds/templates";
import { text } from "../read-content";
import { type Entry, entry, type Fields, type Language, reference } from "./entry";
import type { Links } from "./links";
import { targetUid } from "./target-entries";

function listBlock(list: ProductList, language: Language): Fields {
  const title = list.title[language];
  if (list.kind !== "product_includes") return { [list.kind]: { title } };
  return {
    product_includes: {
      title,
      line_border: list.lineBorder,
      notes_section: list.notes,
      table_column_names: list.columns.map((column) => column[language]),
    },
  };
}

/** A value of a component's own field in one language. */
function inLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language));
  const parsed = v.safeParse(text, value);
  return parsed.success ? parsed.output[language] : value;
}

function componentBlock(component: Component, language: Language, links: Links): Fields {
  const title = component.title[language];
  switch (component.kind) {
    case "legal_statement":
      return { legal_statement: { title, content_target: reference("content_target", targetUid(component.target)) } };
    case "panel_builder":
    case "antibody_reference_link":
      return { [component.kind]: { title, link: links.to(component.link.href, component.link.title) } };
    case "tech_links":
      return { tech_links: { title, links: component.links.map((link) => links.to(link.href, link.title)) } };
    case "product_information":
      return {
        product_information: {
          title,
          sub_components: component.parts.map((part) =>
            part.name === "upstream" || part.name === "downstream"
              ? { pathway_image: { title: part.title[language], direction: part.name } }
              : { [part.name]: { title: part.title[language] } },
          ),
        },
      };
    case "product_list":
      return { product_list: { title, sub_components: component.lists.map((list) => listBlock(list, language)) } };
    default: {
      const { kind, title: _, ...own } = component;
      const fields = Object.entries(own).map(([name, value]) => [name, inLanguage(value, language)]);
      return { [kind]: { title, ...Object.fromEntries(fields) } };
    }
  }
}

/** A template and the target that selects its products. */
export function templateEntries(template: Template, links: Links): Entry[] {
  const uid = `template-${template.key}`;
  const { productId, productType } = template;
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
      ...(productId
        ? { product_id: productId, override_product_type_template: true }
        : { product_type: productType, override_product_type_template: false }),
      template: reference("pdp_template", uid),
    })),
  ];
}
