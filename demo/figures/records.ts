/** Figures of a product: caption, size and the recipe for the image service. */
import { type Figure, imageVariants } from "@contracts/catalogue/catalogue";
import { catalogueVariants, type FigureRecord, imagePath } from "@contracts/catalogue/images";
import type { TextLanguage } from "@contracts/catalogue/product-texts";
import type { Names } from "@domain/vocabulary/names";
import type { ProductPlan } from "../plan/types";
import type { PlanIndex } from "../product/relations";
import { hashText } from "../random";
import { paperSketch, productSketches } from "./product-figures";
import type { Sketch } from "./sketch";

/** Image account of the demonstration figures. */
export const demoAccount = "benchside-demo";

const demonstrationNote: Names = {
  en: " Demonstration figure, drawn from synthetic data.",
  ja: "合成データから描いたデモ用の図です。",
  zh: "演示图片，由合成数据绘制。",
};

/** Records for the image service. The id depends on the recipe, so a URL never changes its image. */
export const figureRecords = (plan: ProductPlan, index: PlanIndex): FigureRecord[] =>
  recordsOf(plan.key, productSketches(plan, index));

/** Captions in another language by figure id; `figures` are the product's records or figures, in the same order. */
export function spokenCaptions(
  plan: ProductPlan,
  index: PlanIndex,
  figures: readonly Pick<Figure, "id">[],
  language: TextLanguage,
): Record<string, string> {
  const sketches = productSketches(plan, index);
  return Object.fromEntries(
    figures.flatMap(({ id }, position): [string, string][] => {
      const caption = sketches[position]?.caption[language];
      return caption === undefined ? [] : [[id, `${caption}${demonstrationNote[language]}`]];
    }),
  );
}

/** Maximum number of papers that show a product in a figure. */
const maxCitedFigures = 6;
const citationsOfCitedFigures = 5;

/** Figures of papers that show the product, in addition to the catalogue's own. */
export function citedFigureRecords(plan: ProductPlan): FigureRecord[] {
  const { antigen, applications } = plan;
  if (!antigen || applications.length === 0 || plan.citations < citationsOfCitedFigures) return [];
  const number = Math.min(maxCitedFigures, Math.ceil(plan.citations / 8));
  const sketches = Array.from({ length: number }, (_, at) => paperSketch(plan, at)).filter((one) => one !== null);
  return recordsOf(`cited-${plan.key}`, sketches);
}

function recordsOf(path: string, sketches: readonly Sketch[]): FigureRecord[] {
  return sketches.map(({ figureType, drawing, caption, size: [width, height] }, position) => {
    const seed = hashText(`${path}:${position}`);
    const recipe = hashText(JSON.stringify([drawing, seed, width, height]))
      .toString(16)
      .padStart(8, "0");
    const imageId = `${path}-${position + 1}-${recipe}`;
    return {
      imageId,
      path,
      position,
      figureType,
      caption: `${caption.en}${demonstrationNote.en}`,
      filename: `${path}_${figureType.replace(/[^A-Za-z0-9]/g, "")}_${position + 1}.svg`,
      damId: `DAM-${imageId}`,
      isProtected: false,
      width,
      height,
      seed,
      drawing,
    };
  });
}

/** The catalogue's form of a figure record. */
export function figureOf(record: FigureRecord, account: string): Figure {
  const { imageId, damId, filename, caption, figureType, isProtected, width, height } = record;
  const variants: Figure["variants"] = {};
  for (const name of imageVariants) variants[name] = imagePath(account, imageId, catalogueVariants[name]);
  return { id: imageId, damId, filename, caption, figureType, isProtected, size: { width, height }, variants };
}
