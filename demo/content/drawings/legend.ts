import type { NodeKind } from "@domain/pathways/legend-signs";
import type { Localized } from "../locales";
import { shapeOf } from "./node-shape";
import { colors, type Drawing, drawing, drawingPerLanguage, label, line, path } from "./svg";

const kindNames: Record<NodeKind, Localized<string>> = {
  receptor: { en: "Receptor", ja: "受容体", zh: "受体" },
  kinase: { en: "Kinase", ja: "キナーゼ", zh: "激酶" },
  phosphatase: { en: "Phosphatase", ja: "ホスファターゼ", zh: "磷酸酶" },
  adaptor: { en: "Adaptor", ja: "アダプター", zh: "接头蛋白" },
  effector: { en: "Other protein", ja: "その他のタンパク質", zh: "其他蛋白" },
  transcription: { en: "Transcription", ja: "転写因子", zh: "转录因子" },
  lipid: { en: "Lipid", ja: "脂質", zh: "脂质" },
  process: { en: "Process", ja: "細胞応答", zh: "细胞过程" },
};

const effects = {
  activates: { en: "activates", ja: "活性化", zh: "激活" },
  inhibits: { en: "inhibits", ja: "抑制", zh: "抑制" },
} as const;

export const legendDrawing = drawingPerLanguage("pathway-legend");

/** Key to the shapes and lines of the pathway diagrams, in each language. */
export const legendDrawings = (): Drawing[] =>
  (["en", "ja", "zh"] as const).map((language) => {
    const kinds = Object.entries(kindNames) as [NodeKind, Localized<string>][];
    const shapes = kinds.map(([kind, name], index) =>
      shapeOf(kind, 90 + (index % 4) * 170, 44 + Math.floor(index / 4) * 70, 140, 34, name[language]),
    );
    return drawing(legendDrawing[language], effects.activates[language], 700, 210, [
      ...shapes,
      line(40, 180, 108, 180),
      path("M120 180L109 175V185Z", { fill: colors.ink }),
      label(134, 180, effects.activates[language], { "text-anchor": "start" }),
      line(300, 180, 372, 180, { stroke: colors.dab }),
      line(372, 172, 372, 188, { stroke: colors.dab, "stroke-width": 2.5 }),
      label(388, 180, effects.inhibits[language], { "text-anchor": "start" }),
    ]);
  });
