/** Sentences of a product page, composed from facts so that different facts never produce the same text. */

import { applicationNames } from "@domain/vocabulary/names";
import { expressionOf } from "../evidence/expression";
import { listed } from "../evidence/samples";
import type { ProductPlan } from "../plan/types";
import { antigenLabel } from "../targets/antigen-label";
import type { Antigen, Place } from "../targets/table";
import { immunogen } from "./immunogens";
import { withoutAzide } from "./safety";
import { observedBands } from "./weights";

const placeTexts: Readonly<Record<Place, string>> = {
  adhesion: "sites of cell-matrix adhesion", centrosome: "centrosomes", cilium: "the primary cilium", cytoplasm: "the cytoplasm",
  cytoskeleton: "the cytoskeleton", endosome: "endosomes", er: "the endoplasmic reticulum", golgi: "the Golgi apparatus",
  junction: "cell-cell junctions", lysosome: "lysosomes", membrane: "the plasma membrane", mitochondria: "mitochondria",
  nucleus: "the nucleus", secreted: "the secretory pathway and the extracellular space", synapse: "synapses",
}; // biome-ignore format: a map of words

const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Other names of an antigen, without the one that product names show in another spelling. */
export function otherNames({ display, genes }: Antigen): string[] {
  const seen = new Set([display, ...display.split(/[/(),]/)].map(plain));
  return genes
    .flatMap(({ aliases }) => aliases)
    .filter((alias) => {
      const isNew = !seen.has(plain(alias));
      seen.add(plain(alias));
      return isNew;
    });
}

export function background(plan: ProductPlan): string | null {
  const { antigen } = plan;
  if (!antigen) return null;
  const aliases = otherNames(antigen).slice(0, 3);
  const known = aliases.length > 0 ? `, also known as ${listed(aliases)},` : "";
  const genes =
    antigen.genes.length > 1 ? ` It is encoded by the genes ${listed(antigen.genes.map((gene) => gene.symbol))}.` : "";
  const where = ` The protein is found mainly in ${placeTexts[antigen.place]}${migration(plan)}.`;
  const sites = antigen.modifications.map((modification) => modification.residue);
  const modified = plan.modification
    ? ` ${modificationText(antigen, plan)}`
    : sites.length > 0
      ? ` Its modification at ${listed(sites.slice(0, 4))} is followed in many studies.`
      : "";
  return `${antigen.display}${known} ${antigen.text}.${genes}${where}${modified}`;
}

/** Residues of a recombinant chain, or the apparent weight of an antibody's target on a blot; otherwise empty. */
function migration(plan: ProductPlan): string {
  if (plan.chain)
    return `; the mature ${plan.chain.species === "H" ? "human" : "mouse"} chain is residues ${plan.chain.from}–${plan.chain.to} of the precursor`;
  return plan.clone ? ` and migrates at about ${listed(observedBands(plan).map(String))} kDa` : "";
}

function modificationText(antigen: Antigen, plan: ProductPlan): string {
  const residue = plan.modification?.residue ?? "";
  switch (plan.modification?.kind) {
    case "phospho":
      return `Phosphorylation of ${antigen.display} at ${residue} changes with the activity of the pathways that act on it, which makes this site a convenient readout.`;
    case "acetyl":
      return `Acetylation of ${antigen.display} at ${residue} depends on the balance of acetyltransferases and deacetylases.`;
    case "methyl":
      return `Methylation of ${antigen.display} at ${residue} is written and erased by dedicated enzymes and marks distinct states of chromatin.`;
    default:
      return `Cleavage of ${antigen.display} next to ${residue} creates a new end that an antibody can recognize.`;
  }
}

/**
 * Expression level at which the antibody is shown to work, from the expression in its samples; "" without an antibody
 * or target.
 */
export function sensitivity({ antigen, clone, tag }: ProductPlan): "Endogenous" | "Transfected Only" | "" {
  if (!clone || (!antigen && !tag)) return "";
  return antigen && expressionOf(antigen).basis === "endogenous" ? "Endogenous" : "Transfected Only";
}

