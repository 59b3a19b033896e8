/** Content of a datasheet PDF: the same as its page, as plain text. */

import type { DatasheetDocument, DocumentPicture, DocumentWords } from "@contracts/catalogue/documents";
import { ruleVersion } from "@domain/evidence/rule";
import { instantOfDay } from "@domain/market/time-zone";
import { isEnglishText } from "@domain/product-texts/english-text";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { PrivateContext } from "~/context/request/types";
import { formatDate, formatNumber } from "~/i18n/format";
import { productFacts } from "~/i18n/product-facts";
import { spaced } from "~/i18n/spaced";
import { verdictGroups } from "~/i18n/verdict-text";
import type { InformationPart } from "~/loaders/product/data.server";
import type { DatasheetPageData } from "~/loaders/product/datasheet.server";
import type { ProtocolView } from "~/loaders/product/protocol/protocol.server";

type Visit = Pick<PrivateContext, "market" | "t">;

/** Data of the PDF besides the page's text. */
interface DatasheetFile {
  /** Time of the product record, used as the file's date. */
  readonly recordedAt: string;
  /** One per figure; null if unavailable. */
  readonly pictures: readonly (DocumentPicture | null)[];
}

export function datasheetDocumentOf(visit: Visit, page: DatasheetPageData, file: DatasheetFile): DatasheetDocument {
  const { t, market } = visit;
  const { product, options, revised, statements, head } = page;
  const name = vocabulary(visit);
  const listed = (codes: readonly string[]) =>
    codes.map((code) => name("species", code)).join(t("product.listSeparator"));
  const { applications, predicted } = applicationsOf(visit, page, listed);
  return {
    page: options.size === "A4" ? "A4" : "LETTER",
    productNumber: product.key,
    productName: plain(product.name),
    productType: name("productType", product.productType),
    // A file is read later, so its date is never "today".
    revised:
      revised &&
      t("productDetails.revision", {
        date: formatDate(new Date(instantOfDay(revised)), { ...visit, now: new Date(0) }),
      }),
    recordedAt: file.recordedAt,
    facts: [
      ...productFacts(product, { t, name, number: (value) => formatNumber(value, market) })
        .filter(({ key }) => key !== "number")
        .map(({ term, value, english = false }) => ({
          term,
          text: plain(value),
          english: english && isEnglishText(value),
        })),
      ...page.data.map(({ term, value }) => ({
        term: t(`productDetails.data.${term}`),
        text: plain(term === "sensitivity" ? name(term, value) : value),
        english: term !== "sensitivity" && isEnglishText(value),
      })),
    ],
    applications,
    predicted,
    includes: includesOf(page),
    parts: page.parts.map((part) => ({ title: part.title, paragraphs: paragraphsOf(visit, part) })),
    figures: product.figures.map(({ application, caption }, index) => ({
      application: name("application", application),
      caption: plain(caption),
      picture: file.pictures[index] ?? null,
    })),
    figuresMissing: page.figuresMissing,
    protocols: page.protocols.map((protocol) => protocolOf(visit, protocol)),
    statements: [...verdictStatements(visit, page), ...statements.map(plain)].filter(Boolean),
    sizes: product.sizes.map(({ sku, amount, unit }) => ({
      number: sku,
      size: `${amount} ${name("unit", unit)}`.trim(),
    })),
    link: head.canonical,
    address: head.canonical?.replace(/^https?:\/\//, "") ?? null,
  };
}

/**
 * Applications with the verdicts of their tests, or with the species that the catalogue lists where no test is recorded.
 */
function applicationsOf(
  visit: Visit,
  { product }: DatasheetPageData,
  listed: (codes: readonly string[]) => string,
): Pick<DatasheetDocument, "applications" | "predicted"> {
  const { t } = visit;
  const name = vocabulary(visit);
  const { evidence } = product;
  const { rows, homology, species } = product.applications;
  const noteOf = (code: string) => {
    const message = rows.find((row) => row.code === code)?.message;
    return message ? plain(message) : null;
  };
  if (evidence === null || evidence === "unavailable") {
    const tested = new Set(rows.flatMap((row) => row.tested));
    const predicted = species.filter((code) => homology.includes(code) && !tested.has(code));
    return {
      applications: rows.map(({ code, name: known, dilution, tested: ofRow }) => ({
        name: applicationName(name("application", known), code),
        dilution,
        tested: listed(ofRow),
        note: noteOf(code),
      })),
      predicted: predicted.length > 0 ? listed(predicted) : null,
    };
  }
  const predictions = new Map(
    evidence.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => (cell.prediction ? [[cell.species, cell.prediction.percent] as const] : [])),
    ),
  );
  return {
    applications: evidence.rows.map(({ code, name: known, dilution, cells }) => ({
      name: applicationName(name("application", known), code),
      dilution,
      tested: verdictGroups(t, cells, (one) => name("species", one)),
      note: noteOf(code),
    })),
    predicted:
      [...predictions]
        .map(([one, percent]) => t("evidence.predictedSpecies", { species: name("species", one), percent }))
        .join(t("product.listSeparator")) || null,
  };
}

