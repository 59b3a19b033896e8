import { Parser } from "htmlparser2";
import type { Drawing } from "../drawings/svg";
import type { PdfDocument } from "./pdf-document";

type Attributes = Readonly<Record<string, string>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paints a drawing (drawings/svg.ts) as vector graphics. */
export function paintDrawing(pdf: PdfDocument, { svg, width, height }: Drawing, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  pdf.save();
  pdf.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2).scale(scale);
  let label: Attributes | null = null;
  let words = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "text") {
          label = attributes;
          words = "";
        } else if (name !== "g" && name !== "svg" && name !== "title") paintShape(pdf, name, attributes);
      },
      ontext(text) {
        if (label) words += text;
      },
      onclosetag(name) {
        if (name !== "text" || !label) return;
        paintLabel(pdf, words, label);
        label = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  pdf.restore();
}

const number = (attributes: Attributes, name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);

function paintShape(pdf: PdfDocument, name: string, attributes: Attributes): void {
  const value = (key: string) => number(attributes, key);
  switch (name) {
    case "rect": {
      const radius = Math.min(value("rx"), value("height") / 2, value("width") / 2);
      if (radius > 0) pdf.roundedRect(value("x"), value("y"), value("width"), value("height"), radius);
      else pdf.rect(value("x"), value("y"), value("width"), value("height"));
      break;
    }
    case "circle":
      pdf.circle(value("cx"), value("cy"), value("r"));
      break;
    case "line":
      pdf.moveTo(value("x1"), value("y1")).lineTo(value("x2"), value("y2"));
      break;
    case "path":
      pdf.path(attributes.d ?? "");
      break;
    default:
      throw new Error(`Drawing: no way to paint <${name}>`);
  }
  finishShape(pdf, name, attributes);
}

function finishShape(pdf: PdfDocument, name: string, attributes: Attributes): void {
  const { stroke = "none" } = attributes;
  const fill = attributes.fill ?? (name === "line" ? "none" : "#000000");
  const opacity = number(attributes, "opacity", 1);
  pdf.opacity(opacity);
  pdf.lineWidth(number(attributes, "stroke-width", 1));
  const dashes = attributes["stroke-dasharray"]?.split(/[\s,]+/u).map(Number);
  if (dashes && dashes.length > 1) pdf.dash(dashes[0] ?? 1, { space: dashes[1] });
  if (fill !== "none" && stroke !== "none") pdf.fillAndStroke(fill, stroke);
  else if (stroke !== "none") pdf.stroke(stroke);
  else pdf.fill(fill === "none" ? "#000000" : fill);
  if (dashes) pdf.undash();
  pdf.opacity(1);
}

/** Labels are vertically centered on their line, as in the drawings. */
function paintLabel(pdf: PdfDocument, words: string, attributes: Attributes): void {
  const size = number(attributes, "font-size", 14);
  const weight = number(attributes, "font-weight", 400);
  pdf
    .font(weight >= 600 ? "bold" : "regular")
    .fontSize(size)
    .fillColor(attributes.fill ?? "#000000");
  const width = pdf.widthOfString(words);
  const anchor = attributes["text-anchor"] ?? "start";
  const x = number(attributes, "x") - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  pdf.text(words, x, number(attributes, "y") - size * 0.35, { lineBreak: false, baseline: "hanging" });
}
