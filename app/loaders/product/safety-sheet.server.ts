/** `/products/{id}/sds`: the safety data sheet with its sixteen sections (GHS, Annex II of REACH), from the record alone. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { DocumentWords } from "@contracts/catalogue/documents";
import type { SafetyData } from "@contracts/catalogue/safety";
import { isEnglishText } from "@domain/product-texts/english-text";
import { vocabularyKey } from "@domain/vocabulary/keys";
import type { PageArgs } from "~/context/request/page";
import type { PublicContext } from "~/context/request/types";
import { spaced } from "~/i18n/spaced";
import { pageNotFound } from "~/loaders/page/page-not-found.server";
import { type ProductSheet, productSheet } from "./documents.server";
import { loadProductOf } from "./record.server";

interface SafetySection {
  readonly number: number;
  readonly title: string;
  /** Never empty: a section without data says so. */
  readonly paragraphs: readonly DocumentWords[];
}

export interface SafetyPageData extends ProductSheet {
  readonly sections: readonly SafetySection[];
  /** Sentences about the sheet itself: revision, demonstration. */
  readonly notes: readonly string[];
  /** Reason why there is no PDF, after a redirect from it. */
  readonly withoutFile: "limit" | "unavailable" | null;
}

export async function loadSafetyPage(context: PublicContext, { params, url }: PageArgs): Promise<SafetyPageData> {
  const { t } = context;
  const product = await loadProductOf(context, params.id, url);
  const data = product.attributes.safetyData;
  if (!data) throw pageNotFound();
  const { key, name, attributes } = product;
  const sheet = await productSheet(context, product, {
    name: t("productDetails.sds.name"),
    title: t("productDetails.sds.title", { name, number: key }),
    description: t("productDetails.sds.description", { name, number: key }),
    path: "/sds",
  });
  const told = sectionTexts(context, product, data);
  const problem = url.searchParams.get("pdf");
  return {
    ...sheet,
    sections: sectionNumbers.map((number) => {
      const paragraphs = (told[number] ?? []).filter(({ text }) => text !== "");
      return {
        number,
        title: t(`productDetails.sds.section.${number}`),
        paragraphs: paragraphs.length > 0 ? paragraphs : [{ text: t("productDetails.sds.nothing"), english: false }],
      };
    }),
    notes: [
      t("productDetails.sds.record", { day: product.lastModifiedAt.slice(0, 10) }),
      ...(attributes.demonstration ? [t("productDetails.sds.demonstration")] : []),
    ],
    withoutFile: problem === "limit" || problem === "unavailable" ? problem : null,
  };
}

const sectionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
type FactTerm = "product" | "number" | "cas" | "use" | "supplier" | "kind";
type SectionNumber = (typeof sectionNumbers)[number];

/** Texts of the sections that the record says something about. */
function sectionTexts(
  { t, origins }: PublicContext,
  { key, name, productType, attributes }: Product,
  { classification, hazardStatements, components, precautions }: SafetyData,
): Partial<Record<SectionNumber, readonly DocumentWords[]>> {
  const own = (text: string): DocumentWords => ({ text, english: false });
  const recorded = (text: string | null): DocumentWords[] =>
    text ? [{ text: plain(text), english: isEnglishText(text) }] : [];
  const fact = (term: FactTerm, value: string | null) =>
    value ? [own(`${spaced(t("ui.label", { label: t(`productDetails.sds.fact.${term}`) }))}${value}`)] : [];
  const advice = (...wanted: SafetyData["precautions"]) =>
    wanted.filter((one) => precautions.includes(one)).map((one) => own(t(`productDetails.sds.precaution.${one}`)));
  const hazards = (codes: readonly string[]) =>
    codes.map((code) => t(`productDetails.sds.hazard.${code}`, { defaultValue: code })).join("; ");
  const ofPure = (wanted: RegExp) =>
    components.flatMap(({ name: substance, hazardStatements: pure }) => {
      const told = pure.filter((code) => wanted.test(code));
      return told.length > 0 ? [own(t("productDetails.sds.pure", { substance, hazards: hazards(told) }))] : [];
    });
  return {
    1: [
      ...fact("product", name),
      ...fact("number", key),
      ...fact("cas", attributes.casNumber),
      ...fact("use", t("productDetails.sds.researchUse")),
      ...fact("supplier", `Benchside, ${origins.current.replace(/^https?:\/\//, "")}`),
    ],
    2: [
      own(t(`productDetails.sds.classification.${classification}`)),
      ...(hazardStatements.length > 0 ? [own(hazards(hazardStatements))] : []),
      ...recorded(attributes.safety),
    ],
    3:
      components.length > 0
        ? components.map(({ name: substance, cas, ec, share }) => ({
            text: [`${substance}: ${share}`, ...(cas ? [`CAS ${cas}`] : []), ...(ec ? [`EC ${ec}`] : [])].join(", "),
            english: isEnglishText(substance),
          }))
        : [],
    4: advice("rinse-with-water"),
    7: [...recorded(attributes.storage), ...advice("fume-hood")],
    8: advice("gloves", "eye-protection"),
    9: [
      ...fact("kind", t(`vocabulary.productType.${vocabularyKey(productType)}`, { defaultValue: productType })),
      ...recorded(
        attributes.formulation &&
          t(`vocabulary.formulation.${vocabularyKey(attributes.formulation)}`, {
            defaultValue: attributes.formulation,
          }),
      ),
    ],
    10: [...advice("metal-azides"), ...ofPure(/^EUH0(?:14|18|19|29|31|32|44)$/)],
    11: [...advice("not-investigated"), ...ofPure(/^H3/)],
    12: ofPure(/^H4/),
    13: advice("flush-drains"),
    16: attributes.statements.flatMap(recorded),
  };
}

const plain = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, " ").trim();
