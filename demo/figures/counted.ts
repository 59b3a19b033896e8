/** Figures with numbers: flow cytometry, enrichment of chromatin or RNA, and plate assays. */
import type { Drawing } from "@contracts/catalogue/images";
import type { ApplicationCode, Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import { createRandom, type Random } from "../random";
import { strongest } from "./blots";
import { chromatinCaption, coatedPlateCaption, coverageCaption, flowCaption } from "./captions/counted";
import { cellMaterial } from "./material";
import { drawnLabel, hostIgg, type Sketch } from "./sketch";

type Population = Extract<Drawing, { kind: "flow" }>["params"]["populations"][number];

export function histogram(plan: ProductPlan, code: "FC-FP" | "FC-L"): Sketch | null {
  const random = createRandom("figure", plan.key, code);
  const material = cellMaterial(plan, random, 1);
  if (!material) return null;
  const { shown, stimulus } = material;
  const label = drawnLabel(plan);
  const bright = 2.5 + random.next();
  const isotype: Population = { label: "isotype control", mean: 1.1, spread: 0.22 };
  const [untreated, treated] = stimulus?.effect === "decrease" ? [bright, 1.5] : [1.5, bright];
  const populations: Population[] = stimulus
    ? [isotype, { label: "untreated", mean: untreated, spread: 0.26 }, { label: "treated", mean: treated, spread: 0.3 }]
    : [isotype, { label, mean: bright, spread: 0.3 }];
  return {
    figureType: code,
    drawing: { kind: "flow", params: { axis: label, populations } },
    caption: flowCaption(plan, {
      cells: shown[0].text,
      isLive: code === "FC-L",
      treatment: stimulus?.treatment ?? null,
    }),
    size: [480, 400],
    shown,
  };
}

/** Genes of silent chromatin; all other loci are genes that most cells express. */
const repressive = new Set(["EZH2", "SUZ12", "EED", "BMI1", "RNF2", "CBX5", "SUV39H1", "TRIM28", "EHMT2"]);

function lociOf(plan: ProductPlan, mouse: boolean): readonly { readonly name: string; readonly enriched: boolean }[] {
  const code = plan.modification?.code ?? "";
  const silent = code === "meLys9" || code === "meLys27" || repressive.has(plan.antigen?.id ?? "");
  const [active, quiet] = mouse
    ? [
        ["Gapdh", "Rpl30", "Myc"],
        ["Hoxa1", "Hoxd10"],
      ]
    : [
        ["GAPDH", "RPL30", "MYC"],
        ["HOXA1", "HOXD10"],
      ];
  return [
    ...(active ?? []).map((name) => ({ name, enriched: !silent })),
    ...(quiet ?? []).map((name) => ({ name, enriched: silent })),
  ];
}

const percent = (random: Random, enriched: boolean) =>
  enriched ? Math.round((0.9 + random.next() * 4) * 100) / 100 : Math.round((0.03 + random.next() * 0.05) * 100) / 100;

export function chromatinPcr(plan: ProductPlan): Sketch | null {
  const random = createRandom("figure", plan.key, "ChIP");
  const material = cellMaterial(plan, random, 1);
  if (!material) return null;
  const loci = lociOf(plan, !plan.species.includes("H")).map(({ name, enriched }) => ({
    label: name,
    percent: percent(random, enriched),
  }));
  return {
    figureType: "ChIP",
    drawing: { kind: "chip", params: { target: drawnLabel(plan), loci } },
    caption: chromatinCaption(plan, strongest(material)),
    size: [480, 380],
    shown: material.shown,
  };
}

const sequenced: Readonly<Partial<Record<ApplicationCode, Names>>> = {
  "ChIP-seq": {
    en: "Chromatin immunoprecipitation and sequencing",
    ja: "クロマチン免疫沈降シーケンス",
    zh: "染色质免疫沉淀测序",
  },
  "C&R": { en: "CUT&RUN", ja: "CUT&RUN", zh: "CUT&RUN" },
  "C&T": { en: "CUT&Tag", ja: "CUT&Tag", zh: "CUT&Tag" },
  eCLIP: { en: "eCLIP", ja: "eCLIP", zh: "eCLIP" },
};

/** Coverage plot for an enrichment that is measured by sequencing. */
export function coverage(plan: ProductPlan, code: ApplicationCode): Sketch | null {
  const method = sequenced[code];
  const random = createRandom("figure", plan.key, code);
  const material = cellMaterial(plan, random, 1);
  if (!method || !material) return null;
  const loci = lociOf(plan, !plan.species.includes("H")).slice(1, 4);
  const genes = loci.map(({ name }) => name);
  const step = 1 / loci.length;
  const peaks = loci.flatMap(({ enriched }, index) =>
    enriched
      ? [
          { at: step * (index + 0.16), wide: 0.012 + random.next() * 0.01, high: 0.55 + random.next() * 0.4 },
          { at: step * (index + 0.55), wide: 0.02 + random.next() * 0.02, high: 0.1 + random.next() * 0.25 },
        ]
      : [],
  );
  return {
    figureType: code,
    drawing: {
      kind: "tracks",
      params: {
        genes,
        tracks: [
          { label: drawnLabel(plan), peaks },
          { label: hostIgg(plan), peaks: [] },
        ],
      },
    },
    caption: coverageCaption(plan, { method, sample: strongest(material), genes }),
    size: [600, 320],
    shown: material.shown,
  };
}

/** A plate coated with the recombinant protein, for an antibody that is sold for plate assays. */
export function coatedPlate(plan: ProductPlan): Sketch | null {
  if (!plan.antigen) return null;
  const random = createRandom("figure", plan.key, "ELISA");
  const species = plan.species.includes("H") ? "H" : "M";
  return {
    figureType: "ELISA",
    drawing: {
      kind: "elisa",
      params: {
        x: "antibody (ng/ml), log10",
        y: "absorbance 450 nm",
        midpoint: 1 + random.next() * 0.8,
        slope: 1.3,
        top: 2.8,
      },
    },
    caption: coatedPlateCaption(plan, species, plan.antigen.display),
    size: [480, 380],
  };
}
