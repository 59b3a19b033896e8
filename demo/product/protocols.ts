/** Protocols of applications, written for this catalogue; a product has those of its applications. */
import type { Product } from "@contracts/catalogue/catalogue";
import type { ProductPlan } from "../plan/types";
import type { ApplicationCode } from "../vocabulary/names";

type Protocol = Product["attributes"]["protocols"][number];

interface Template {
  readonly slug: string;
  readonly title: string;
  readonly steps: readonly (readonly [title: string, ...items: string[]])[];
}

const templates: Partial<Record<ApplicationCode, Template>> = {
  WB: {
    slug: "western-blotting",
    title: "Western Blotting",
    steps: [
      [
        "Preparation of extracts",
        "Wash cells with cold PBS and lyse them in SDS sample buffer, 100 µl for a well of a 6-well plate.",
        "Shear DNA by sonication for 10 seconds, heat to 95 °C for 5 minutes, cool on ice and spin for 5 minutes.",
      ],
      [
        "Electrophoresis and transfer",
        "Load 15 µl of each sample and a prestained marker.",
        "Transfer to a nitrocellulose membrane in transfer buffer with 20% methanol.",
      ],
      [
        "Blocking and primary antibody",
        "Block the membrane in TBST with 5% nonfat dry milk for 1 hour at room temperature.",
        "Incubate with the antibody at the stated dilution in TBST with 5% BSA overnight at 4 °C with gentle shaking.",
      ],
      [
        "Detection",
        "Wash three times for 5 minutes in TBST.",
        "Incubate with the HRP-linked secondary antibody at 1:2000 for 1 hour, wash again, add substrate and expose.",
      ],
    ],
  },
  IP: {
    slug: "immunoprecipitation",
    title: "Immunoprecipitation",
    steps: [
      [
        "Lysis",
        "Lyse cells in cold cell lysis buffer with inhibitors, 0.5 ml for a 10 cm plate, and spin for 10 minutes at 14,000 x g at 4 °C.",
      ],
      [
        "Binding",
        "Add the antibody at the stated dilution to 200 µl of lysate with 1 mg/ml protein and rotate overnight at 4 °C.",
        "Add 20 µl of Protein A magnetic beads and rotate for 20 minutes at room temperature.",
      ],
      [
        "Elution",
        "Wash the beads five times in lysis buffer, resuspend in 20 µl of sample buffer, heat to 95 °C for 5 minutes and load.",
      ],
    ],
  },
  "IHC-P": {
    slug: "immunohistochemistry-paraffin",
    title: "Immunohistochemistry (Paraffin)",
    steps: [
      [
        "Deparaffinisation",
        "Pass sections through three changes of xylene for 5 minutes each, then graded ethanol, then water.",
      ],
      [
        "Unmasking",
        "Bring slides to a boil in EDTA unmasking solution and keep just below boiling for 15 minutes; cool on the bench for 30 minutes.",
      ],
      [
        "Staining",
        "Quench peroxidase in 3% hydrogen peroxide for 10 minutes, wash, and block for 1 hour.",
        "Incubate with the antibody at the stated dilution overnight at 4 °C, then with the polymer detection reagent for 30 minutes.",
        "Develop with DAB, counterstain with hematoxylin, dehydrate and mount.",
      ],
    ],
  },
  "IF-IC": {
    slug: "immunofluorescence",
    title: "Immunofluorescence (Immunocytochemistry)",
    steps: [
      [
        "Fixation",
        "Cover cells with 4% formaldehyde in PBS for 15 minutes at room temperature and rinse three times in PBS.",
      ],
      ["Blocking", "Block in PBS with 5% normal serum and 0.3% Triton X-100 for 60 minutes."],
      [
        "Staining",
        "Incubate with the antibody at the stated dilution overnight at 4 °C, wash, and incubate with a fluorescent secondary antibody for 1 hour in the dark.",
        "Mount with antifade medium that contains DAPI.",
      ],
    ],
  },
  "IF-F": {
    slug: "immunofluorescence-frozen",
    title: "Immunofluorescence (Frozen Sections)",
    steps: [
      ["Sections", "Thaw frozen sections to room temperature for 5 minutes and fix in 4% formaldehyde for 15 minutes."],
      [
        "Staining",
        "Block with 5% normal serum and 0.3% Triton X-100 for 60 minutes, then incubate with the antibody at the stated dilution overnight at 4 °C.",
        "Wash, incubate with a fluorescent secondary antibody for 1 hour in the dark, and mount.",
      ],
    ],
  },
  "FC-FP": {
    slug: "flow-cytometry-fixed",
    title: "Flow Cytometry (Fixed and Permeabilised Cells)",
    steps: [
      [
        "Fixation and permeabilisation",
        "Fix one million cells in 4% formaldehyde for 15 minutes at room temperature and wash.",
        "Add cold methanol slowly to 90% while vortexing and keep on ice for 10 minutes.",
      ],
      [
        "Staining",
        "Wash off methanol, incubate with the antibody at the stated dilution for 1 hour, wash, and incubate with a labelled secondary antibody for 30 minutes in the dark where the primary antibody has no label.",
        "Resuspend in PBS and analyse.",
      ],
    ],
  },
  "FC-L": {
    slug: "flow-cytometry-live",
    title: "Flow Cytometry (Live Cells)",
    steps: [
      [
        "Staining",
        "Block Fc receptors, then incubate one million live cells with the antibody at the stated dilution for 20 minutes on ice in the dark.",
        "Wash twice in staining buffer, add a viability dye and analyse at once.",
      ],
    ],
  },
  ChIP: {
    slug: "chromatin-ip",
    title: "Chromatin Immunoprecipitation",
    steps: [
      [
        "Cross-linking and digestion",
        "Cross-link cells in 1% formaldehyde for 10 minutes, stop with glycine and collect nuclei.",
        "Digest chromatin with micrococcal nuclease to 150 to 900 base pairs.",
      ],
      [
        "Immunoprecipitation",
        "Use 10 µg of chromatin and the stated amount of antibody for each reaction, overnight at 4 °C.",
        "Collect with Protein G magnetic beads, wash in low and high salt, elute and reverse cross-links at 65 °C.",
      ],
      ["Analysis", "Purify DNA and measure it by quantitative PCR beside 2% input."],
    ],
  },
  "C&R": {
    slug: "cut-and-run",
    title: "CUT&RUN",
    steps: [
      [
        "Binding",
        "Bind 100,000 cells to activated beads, permeabilise with digitonin and incubate with the antibody at the stated dilution for 2 hours at 4 °C.",
      ],
      [
        "Cleavage",
        "Add pAG-MNase, wash, start cleavage with calcium for 30 minutes at 4 °C, stop, and collect released DNA for PCR or sequencing.",
      ],
    ],
  },
  ELISA: {
    slug: "elisa",
    title: "Sandwich ELISA",
    steps: [
      [
        "Samples",
        "Bring microwell strips to room temperature and add 100 µl of each diluted sample; cover and incubate for 2 hours at 37 °C.",
      ],
      [
        "Detection",
        "Wash four times, add the detection antibody for 1 hour, wash, add the HRP-linked antibody for 30 minutes and wash again.",
      ],
      [
        "Reading",
        "Add substrate for 10 minutes at 37 °C, add stop solution and read absorbance at 450 nm within 30 minutes.",
      ],
    ],
  },
};

