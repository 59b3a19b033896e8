/** `/products/{id}/datasheet`: the printable datasheet (C-PROD-06, rows C-DS). */
import type { Product } from "@contracts/catalogue/catalogue";
import { type DatasheetOptions, parseDatasheetOptions } from "@domain/product-page/datasheet";
import { dataOf, informationContent } from "@domain/product-page/information";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { loadEvidence } from "~/loaders/evidence/evidence.server";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import type { InformationPart, ProductListView, ProductView } from "./data.server";
import { hasDatasheet, type ProductSheet, productSheet } from "./documents.server";
import { figuresOf } from "./figures.server";
import { listViews } from "./lists.server";
import { type ProtocolView, protocolViews } from "./protocol/protocol.server";
import { loadProductOf } from "./record.server";
import { productView } from "./view.server";

export interface DatasheetPageData extends Omit<ProductSheet, "product"> {
  readonly product: ProductView;
  readonly options: DatasheetOptions;
  /** True if it could not be determined whether figures exist. */
  readonly figuresMissing: boolean;
  /** Concentration, lot, storage temperature and similar. */
  readonly data: ReturnType<typeof dataOf>;
  readonly parts: readonly InformationPart[];
  readonly includes: readonly ProductListView[];
  /** Empty unless the address asks for them. */
  readonly protocols: readonly ProtocolView[];
  readonly statements: readonly string[];
  /** Reason why there is no PDF, after a redirect from it. */
  readonly withoutFile: "limit" | "unavailable" | null;
  /** Revision date of the record, "YYYY-MM-DD" (C-DATA-08). */
  readonly revised: string | null;
}

/** Parts in print order. */
const parts = [
  { kind: "description", title: "productDetails.description" },
  { kind: "specificity_or_sensitivity", title: "productDetails.specificity" },
  { kind: "source_or_purification", title: "productDetails.sourcePurification" },
  { kind: "usage_information", title: "productDetails.usage" },
  { kind: "storage", title: "productDetails.data.storage" },
  { kind: "safety", title: "productDetails.safety" },
  { kind: "reagents_not_included", title: "productDetails.reagentsNotIncluded" },
  { kind: "quality_control", title: "productDetails.qualityControl" },
  { kind: "fluorescent_properties", title: "productDetails.fluorescence" },
  { kind: "background", title: "productDetails.background" },
] as const;

/** A product with a datasheet, and the print options in the address. */
export interface RequestedDatasheet {
  readonly record: Product;
  readonly options: DatasheetOptions;
}

export async function loadDatasheetPage(context: PublicContext, args: PageArgs): Promise<DatasheetPageData> {
  return datasheetPage(context, args, await requireDatasheet(context, args));
}

/** Redirects to the canonical options, and throws 404 without a datasheet. Only reads the record. */
export async function requireDatasheet(context: PublicContext, { params, url }: PageArgs): Promise<RequestedDatasheet> {
  const { options, known } = parseDatasheetOptions(url.searchParams);
  const offersFile = !url.pathname.endsWith("/pdf");
  if (!known || (url.searchParams.has("pdf") && !(offersFile && fileProblem(url))))
    throw redirect(withoutUnknown(url), 301);
  const record = await loadProductOf(context, params.id, url);
  if (!(await hasDatasheet(context, record))) throw pageNotFound();
  return { record, options };
}

export async function datasheetPage(
  context: PublicContext,
  { url }: PageArgs,
  { record, options }: RequestedDatasheet,
): Promise<DatasheetPageData> {
  const [figures, evidence] = await Promise.all([
    options.images ? figuresOf(context, record) : [],
    loadEvidence(context, record),
  ]);
  const product: Product = { ...record, attributes: { ...record.attributes, figures: [...(figures ?? [])] } };
  const { t } = context;
  const { key, name, attributes } = product;
  const sheet = await productSheet(context, product, {
    name: t("productDetails.datasheet"),
    title: t("productDetails.datasheetTitle", { name, number: key }),
    description: t("productDetails.datasheetDescription", { name, number: key }),
    path: "/datasheet",
  });
  return {
    ...sheet,
    product: productView(product, [], context.imagesUrl, evidence),
    figuresMissing: figures === null,
    options,
    data: dataOf(product, [
      "lot",
      "concentration",
      "storageTemperature",
      "purity",
      "endotoxin",
      "casNumber",
      "coa",
      "unspsc",
    ]),
    parts: datasheetParts(context, product),
    includes: includes(context, product),
    protocols: options.protocol ? protocolViews(product) : [],
    statements: attributes.statements,
    withoutFile: fileProblem(url),
    revised: dataOf(product, ["revised"])[0]?.value ?? null,
  };
}

/** Storage follows usage. Lot and certificate are among the facts, so quality control does not repeat them. */
function datasheetParts({ t }: PublicContext, product: Product): InformationPart[] {
  const { storage, safety } = product.attributes;
  return parts.flatMap(({ kind, title }): InformationPart[] => {
    if (kind === "storage") return storage ? [{ kind, title: t(title), text: storage }] : [];
    if (kind === "safety") return safety ? [{ kind, title: t(title), text: safety }] : [];
    const content = informationContent({ kind }, product);
    if (!content) return [];
    const { data: _, ...rest } = content;
    return [{ kind, title: t(title), ...rest }];
  });
}

const fileProblems = ["limit", "unavailable"] as const;

function fileProblem({ searchParams }: URL): DatasheetPageData["withoutFile"] {
  const values = searchParams.getAll("pdf");
  return fileProblems.find((problem) => values.length === 1 && values[0] === problem) ?? null;
}

const allowed = { images: /^[01]$/, protocol: /^[01]$/, size: /^A4$/ } as const;

/** The address with valid options only. */
function withoutUnknown(url: URL): string {
  const query = new URLSearchParams();
  for (const [name, pattern] of Object.entries(allowed)) {
    const values = url.searchParams.getAll(name);
    const [value = ""] = values;
    if (values.length === 1 && pattern.test(value)) query.set(name, value);
  }
  return `${url.pathname}${query.size > 0 ? `?${query}` : ""}`;
}

function includes({ t }: PublicContext, product: Product): ProductListView[] {
  return listViews(
    [
      {
        kind: "product_includes",
        title: t("productDetails.includes"),
        line_border: true,
        notes_section: false,
        table_column_names: [
          t("productDetails.includedProduct"),
          t("productDetails.includedQuantity"),
          t("productDetails.includedStorage"),
        ],
      },
    ],
    product,
    // Components have no prices.
    new Map(),
    t,
  );
}
