/** Actions that add products, sizes and figures, remove figures, and change a product's facts and uses. */
import { productTypes } from "@contracts/catalogue/catalogue";
import { type OfficeProduct, sizeKinds } from "@contracts/office/catalogue";
import { fieldAt, productFactNames } from "@domain/product-edits/fields";
import type { usageFieldNames } from "@domain/product-edits/usage-fields";
import { categoryNames } from "@domain/vocabulary/names";
import { choices, type Field } from "../framework/fields";
import type { Action } from "../framework/resource";

const sizeFields: readonly Field[] = [
  {
    ...{ name: "code", label: "Code of the size", required: true, most: 4 },
    hint: "Follows the product number, such as S in 4060S. Trial sizes end in T.",
  },
  { name: "amount", label: "Amount", hint: "Such as 100", required: true, most: 100 },
  { name: "uom", label: "Unit", hint: "Such as µl", required: true, most: 100 },
  { name: "kind", label: "Kind of size", kind: "choice", options: choices(sizeKinds), value: "Regular" },
];

export const addProduct: Action<null> = {
  ...{ name: "add", title: "Add a product", permission: "catalogue:change", reason: "needed" },
  note: "The shop shows it after its status is Released and it is published. Facts, texts, prices and figures follow on its record.",
  fields: () => [
    { name: "number", label: "Product number", hint: "Four to six digits, never used before", required: true, most: 6 },
    { name: "name", label: "Name in English", required: true, most: 512 },
    { name: "type", label: "Type", kind: "choice", options: choices(productTypes) },
    {
      ...{ name: "category", label: "Category", kind: "choice" },
      options: Object.entries(categoryNames).map(([value, { en }]) => ({ value, label: en })),
    },
    { name: "unspsc", label: "UNSPSC code", hint: "Class of the product for buyers' systems", most: 20 },
    ...sizeFields,
  ],
};

export const addSize: Action<OfficeProduct> = {
  ...{ name: "size", title: "Add a size", permission: "catalogue:change", reason: "needed" },
  note: "It is sold in countries where it has a price.",
  fields: () => sizeFields,
};

const factLabels: Readonly<Record<(typeof productFactNames)[number], string>> = {
  host: "Host",
  isotype: "Isotype",
  clonality: "Clonality",
  clone: "Clone",
  conjugation: "Conjugate",
  concentration: "Concentration",
  formulation: "Formulation",
  purity: "Purity",
  epitopeTag: "Epitope tag",
  storageTemperature: "Storage temperature",
  casNumber: "CAS number",
  rrid: "RRID",
};

export const changeFacts: Action<OfficeProduct> = {
  ...{ name: "facts", title: "Change facts", permission: "catalogue:change", reason: "optional" },
  note: "Leave unknown fields empty.",
  fields: ({ product }) =>
    productFactNames.map((name): Field => {
      const value = product.attributes[name] ?? "";
      const common = { name: `facts.${name}`, label: factLabels[name], value };
      return name === "clonality"
        ? {
            ...common,
            kind: "choice",
            options: [{ value: "", label: "none" }, ...choices(["Monoclonal", "Polyclonal"])],
          }
        : { ...common, most: 200 };
    }),
};

export const changeUsage: Action<OfficeProduct> = {
  ...{ name: "usage", title: "Change applications and targets", permission: "catalogue:change", reason: "optional" },
  note: "Applications and species belong to the newest lot. A new lot number begins a lot with them. Tests are in the evidence.",
  fields: (record) => {
    const value = (name: (typeof usageFieldNames)[number]) => ({
      name,
      value: fieldAt(name)?.read(record.product) ?? "",
    });
    return [
      { ...value("lot"), label: "Newest lot", most: 20, hint: "Applications and species need one" },
      { ...value("reactivity"), label: "Reacts with", most: 200, hint: "Codes of species such as H M R" },
      {
        ...value("homology"),
        label: "Predicted by sequence",
        most: 200,
        hint: "Codes of species that were not tested",
      },
      {
        ...{ ...value("applications"), label: "Applications", kind: "long", most: 4000 },
        hint: "One per line: code, dilution, range from strong to weak, species: WB 1:1000 1:500-1:2000 H M. A missing line removes an application.",
      },
      {
        ...{ ...value("targets"), label: "Targets", kind: "long", most: 8000 },
        hint: "One per line: symbol | name | UniProt | Entrez | other names. AKT1 | AKT serine/threonine kinase 1 | P31749 | 207 | PKB",
      },
    ];
  },
};

export const addFigure: Action<OfficeProduct> = {
  ...{ name: "figure", title: "Add a figure", permission: "catalogue:change", reason: "optional" },
  note: "PNG or JPEG, at most 1 MB. It follows the existing figures.",
  fields: () => [
    { name: "file", label: "File", kind: "picture", required: true },
    { name: "application", label: "Application", hint: "Code of the application that it shows, such as WB", most: 32 },
    { name: "caption.en", label: "Caption in English", kind: "long", required: true },
    { name: "caption.ja", label: "Caption in Japanese", kind: "long" },
    { name: "caption.zh", label: "Caption in Chinese", kind: "long" },
  ],
};

export const removeFigure: Action<OfficeProduct> = {
  ...{ name: "remove-figure", title: "Remove a figure", permission: "catalogue:change", reason: "needed" },
  offered: ({ product }) => product.attributes.figures.length > 0,
  fields: ({ product }) => [
    {
      ...{ name: "figure", label: "Figure", kind: "choice" },
      options: product.attributes.figures.map(({ id, caption, figureType }, place) => ({
        value: id,
        label: `${place + 1} ${figureType} ${caption.slice(0, 60)}`,
      })),
    },
  ],
};
