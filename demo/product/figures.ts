/** Figures of a product: caption, size and the recipe from which the image service draws them. */
import { type Figure, imageVariants } from "@contracts/catalogue";
import { catalogueVariants, type FigureRecord, imagePath } from "@contracts/images";
import type { ProductPlan } from "../plan/types";
import { hashText } from "../random";
import { extraSketches, sketch } from "./sketches";

/** Account under which the demonstration figures are kept. */
export const demoAccount = "benchside-demo";

const demonstrationNote = "Demonstration figure, drawn from synthetic data.";

/** At most this many figures of applications, unless the plan says otherwise. */
const usualFigures = 3;

/** Records for the image service; the id changes with the recipe, so that an address never changes its picture. */
export function figureRecords(plan: ProductPlan): FigureRecord[] {
  const { antigen } = plan;
  const fromApplications = antigen ? plan.applications.flatMap((code) => sketch(plan, antigen, code) ?? []) : [];
  const sketches = [...fromApplications.slice(0, plan.figures ?? usualFigures), ...extraSketches(plan)];
  return sketches.map(({ figureType, drawing, caption, size: [width, height] }, position) => {
    const seed = hashText(`${plan.key}:${position}`);
    const recipe = hashText(JSON.stringify([drawing, seed, width, height]))
      .toString(16)
      .padStart(8, "0");
    const imageId = `${plan.key}-${position + 1}-${recipe}`;
    return {
      imageId,
      path: plan.key,
      position,
      figureType,
      caption: `${caption} ${demonstrationNote}`,
      filename: `${plan.key}_${figureType.replace(/[^A-Za-z0-9]/g, "")}_${position + 1}.svg`,
      damId: `DAM-${imageId}`,
      isProtected: false,
      width,
      height,
      seed,
      drawing,
    };
  });
}

/** The catalogue's view of a figure record. */
export function figureOf(record: FigureRecord, account: string): Figure {
  const { imageId, damId, filename, caption, figureType, isProtected, width, height } = record;
  const variants: Figure["variants"] = {};
  for (const name of imageVariants) variants[name] = imagePath(account, imageId, catalogueVariants[name]);
  return { id: imageId, damId, filename, caption, figureType, isProtected, size: { width, height }, variants };
}
