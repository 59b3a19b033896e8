/**
 * Products: search by number or name, additions, and changes of status, texts, facts, sizes, prices, figures and
 * successor.
 */
import { productStatuses, productTypes, type Variant } from "@contracts/catalogue/catalogue";
import { type OfficeProduct, officeProduct, productRow } from "@contracts/office/catalogue";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { decimalText, formatMoney } from "@domain/money/format";
import { fieldAt, productTextNames, textPath } from "@domain/product-edits/fields";
import { choices, type Field } from "../framework/fields";
import { facts, join, table, text } from "../framework/layout";
import { type Action, resource } from "../framework/resource";
import { addFigure, addProduct, addSize, changeFacts, changeUsage, removeFigure } from "./additions";

const sizesOf = ({ product }: OfficeProduct): readonly Variant[] => [product.masterVariant, ...product.variants];
const languages = [
  { code: "en", name: "English" },
  { code: "ja", name: "Japanese" },
  { code: "zh", name: "Chinese" },
] as const;
type Language = (typeof languages)[number]["code"];

const textLabels: Readonly<Record<(typeof productTextNames)[number], string>> = {
  name: "Name",
  description: "Description",
  background: "Background",
  storage: "Storage",
  safety: "Safety",
  directionsForUse: "Directions for use",
  qualityControl: "Quality control",
  specificitySensitivity: "Specificity and sensitivity",
  sourcePurification: "Source and purification",
  immunogen: "Immunogen",
};

const valueAt = ({ product }: OfficeProduct, path: string): string => fieldAt(path)?.read(product) ?? "";

const textFields = (record: OfficeProduct, language: Language): Field[] =>
  productTextNames.map((name): Field => {
    const isLine = name === "name" || name === "immunogen";
    return {
      ...{ name, label: textLabels[name], kind: isLine ? "text" : "long", most: isLine ? 512 : 20_000 },
      value: valueAt(record, textPath(name, language)),
      ...(language !== "en" && { hint: valueAt(record, name).slice(0, 200) || "There is no English text." }),
    };
  });

const textAction = ({ code, name }: (typeof languages)[number]): Action<OfficeProduct> => ({
  ...{ name: `texts-${code}`, title: `Texts in ${name}`, permission: "catalogue:change", reason: "optional" },
  note: code === "en" ? "An empty field removes the text." : "Where a text is empty, the shop shows the English one.",
  fields: (record) => textFields(record, code),
});

const priceLines = (record: OfficeProduct): string =>
  sizesOf(record)
    .flatMap(({ sku, prices }) =>
      prices.flatMap((price) => [
        `${sku} ${price.country} ${decimalText(price)} ${price.currencyCode}`,
        ...(price.breaks ?? []).map(({ pieces, centAmount }) => {
          const amount = decimalText({ ...price, centAmount });
          return `${sku} ${price.country} ${amount} ${price.currencyCode} from ${pieces}`;
        }),
      ]),
    )
    .join("\n");

const sizeFields = (record: OfficeProduct): Field[] =>
  sizesOf(record).flatMap(({ sku, attributes }, place): Field[] => [
    { name: `sizes.${place}.sku`, label: sku, kind: "hidden", value: sku },
    { name: `sizes.${place}.active`, label: `${sku} is for sale`, kind: "check", value: String(attributes.active) },
    { name: `sizes.${place}.amount`, label: `Amount of ${sku}`, value: attributes.amount, most: 100 },
    { name: `sizes.${place}.uom`, label: `Unit of ${sku}`, value: attributes.uom, most: 100 },
  ]);

const captionFields = (record: OfficeProduct): Field[] =>
  record.product.attributes.figures.flatMap(({ id, figureType }, place): Field[] => [
    { name: `captions.${place}.id`, label: id, kind: "hidden", value: id },
    ...languages.map(({ code, name }): Field => {
      const path = code === "en" ? `caption.${id}` : `caption.${id}.${code}`;
      return {
        ...{ name: `captions.${place}.${code}`, label: `Figure ${place + 1} (${figureType}), ${name}`, kind: "long" },
        ...{ value: valueAt(record, path), most: 20_000 },
      };
    }),
  ]);

const sizeColumns = [
  ...[{ title: "Size" }, { title: "Amount" }, { title: "In sale" }, { title: "Prices" }, { title: "Who pays what" }],
];

function sizeTable(record: OfficeProduct): SafeHtml {
  const rows = sizesOf(record).map(({ sku, attributes, prices }) => [
    ...[text(sku), text(`${attributes.amount} ${attributes.uom}`), text(attributes.active ? "yes" : "no")],
    text(prices.map((price) => `${price.country} ${formatMoney(price)}`).join(", ") || "none"),
    html`<a href="/prices?${new URLSearchParams({ q: sku }).toString()}">What a customer pays</a>`,
  ]);
  return html`<section><h2>Sizes</h2>${markup(table("Sizes", sizeColumns, rows))}</section>`;
}