export function specificity(plan: ProductPlan): string | null {
  const { antigen, modification, clone, tag } = plan;
  if (tag)
    return `${plan.name} recognizes proteins that carry the ${tag.name} tag at the amino or the carboxy terminus.`;
  if (!antigen || !clone) return null;
  const level = sensitivity(plan) === "Endogenous" ? "endogenous levels of" : "transfected";
  if (!modification) return `${plan.name} recognizes ${level} total ${antigen.display} protein.`;
  const only = {
    phospho: `only when phosphorylated at ${modification.residue}`,
    acetyl: `only when acetylated at ${modification.residue}`,
    methyl: `only when tri-methylated at ${modification.residue}`,
    cleaved: `only when cleaved at ${modification.residue}; it does not recognize the full-length protein`,
  }[modification.kind];
  return `${plan.name} recognizes ${level} ${antigen.display} ${only}.`;
}

export function source(plan: ProductPlan): string | null {
  const { clone } = plan;
  if (plan.chain)
    return `Expressed in ${plan.chain.expression_host} with an N-terminal 6xHis tag and purified by chromatography on nickel.`;
  const antigen = immunogen(plan);
  if (!antigen || !clone) return null;
  if (clone.id)
    return `Monoclonal antibody is produced by immunizing animals with a ${antigen}${clone.recombinant ? " and expressed as a recombinant protein" : ""}.`;
  return `Polyclonal antibodies are produced by immunizing animals with a ${antigen} and purified by protein A and peptide affinity chromatography.`;
}

export function description(plan: ProductPlan): string {
  if (plan.summary) return plan.summary;
  const { antigen } = plan;
  if (!antigen) return plan.name;
  const label = antigenLabel(antigen, plan.modification);
  const methods = listed(plan.applications.map((code) => applicationNames[code].en));
  switch (plan.productType) {
    case "Recombinant Protein":
      return `Recombinant ${plan.chain?.species === "M" ? "mouse" : "human"} ${antigen.display} for cell culture; ${antigen.display} ${antigen.text}.`;
    case "ELISA Kit":
      return `Solid phase sandwich assay that measures ${label} in ${!plan.modification && antigen.place === "secreted" ? "culture supernatants" : "cell extracts"}.`;
    case "Matched Pair":
      return `Capture and detection antibodies against ${label}, free of BSA and azide, for plate assays of your own.`;
    case "Antibody Duet":
      return `Antibodies against ${label} and total ${antigen.display} in trial sizes.`;
    case "Kit":
      return `Antibodies that follow ${antigen.display} and its modifications, in trial sizes.`;
    default:
      return `${plan.name} for ${methods}. ${antigen.display} ${antigen.text}.`;
  }
}

export function storage(plan: ProductPlan): { readonly storage: string; readonly temperature: string } {
  if (plan.productType === "Service") return { storage: "Not applicable.", temperature: "" };
  switch (plan.formulation) {
    case "standard":
      return {
        storage:
          "Supplied in PBS (pH 7.4) with 100 µg/ml BSA, 50% glycerol and less than 0.02% sodium azide. Store at –20 °C. Do not aliquot the antibody.",
        temperature: "–20 °C",
      };
    case "carrier-free":
      return {
        storage: "Supplied in PBS (pH 7.2), free of BSA and azide. Store at –20 °C for two weeks or –80 °C for longer.",
        temperature: "–80 °C",
      };
    case "conjugate":
      if (withoutAzide(plan))
        return {
          storage:
            "Supplied in PBS (pH 7.2) with stabilizer and 50% glycerol, without sodium azide, which inhibits peroxidase. Store at –20 °C. Do not aliquot the antibody.",
          temperature: "–20 °C",
        };
      return {
        storage:
          "Supplied in PBS (pH 7.2) with stabilizer and less than 0.1% sodium azide. Store at 4 °C, protect from light, do not freeze.",
        temperature: "2–8 °C",
      };
    case "lyophilized":
      return {
        storage:
          "Lyophilized from a 0.22 µm filtered solution. Stable for 12 months at –20 °C; after reconstitution keep in aliquots at –80 °C.",
        temperature: "–20 °C",
      };
    case "solid":
      return {
        storage:
          "Supplied as a powder. Store desiccated at –20 °C, protected from light; keep solutions in aliquots at –20 °C for up to one month.",
        temperature: "–20 °C",
      };
    default:
      return {
        storage: "Store components at the temperatures on their labels.",
        temperature: "2–8 °C",
      };
  }
}
