/** Figures of articles, drawn like product figures. */
import { drawFigure } from "@domain/figures/draw";
import { articleDrawing, type LongArticle } from "../kinds/articles";
import type { Drawing } from "./svg";

/** Small enough that its labels are readable on a phone. */
const [width, height] = [440, 320];

export function articleFigures(article: LongArticle): Drawing[] {
  const { figure } = article;
  if (!figure) return [];
  const svg = drawFigure({ drawing: figure.recipe, seed: figure.seed, width, height });
  return [{ id: articleDrawing(article), title: figure.alt.en, width, height, svg }];
}
