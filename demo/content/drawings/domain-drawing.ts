import type { Fold, ProteinDomain } from "../kinds/domains";
import { colors, type Drawing, drawing, group, label, line, path, rect } from "./svg";

const step = 92;

function strand(x: number, y: number, up: boolean): string {
  const tip = up ? y - 70 : y + 70;
  const base = up ? y + 70 : y - 70;
  const neck = up ? tip + 26 : tip - 26;
  return path(`M${x - 10} ${base}V${neck}H${x - 20}L${x} ${tip}L${x + 20} ${neck}H${x + 10}V${base}Z`, {
    fill: "#ffffff",
    stroke: colors.dapi,
    "stroke-width": 1.8,
  });
}

function helix(x: number, y: number): string {
  return group(
    {},
    rect(x - 17, y - 62, 34, 124, { rx: 17, fill: "#ffffff", stroke: colors.hematoxylin, "stroke-width": 1.8 }),
    ...[-36, -12, 12, 36].map((offset) =>
      line(x - 17, y + offset + 8, x + 17, y + offset - 8, { stroke: colors.hematoxylin }),
    ),
  );
}

/** Topology of a fold: strands as arrows, helices as cylinders, joined in the order of the chain. */
function topology(id: string, title: string, fold: Fold): Drawing {
  const width = fold.length * step + 40;
  const y = 130;
  const parts = fold.map((kind, index) => {
    const x = 20 + step * (index + 0.5);
    return kind === "strand" ? strand(x, y, index % 2 === 0) : helix(x, y);
  });
  const loops = fold.slice(1).map((_, index) => {
    const from = 20 + step * (index + 0.5);
    const to = from + step;
    const above = index % 2 === 0;
    const edge = above ? y - 74 : y + 74;
    const bend = above ? y - 112 : y + 112;
    return path(`M${from} ${edge}C${from} ${bend} ${to} ${bend} ${to} ${edge}`, {
      fill: "none",
      stroke: colors.inkSoft,
      "stroke-width": 1.4,
    });
  });
  const ends = [
    label(20 + step * 0.5, y + 106, "N", { fill: colors.inkSoft }),
    label(20 + step * (fold.length - 0.5), y + (fold.length % 2 === 0 ? 106 : -106), "C", { fill: colors.inkSoft }),
  ];
  return drawing(id, title, width, 260, [...loops, ...parts, ...ends]);
}

/** The domain with its ligand: a body with a pocket, and the ligand above it. */
function pocket(id: string, title: string, ligand: string): Drawing {
  return drawing(id, title, 480, 260, [
    path(
      "M60 150C60 90 130 100 190 108C206 110 208 150 240 150C272 150 274 110 290 108C350 100 420 90 420 150C420 214 340 236 240 236C140 236 60 214 60 150Z",
      {
        fill: "#ffffff",
        stroke: colors.action,
        "stroke-width": 2,
      },
    ),
    line(60, 62, 420, 62, { stroke: colors.dab, "stroke-width": 2 }),
    line(240, 62, 240, 112, { stroke: colors.dab, "stroke-width": 2 }),
    rect(222, 110, 36, 26, { rx: 13, fill: colors.dab }),
    label(240, 123, ligand, { fill: "#ffffff", "font-size": ligand.length > 3 ? 11 : 13, "font-weight": 600 }),
    label(240, 196, title, { "font-size": 16, "font-weight": 600, fill: colors.action }),
  ]);
}

/** Protein chains with their domains, to scale. */
function chain(id: string, chainOf: ProteinDomain["chains"][number], highlight: readonly string[]): Drawing {
  const width = 640;
  const scale = (width - 200) / chainOf.length;
  const at = (residue: number) => 130 + residue * scale;
  return drawing(id, chainOf.protein, width, 90, [
    label(16, 45, chainOf.protein, { "text-anchor": "start", "font-weight": 600 }),
    line(at(0), 45, at(chainOf.length), 45, { stroke: colors.line, "stroke-width": 3 }),
    label(at(chainOf.length) + 10, 45, String(chainOf.length), {
      "text-anchor": "start",
      fill: colors.inkSoft,
      "font-size": 12,
    }),
    ...chainOf.domains.flatMap(([name, from, to]) => {
      const marked = highlight.includes(name);
      const extent = Math.max(24, (to - from) * scale);
      return [
        rect(at(from), 28, extent, 34, {
          rx: 6,
          fill: marked ? colors.action : "#ffffff",
          stroke: marked ? colors.action : colors.inkSoft,
          "stroke-width": 1.5,
        }),
        label(at(from) + extent / 2, 45, name, { "font-size": 12, fill: marked ? "#ffffff" : colors.ink }),
      ];
    }),
  ]);
}

const details: Record<string, { readonly ligand: string; readonly names: readonly string[] }> = {
  "sh2-domain": { ligand: "pY", names: ["SH2"] },
  "ph-domain": { ligand: "PIP3", names: ["PH"] },
  "sh3-domain": { ligand: "PxxP", names: ["SH3"] },
  "ptb-domain": { ligand: "NPxY", names: ["PTB"] },
  "pdz-domain": { ligand: "COOH", names: ["PDZ"] },
  "ww-domain": { ligand: "PPxY", names: ["WW"] },
  chromodomain: { ligand: "Kme3", names: ["Chromo"] },
  bromodomain: { ligand: "Kac", names: ["BD", "BD1", "BD2"] },
};

export function domainDrawingIds(domain: ProteinDomain) {
  return {
    image: `domain-${domain.slug}`,
    structure: `domain-${domain.slug}-structure`,
    chains: domain.chains.map((one) => `domain-${domain.slug}-${one.protein.toLowerCase()}`),
  };
}

export function domainDrawings(domain: ProteinDomain): Drawing[] {
  const ids = domainDrawingIds(domain);
  const { ligand, names } = details[domain.slug] ?? { ligand: "?", names: [] };
  return [
    pocket(ids.image, domain.title.en.replace(" domain", ""), ligand),
    topology(ids.structure, domain.title.en, domain.fold),
    ...domain.chains.map((one, index) => chain(ids.chains[index] ?? "", one, names)),
  ];
}
