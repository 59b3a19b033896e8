import { Parser } from "htmlparser2";
import type { Drawing } from "../drawings/svg";
import type { Paper } from "./paper";

type Attributes = Readonly<Record<string, string>>;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Paints a drawing (drawings/svg.ts) as vector graphics. */
export function paintDrawing(paper: Paper, { svg, width, height }: Drawing, box: Box): void {
  const scale = Math.min(box.width / width, box.height / height);
  paper.save();
  paper.translate(box.x + (box.width - width * scale) / 2, box.y + (box.height - height * scale) / 2).scale(scale);
  let label: Attributes | null = null;
  let words = "";
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === "text") {
          label = attributes;
          words = "";
        } else if (name !== "g" && name !== "svg" && name !== "title") paintShape(paper, name, attributes);
      },
      ontext(text) {
        if (label) words += text;
      },
      onclosetag(name) {
        if (name !== "text" || !label) return;
        paintLabel(paper, words, label);
        label = null;
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  paper.restore();
}

const number = (attributes: Attributes, name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);

function paintShape(paper: Paper, name: string, attributes: Attributes): void {
  const value = (key: string) => number(attributes, key);
  switch (name) {
    case "rect": {
      const radius = Math.min(value("rx"), value("height") / 2, value("width") / 2);
      if (radius > 0) paper.roundedRect(value("x"), value("y"), value("width"), value("height"), radius);
      else paper.rect(value("x"), value("y"), value("width"), value("height"));
      break;
    }
    case "circle":
      paper.circle(value("cx"), value("cy"), value("r"));
      break;
    case "line":
      paper.moveTo(value("x1"), value("y1")).lineTo(value("x2"), value("y2"));
      break;
    case "path":
      paper.path(attributes.d ?? "");
      break;
    default:
      throw new Error(`Drawing: no way to paint <${name}>`);
  }
  finishShape(paper, name, attributes);
}

function finishShape(paper: Paper, name: string, attributes: Attributes): void {
  const { stroke = "none" } = attributes;
  const fill = attributes.fill ?? (name === "line" ? "none" : "#000000");
  const opacity = number(attributes, "opacity", 1);
  paper.opacity(opacity);
  paper.lineWidth(number(attributes, "stroke-width", 1));
  const dashes = attributes["stroke-dasharray"]?.split(/[\s,]+/u).map(Number);
  if (dashes && dashes.length > 1) paper.dash(dashes[0] ?? 1, { space: dashes[1] });
  if (fill !== "none" && stroke !== "none") paper.fillAndStroke(fill, stroke);
  else if (stroke !== "none") paper.stroke(stroke);
  else paper.fill(fill === "none" ? "#000000" : fill);
  if (dashes) paper.undash();
  paper.opacity(1);
}

/** Labels are vertically centred on their line, as in the drawings. */
function paintLabel(paper: Paper, words: string, attributes: Attributes): void {
  const size = number(attributes, "font-size", 14);
  const weight = number(attributes, "font-weight", 400);
  paper
    .font(weight >= 600 ? "bold" : "regular")
    .fontSize(size)
    .fillColor(attributes.fill ?? "#000000");
  const width = paper.widthOfString(words);
  const anchor = attributes["text-anchor"] ?? "start";
  const x = number(attributes, "x") - (anchor === "middle" ? width / 2 : anchor === "end" ? width : 0);
  paper.text(words, x, number(attributes, "y") - size * 0.35, { lineBreak: false, baseline: "hanging" });
}
