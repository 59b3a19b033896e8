/** Sentences on usage, testing and missing reagents, which depend on a product's type and applications. */
import type { ProductAttributes } from "@contracts/catalogue/catalogue";
import type { ProductPlan } from "../plan/types";
import { acidityOf } from "./buffer-acidity";
import type { PlanIndex } from "./relations";

type NotIncluded = ProductAttributes["reagentsNotIncluded"];

export function directions(plan: ProductPlan): string | null {
  switch (plan.productType) {
    case "Recombinant Protein":
      return "Spin the vial before opening. Reconstitute in sterile water or PBS with 0.1% BSA to at least 20 µg/ml, mix gently and let stand for 10 minutes.";
    case "Small Molecule":
      return "Dissolve in DMSO to a stock of 10 mM and dilute in medium to the working concentration; keep DMSO below 0.1%.";
    case "ELISA Kit":
      return "Bring all components to room temperature before use and prepare only as many strips as needed.";
    case "Matched Pair":
      return "Coat plates with the capture antibody and titrate the detection antibody against it; pairs carry no carrier protein and can be labeled.";
    case "PTM Scan":
      return "Digest at least 10 mg of protein for each enrichment, desalt the peptides and keep everything on ice while peptides bind to the beads.";
    case "Kit":
      if (plan.extract)
        return "The extracts are in SDS sample buffer: heat to 95 °C for 5 minutes and load 15 µl per lane, beside your own samples.";
      return plan.antigen ? "Antibodies of a kit are used one blot each, at the dilution on their own page." : null;
    default:
      return antibodyDirections(plan);
  }
}

function antibodyDirections({ clone, formulation, label, applications }: ProductPlan): string | null {
  if (!clone) return null;
  if (formulation === "carrier-free")
    return "Label or immobilize the antibody as it comes: no BSA, gelatin, glycerol or azide has to be removed first. Determine the best amount in your own assay.";
  if (label)
    return "Keep the conjugate in the dark at every step, spin it briefly before use and dilute only what is used on the same day.";
  const blots = applications.includes("WB")
    ? "For blots, incubate the membrane in TBST with 5% BSA overnight at 4 °C. "
    : "";
  return `${blots}Dilute the antibody on the day of use, and compare neighboring dilutions when cells, fixation or detection differ from those of the protocol.`;
}

export function qualityControl(plan: ProductPlan): string | null {
  switch (plan.productType) {
    case "Service":
      return null;
    case "Buffer":
      return acidityOf(plan.name) === null
        ? "Every lot is examined by eye and used beside the previous one in the protocol it is made for."
        : "pH, conductivity and absence of particles are checked in every lot, and each lot is used beside the previous one in the protocol it is made for.";
    case "Small Molecule":
      return "Identity is confirmed by mass spectrometry and NMR, purity by HPLC, and activity in cells by the change of a phosphorylation site downstream of the target.";
    case "Recombinant Protein":
      return "Purity is judged on a stained gel, endotoxin by the LAL test, and activity in a cell-based assay against the previous lot.";
    case "ELISA Kit":
      return "Signal, background and dilution linearity of every lot are measured on extracts of treated and untreated cells; a lot passes within 20% of the reference lot.";
    case "Kit":
    case "PTM Scan":
      return "Components are tested one by one and then together, in the protocol of the kit, before a lot is released.";
    case "Secondary Antibody":
      return "Every lot is tested beside the previous one at the stated dilutions, with and without a primary antibody of the animal.";
    default:
      return plan.clone
        ? "Every lot is tested side by side with the previous one, at the stated dilution and in each application listed, on treated and untreated extracts where the target responds."
        : null;
  }
}

const sold: Readonly<Record<string, string>> = {
  lysis: "9803",
  diluent: "8112",
  detection: "64509",
  immunofluorescence: "47140",
};

/** Reagents that the product's protocols require but the product does not include. */
export function reagentsNotIncluded(plan: ProductPlan, index: PlanIndex): NotIncluded {
  const own = (name: string, of: keyof typeof sold): NotIncluded[number] => {
    const key = sold[of] ?? "";
    return { name, key: index.byKey.has(key) && key !== plan.key ? key : null };
  };
  const other = (name: string): NotIncluded[number] => ({ name, key: null });
  switch (plan.productType) {
    case "ELISA Kit":
      return [
        own("Cell lysis buffer", "lysis"),
        other("Protease and phosphatase inhibitors"),
        other("Plate reader for 450 nm"),
        other("Deionized water"),
      ];
    case "Matched Pair":
      return [
        other("96-well plates of high protein binding"),
        other("Streptavidin-HRP and TMB substrate"),
        other("Blocking and wash buffers"),
      ];
    case "PTM Scan":
      return [
        other("Urea lysis buffer, prepared fresh"),
        other("Trypsin of sequencing grade"),
        other("C18 columns for desalting"),
        other("Liquid chromatography with tandem mass spectrometry"),
      ];
    case "Kit":
      return plan.extract ? [] : kitNeeds(plan, own, other);
    default:
      return [];
  }
}

function kitNeeds(
  { key, applications, components = [] }: ProductPlan,
  own: (name: string, of: keyof typeof sold) => NotIncluded[number],
  other: (name: string) => NotIncluded[number],
): NotIncluded {
  if (applications.includes("IF-IC"))
    return [other("Coverslips and slides"), other("Primary and secondary antibodies")];
  if (applications.includes("IHC-P")) return [own("Antibody diluent", "diluent"), other("Unmasking buffer")];
  if (!applications.includes("WB")) return [];
  const holdsDetection = key === sold.detection || components.includes(sold.detection ?? "");
  return [
    own("Cell lysis buffer", "lysis"),
    ...(holdsDetection ? [] : [own("HRP-linked secondary antibody and substrate", "detection")]),
    other("Nitrocellulose membrane and transfer buffer"),
    other("BSA and nonfat dry milk for blocking"),
  ];
}