/** Applications that share another one's protocol. */
const sameAs: Partial<Record<ApplicationCode, ApplicationCode>> = { "ChIP-seq": "ChIP", "C&T": "C&R", SW: "WB" };

function templateOf(code: ApplicationCode): Template | undefined {
  return templates[sameAs[code] ?? code];
}

/** Product types used with an antibody protocol. */
const withProtocols = new Set([
  "Primary Antibody",
  "Secondary Antibody",
  "Conjugate",
  "Antibody Duet",
  "Kit",
  "ELISA Kit",
  "Matched Pair",
  "Cocktail",
]);

export function protocolIdFor(plan: ProductPlan, code: ApplicationCode): string | null {
  return withProtocols.has(plan.productType) ? (templateOf(code)?.slug ?? null) : null;
}

export function productProtocols(plan: ProductPlan): Protocol[] {
  const protocols = new Map<string, Protocol>();
  for (const code of plan.applications) {
    const id = protocolIdFor(plan, code);
    const template = templateOf(code);
    if (!id || !template || protocols.has(id)) continue;
    protocols.set(id, {
      id,
      title: template.title,
      application: sameAs[code] ?? code,
      steps: template.steps.map(([title, ...items]) => ({ title, items })),
    });
  }
  return [...protocols.values()];
}
