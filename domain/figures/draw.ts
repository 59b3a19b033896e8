/** Draws a registered figure. Deterministic: the same record always gives the same bytes. */
import type { Drawing } from "@contracts/catalogue/images";
import { drawChip, drawDoseCurve, drawFlow, drawSpectrum } from "./plots";
import { drawSchematic } from "./schematic";
import { drawFluorescence, drawIhc } from "./tissue";
import { drawTracks } from "./tracks";
import { drawWesternBlot } from "./western-blot";

/** Increase when drawings change for the same record; part of every ETag. */
export const drawingVersion = 3;

interface DrawnFigure {
  readonly drawing: Drawing;
  readonly seed: number;
  readonly width: number;
  readonly height: number;
}

/** @returns SVG text of at most 12 KB */
export function drawFigure({ drawing, seed, width, height }: DrawnFigure): string {
  switch (drawing.kind) {
    case "western-blot":
      return drawWesternBlot(drawing.params, seed, width, height);
    case "ihc":
      return drawIhc(drawing.params, seed, width, height);
    case "if":
      return drawFluorescence(drawing.params, seed, width, height);
    case "flow":
      return drawFlow(drawing.params, seed, width, height);
    case "chip":
      return drawChip(drawing.params, seed, width, height);
    case "tracks":
      return drawTracks(drawing.params, seed, width, height);
    case "elisa":
      return drawDoseCurve(drawing.params, seed, width, height);
    case "structure":
      return drawSchematic(drawing.params, seed, width, height);
    case "spectrum":
      return drawSpectrum(drawing.params, seed, width, height);
    default:
      return drawing satisfies never;
  }
}

/** The drawing at another width, in CSS pixels. */
export function scaledTo(svg: string, width: number, figure: Pick<DrawnFigure, "width" | "height">): string {
  const height = Math.max(1, Math.round((figure.height * width) / figure.width));
  return svg.replace(/ width="[0-9.]+" height="[0-9.]+" role="img"/, ` width="${width}" height="${height}" role="img"`);
}

/**
 * The drawing as a thumbnail: without grain and without texts, which are illegible at that size and slow to lay out on
 * a phone. The line that marks a demonstration figure stays.
 */
export const thumbnailOf = (svg: string): string =>
  svg.replace(/<text\b(?! class="n r")[^>]*>.*?<\/text>/gs, "").replace(/<rect [^>]*filter="url\(#g\)"[^>]*\/>/g, "");
