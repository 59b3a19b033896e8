import { expect, it } from "vitest";
import { evidenceDataset } from "./structured-data";

const counts = { for: 2, otherSignal: 0, against: 1, open: 0 };
const about = {
  url: "https://shop.example/products/4060",
  name: "Akt",
  targets: [{ symbol: "AKT1", uniprot: "P31749" }],
};

it("lists tested cells with the term of their method", () => {
  const cells = [
    { application: "IHC-P", species: "M", kind: "validated", pillars: ["genetic"], counts },
    { application: "C&R", species: "H", kind: "failed", pillars: [], counts: { ...counts, for: 0 } },
    { application: "WB", species: "B", kind: "predicted", pillars: [], counts: { ...counts, for: 0, against: 0 } },
  ] as const;
  expect(evidenceDataset(cells, about)).toMatchObject({
    "@type": "Dataset",
    about: [{ "@type": "Protein", name: "AKT1", sameAs: "https://www.uniprot.org/uniprotkb/P31749" }],
    variableMeasured: [
      {
        name: "IHC-P M",
        value: "validated genetic",
        description: "2 for, 1 against, 0 open",
        measurementTechnique: "http://purl.obolibrary.org/obo/ECO_0001055",
      },
      { name: "C&R H", value: "failed" },
    ],
  });
});

it("is absent without a test", () => {
  expect(evidenceDataset([], about)).toBeNull();
});