/** The rule behind the verdicts, and a note if their tests are demonstrations. */
function verdictStatements({ t }: Visit, { product: { evidence } }: DatasheetPageData): string[] {
  if (evidence === null) return [];
  if (evidence === "unavailable") return [t("evidence.unavailable")];
  return [
    t("evidence.ruleLinkVersion", { version: ruleVersion }),
    ...(evidence.demonstration ? [t("evidence.demonstration")] : []),
  ];
}

/** Text as one line, which the document wraps. */
const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();

const catalogueText = (text: string): DocumentWords => ({ text: plain(text), english: isEnglishText(text) });

/** Names of catalogue codes in the visitor's language; unknown codes are returned as they are. */
function vocabulary({ t }: Visit) {
  type Group =
    | "unit"
    | "application"
    | "species"
    | "productType"
    | "host"
    | "formulation"
    | "sensitivity"
    | "clonality";
  return (group: Group, code: string) => t(`vocabulary.${group}.${vocabularyKey(code)}`, { defaultValue: code });
}

const applicationName = (name: string, code: string): string => (name === code ? code : `${name} (${code})`);

function includesOf({ includes }: DatasheetPageData): DatasheetDocument["includes"] {
  return includes.flatMap((list) =>
    list.kind === "product_includes"
      ? list.components.map(({ key, values }) => ({
          number: plain(key),
          name: plain(values.name ?? "–"),
          quantity: plain(values.quantity ?? "–"),
          storage: plain(values["component-storage-temp"] ?? "–"),
        }))
      : [],
  );
}

/** Texts, dyes, reagents and references of a part; spectra are replaced by their maxima. */
function paragraphsOf({ t }: Visit, { text, dyes, reagents, references }: InformationPart): DocumentWords[] {
  const nanometres = (value: number) => t("productDetails.nanometre", { value });
  return [
    ...(text ?? "").split(/\n{2,}/).map(catalogueText),
    ...(dyes ?? []).map(({ name, excitation, emission }) => ({
      text: `${spaced(t("ui.label", { label: plain(name) }))}${t("productDetails.spectrum", { excitation: nanometres(excitation), emission: nanometres(emission) })}`,
      english: false,
    })),
    ...(reagents ?? []).map(({ name, key }) => catalogueText(key ? `${name} (${key})` : name)),
    ...(references ?? []).map(({ text: reference, pmid }, index) =>
      catalogueText(`${index + 1}. ${reference}${pmid ? ` ${t("product.pubmed")} ${pmid}` : ""}`),
    ),
  ].filter((paragraph) => paragraph.text !== "");
}

/** Named by its title; where that fell back to English, by its application in the visitor's language. */
function protocolOf(visit: Visit, { title, application, dilution, volumes, steps }: ProtocolView) {
  const { t, market } = visit;
  const spoken = vocabulary(visit)("application", application);
  const number = (value: number) => formatNumber(value, market, { maximumSignificantDigits: 3 });
  return {
    title:
      market.language === "en" || spoken === application || !isEnglishText(title)
        ? catalogueText(title)
        : { text: spoken, english: false },
    dilution,
    volumes: (dilution ? (volumes ?? []) : []).map(({ millilitres, least, most }) => ({
      final: t("productDetails.millilitres", { value: formatNumber(millilitres, market) }),
      stock: t("productDetails.microlitres", {
        value: least === most ? number(least) : `${number(least)} – ${number(most)}`,
      }),
    })),
    steps: steps.map((step) => ({ title: plain(step.title), items: step.items.map(plain).filter(Boolean) })),
  };
}
