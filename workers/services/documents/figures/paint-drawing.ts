/** Paints a figure as vector graphics: sharp at every size, and only a few kilobytes. */
import type { Box, Disc, Drawing, Form, Ink, Label, Shape, Stroke } from "./drawing";
import { ellipse } from "./path-data";

type Canvas = PDFKit.PDFDocument;

/** Paints into a box of the drawing's proportions. */
export function paintDrawing(
  canvas: Canvas,
  label: (text: string, style: Label) => void,
  { width, height, marks }: Drawing,
  box: Box,
): void {
  const scale = box.width / width;
  canvas.save().translate(box.x, box.y).scale(scale);
  canvas.rect(0, 0, width, height).clip();
  for (const mark of marks) {
    canvas.save();
    if (mark.kind === "shape") paintShape(canvas, mark);
    else {
      canvas.translate(mark.x, mark.y).rotate(mark.rotation).fillOpacity(rounded(mark.opacity));
      label(mark.text, mark);
    }
    canvas.restore();
  }
  canvas.restore();
}

function paintShape(canvas: Canvas, shape: Shape): void {
  const { form, fill, stroke, blur, light, clip } = shape;
  if (clip) canvas.path(clip).clip();
  if (light) blendAdditively(canvas);
  if (stroke) setPen(canvas, stroke);
  if (blur === 0) {
    if (fill) paintArea(canvas, form, fill);
    if (stroke) paintLine(canvas, form, stroke, stroke.width);
    return;
  }
  if (fill && form.kind === "discs") softDiscs(canvas, form.discs, fill, blur);
  else if (fill) softArea(canvas, form, fill, blur);
  if (stroke) {
    for (const { away, opacity } of layers(stroke.opacity, edge))
      paintLine(canvas, form, { ...stroke, opacity }, stroke.width + 2 * away * blur);
  }
}

/** Visible share of a blurred edge by distance, in standard deviations outwards. */
const edge = [
  [1.5, 0.067],
  [0.75, 0.227],
  [0, 1],
] as const;
const wideEdge = [
  [1.5, 0.067],
  [0.9, 0.184],
  [0.3, 0.382],
  [-0.3, 0.618],
  [-0.9, 0.816],
  [-1.5, 1],
] as const;

/**
 * Opacities of stacked layers from the widest to the narrowest, so the stack has the wanted opacity at each distance.
 */
function layers(opacity: number, profile: readonly (readonly [away: number, share: number])[]) {
  let covered = 0;
  return profile.map(([away, share]) => {
    const wanted = opacity * share;
    const layer = covered >= 1 ? 0 : 1 - (1 - wanted) / (1 - covered);
    covered = wanted;
    return { away, opacity: layer };
  });
}

function softArea(canvas: Canvas, form: Form, fill: Ink, blur: number): void {
  canvas.lineJoin("round").lineCap("round");
  for (const { away, opacity } of layers(fill.opacity, edge)) {
    if (away === 0) paintArea(canvas, form, { ...fill, opacity });
    else paintLine(canvas, form, { ...fill, opacity }, 2 * away * blur);
  }
}

function softDiscs(canvas: Canvas, discs: readonly Disc[], fill: Ink, blur: number): void {
  for (const { away, opacity } of layers(fill.opacity, wideEdge)) {
    const grown = discs.map((disc) => ({ ...disc, radius: Math.max(0, disc.radius + away * blur) }));
    paintArea(canvas, { kind: "discs", discs: grown }, { ...fill, opacity });
  }
}

function paintArea(canvas: Canvas, form: Form, { color, opacity }: Ink): void {
  canvas.path(dataOf(form)).fillOpacity(rounded(opacity)).fill(color);
}

function paintLine(canvas: Canvas, form: Form, { color, opacity }: Ink, width: number): void {
  canvas.path(dataOf(form)).lineWidth(width).strokeOpacity(rounded(opacity)).stroke(color);
}

function setPen(canvas: Canvas, { cap, join, dash }: Stroke): void {
  canvas.lineCap(cap).lineJoin(join);
  const [on = 0, off = on] = dash;
  if (on > 0) canvas.dash(on, { space: off });
}

const dataOf = (form: Form): string =>
  form.kind === "path" ? form.data : form.discs.map(({ x, y, radius }) => ellipse(x, y, radius, radius)).join("");

/** Rounds to hundredths, finer than the eye can see, because every distinct opacity is an object of the file. */
const rounded = (opacity: number): number => Math.round(opacity * 100) / 100;

/** PDFKit supports opacity but not blend modes. */
function blendAdditively(canvas: Canvas): void {
  canvas.page.ext_gstates.Light = { Type: "ExtGState", BM: "Screen" };
  canvas.addContent("/Light gs");
}
