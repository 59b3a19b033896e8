import type { NodeKind } from "@domain/pathways/legend-signs";
import { colors, group, label, line, path, rect } from "./svg";

const frame = { fill: "#ffffff", "stroke-width": 1.6 } as const;

/** Outline of a kind of node, recognizable without color. */
function outline(kind: NodeKind, x: number, y: number, width: number, height: number): string {
  const left = x - width / 2;
  const top = y - height / 2;
  switch (kind) {
    case "receptor":
      return group(
        {},
        rect(left, top, width, height, { ...frame, rx: 3, stroke: colors.action, "stroke-width": 2.6 }),
        line(x - 6, top + height, x - 6, top + height + 16, { stroke: colors.action, "stroke-width": 3 }),
        line(x + 6, top + height, x + 6, top + height + 16, { stroke: colors.action, "stroke-width": 3 }),
      );
    case "kinase":
      return rect(left, top, width, height, { ...frame, rx: height / 2, stroke: colors.fitc });
    case "phosphatase":
      return path(
        `M${left + 12} ${top}H${left + width - 12}L${left + width} ${y}L${left + width - 12} ${top + height}H${left + 12}L${left} ${y}Z`,
        { ...frame, stroke: colors.dab },
      );
    case "transcription":
      return path(`M${left + 12} ${top}H${left + width}L${left + width - 12} ${top + height}H${left}Z`, {
        ...frame,
        stroke: colors.hematoxylin,
      });
    case "adaptor":
      return rect(left, top, width, height, { ...frame, stroke: colors.inkSoft, "stroke-dasharray": "5 3" });
    case "lipid":
      return rect(left, top, width, height, { ...frame, rx: height / 2, stroke: colors.dapi, fill: colors.sunken });
    case "effector":
      return rect(left, top, width, height, { ...frame, rx: 6, stroke: colors.ink });
    case "process":
      return line(left + 6, top + height - 2, left + width - 6, top + height - 2, { stroke: colors.line });
  }
}

/** A node with its name; long two-word names use two lines. */
export function shapeOf(kind: NodeKind, x: number, y: number, width: number, height: number, name: string): string {
  const attributes = { "font-size": 14, "font-weight": kind === "process" ? 400 : 600 };
  const space = name.length > 15 ? name.lastIndexOf(" ", Math.ceil(name.length / 2) + 2) : -1;
  const words =
    space > 0
      ? [
          label(x, y - 8, name.slice(0, space), { ...attributes, "font-size": 12.5 }),
          label(x, y + 7, name.slice(space + 1), { ...attributes, "font-size": 12.5 }),
        ]
      : [label(x, y, name, attributes)];
  return group({}, outline(kind, x, y, width, height), ...words);
}