function translated(record: OfficeProduct): SafeHtml {
  const written = productTextNames.filter((name) => valueAt(record, name) !== "");
  const rows = languages.slice(1).map(({ code, name }) => {
    const missing = written.filter((each) => valueAt(record, textPath(each, code)) === "");
    const list = missing.map((each) => textLabels[each]).join(", ");
    return [text(name), text(list || "nothing")];
  });
  return html`<section><h2>Not translated</h2>${markup(table("Not translated", [{ title: "Language" }, { title: "Texts" }], rows))}</section>`;
}

function figureTable({ product }: OfficeProduct): SafeHtml {
  const { figures } = product.attributes;
  if (figures.length === 0) return html``;
  const rows = figures.map(({ id, figureType, caption }, place) => [
    ...[text(String(place + 1)), text(id), text(figureType), text(caption.slice(0, 200))],
  ]);
  const columns = [{ title: "Figure", number: true }, { title: "Id" }, { title: "Application" }, { title: "Caption" }];
  return html`<section><h2>Figures</h2>${markup(table("Figures", columns, rows))}</section>`;
}

const lines = (value: string): SafeHtml | null =>
  value === "" ? null : join(value.split("\n").map((line) => html`<div>${line}</div>`));

function body(record: OfficeProduct): SafeHtml {
  const { product } = record;
  const { successor, demonstration } = product.attributes;
  return join([
    facts([
      ["Number", text(product.key)],
      ["Status", text(product.status)],
      ["Published", text(product.published ? "yes" : "no")],
      ["Type", text(product.productType)],
      ["Category", text(product.productCategory)],
      [
        "Successor",
        successor ? html`<a href="/catalogue/${successor.key}">${successor.key} ${successor.name}</a>` : null,
      ],
      ["Record", demonstration ? text("for demonstration") : null],
      ["Applications", lines(valueAt(record, "applications"))],
      ["Targets", lines(valueAt(record, "targets"))],
      ["Description", product.description ? text(product.description) : null],
      ["Evidence", html`<a href="/evidence?q=${product.key}">Tests of this product</a>`],
    ]),
    ...[sizeTable(record), figureTable(record), translated(record)],
  ]);
}

export const catalogue = resource({
  path: "/catalogue",
  title: "Products",
  singular: "Product",
  group: "Catalogue",
  service: "/commerce/_office/catalogue",
  read: "catalogue:read",
  filters: [
    { name: "q", label: "Number, size, or words of the name", hint: "Whole words" },
    { name: "status", label: "Status", kind: "choice", options: choices(productStatuses) },
    { name: "type", label: "Type", kind: "choice", options: choices(productTypes) },
  ],
  row: productRow,
  record: officeProduct,
  key: ({ key }) => key,
  columns: [
    { title: "Number", value: ({ key }) => key },
    { title: "Name", value: ({ name }) => name },
    { title: "Status", value: ({ status, published }) => (published ? status : `${status}, not published`) },
    { title: "Type", value: ({ productType }) => productType },
    { title: "Category", value: ({ category }) => category },
    { title: "Sizes for sale", value: ({ sizes }) => sizes.join(", ") },
  ],
  heading: ({ product }) => `${product.key} ${product.name}`,
  body,
  listActions: [addProduct],
  actions: [
    {
      ...{ name: "status", title: "Change the status", permission: "catalogue:change", reason: "needed" },
      note: "The status decides whether the shop shows and sells the product.",
      fields: ({ product }) => [
        {
          ...{ name: "status", label: "Status", kind: "choice", value: product.status },
          options: choices(productStatuses),
        },
        { name: "published", label: "Published", kind: "check", value: String(product.published) },
      ],
    },
    {
      ...{ name: "prices", title: "Change prices", permission: "catalogue:change", reason: "needed" },
      note: "Baskets get the new price with their next change, and say so. Quotes keep theirs.",
      fields: (record) => [
        {
          ...{ name: "prices", label: "Prices", kind: "long", most: 20_000, value: priceLines(record) },
          hint: "One per line: size, country, amount, currency, such as 4060S DE 385.00 EUR. A missing line removes a price. The price of each unit for larger quantities: 4060S DE 350.00 EUR from 10.",
        },
      ],
    },
    {
      ...{ name: "sizes", title: "Change sizes", permission: "catalogue:change", reason: "optional" },
      fields: sizeFields,
    },
    addSize,
    ...languages.map(textAction),
    changeFacts,
    changeUsage,
    addFigure,
    {
      ...{ name: "captions", title: "Captions of figures", permission: "catalogue:change", reason: "optional" },
      fields: captionFields,
      offered: ({ product }) => product.attributes.figures.length > 0,
    },
    removeFigure,
    {
      ...{ name: "successor", title: "Name a successor", permission: "catalogue:change", reason: "needed" },
      note: "The page of a discontinued product leads to its successor. An empty field removes it.",
      fields: ({ product }) => [
        {
          ...{ name: "successor", label: "Product number", most: 6 },
          value: product.attributes.successor?.key ?? "",
        },
      ],
    },
  ],
});
