import type { InformationContent } from "@domain/product-page/information";
import { ReviewsBlock } from "~/components/product/reviews/reviews-block";
import { DilutionTable } from "~/components/product/sections/dilution-table";
import { useT } from "~/i18n/use-t";
import type { ReviewsView } from "~/loaders/product/reviews/reviews.server";
import { InformationContentView } from "../product/product-information";
import { Stack } from "../ui/layout";
import { Sample } from "./sample";

/** Every product information part, with catalogue data. */
const parts: readonly InformationContent[] = [
  { text: "Detects endogenous levels of Akt only when phosphorylated at Ser473." },
  {
    data: [
      { term: "lot", value: "24" },
      { term: "sensitivity", value: "Endogenous" },
      { term: "released", value: "2015-08-18" },
    ],
  },
  {
    targets: [
      {
        symbol: "AKT1",
        name: "AKT serine/threonine kinase 1",
        uniprot: "P31749",
        entrez: "207",
        aliases: ["PKB", "RAC"],
      },
    ],
  },
  { dyes: [{ name: "Fluor 488", excitation: 495, emission: 519 }] },
  { protocols: [{ id: "western-blotting", title: "Western Blotting", application: "WB", dilution: "1:1000" }] },
  {
    reagents: [
      { name: "Cell lysis buffer", key: "9803" },
      { name: "Deionized water", key: null },
    ],
  },
  {
    pathways: (["upstream", "downstream"] as const).map((direction) => ({
      name: "PI3K / Akt signalling",
      href: "/research/pathways/pi3k-akt-signaling",
      label: "Akt",
      direction,
      steps: [
        { label: "PIP3", effect: "activates", site: null },
        { label: "PTEN", effect: "inhibits", site: "Ser380" },
      ],
    })),
  },
  {
    references: [
      { text: "Darnell JE Jr (1997) STATs and gene regulation. Science 277, 1630–1635.", pmid: "9287210" },
      { text: "A reference without a number.", pmid: null },
    ],
  },
];

export function ProductInformationExample() {
  return (
    <Stack gap="s4">
      {parts.map((content) => (
        <InformationContentView key={Object.keys(content).join()} content={content} productKey="4060" />
      ))}
      <DilutionTable
        productKey="4060"
        application="WB"
        dilution="1:1000"
        volumes={[
          { millilitres: 1, least: 0.5, most: 2 },
          { millilitres: 10, least: 5, most: 20 },
        ]}
      />
    </Stack>
  );
}

const reviews: ReviewsView = {
  total: 3,
  average: 11 / 3,
  byRating: [5, 4, 3, 2, 1].map((rating) => ({ rating, count: { 5: 2, 1: 1 }[rating] ?? 0 })),
  demonstration: true,
  reviews: [
    {
      id: "example-1",
      rating: 5,
      title: "One clean band",
      text: "Twenty micrograms a lane, the stated dilution, one band.",
      application: "WB",
      species: "H",
      outcome: null,
      lot: null,
      author: "",
      lang: "en",
      day: "2026-01-02",
      demonstration: true,
    },
  ],
};

/** With reviews, without, and unavailable. */
export function ReviewsExample() {
  const t = useT();
  return (
    <Stack gap="s4">
      <Sample name={t("examples.names.reviews")}>
        <ReviewsBlock view={reviews} productKey="4060" />
      </Sample>
      <ReviewsBlock
        view={{ ...reviews, total: 0, average: null, reviews: [], demonstration: false }}
        productKey="4060"
      />
      <ReviewsBlock view={null} productKey="4060" />
    </Stack>
  );
}
