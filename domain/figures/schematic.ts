/** Schematic of a plate assay: its binding partners, from the surface up. */
import type { DrawingParams } from "@contracts/catalogue/images";
import { n, svgDocument, text } from "./svg";

type Layer = DrawingParams<"structure">["layers"][number];

/** An antibody as the usual Y shape. */
const antibody = (x: number, y: number, up: boolean, colour: string): string => {
  const arm = up ? -1 : 1;
  return `<path d="M${n(x)} ${n(y)}v${n(arm * 24)}l-15 ${n(arm * 18)}m15 ${n(arm * -18)}l15 ${n(arm * 18)}" fill="none" stroke="${colour}" stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/>`;
};

const names: Readonly<Record<Layer, string>> = {
  surface: "microwell plate",
  capture: "capture antibody",
  antigen: "",
  detection: "detection antibody",
  label: "",
};

export function drawSchematic(
  params: DrawingParams<"structure">,
  _seed: number,
  width: number,
  height: number,
): string {
  const { layers, target, label } = params;
  const ground = height - 62;
  const columns = [0.16, 0.34, 0.52].map((share) => width * share);
  const has = (layer: Layer) => layers.includes(layer);
  const parts: string[] = [];
  if (has("surface"))
    parts.push(`<rect x="24" y="${n(ground)}" width="${n(width * 0.62)}" height="12" rx="3" fill="#aeb4bd"/>`);
  for (const x of columns) {
    if (has("capture")) parts.push(antibody(x, ground, true, "#1f66c1"));
    if (has("antigen")) parts.push(`<circle cx="${n(x)}" cy="${n(ground - 56)}" r="15" fill="#d98a2b"/>`);
    if (has("detection")) parts.push(antibody(x, ground - 112, false, "#2b8a57"));
    if (has("label"))
      parts.push(
        `<path d="M${n(x)} ${n(ground - 132)}l4.5 9 10 1.4-7.2 7 1.7 9.8-9-4.7-9 4.7 1.7-9.8-7.2-7 10-1.4z" fill="#8a3ab9"/>`,
      );
  }
  const legend = layers.toReversed().map((layer, index) => {
    const colour = {
      surface: "#aeb4bd",
      capture: "#1f66c1",
      antigen: "#d98a2b",
      detection: "#2b8a57",
      label: "#8a3ab9",
    }[layer];
    const y = 58 + index * 30;
    const name = layer === "antigen" ? target : layer === "label" ? label : names[layer];
    return `<rect x="${n(width * 0.67)}" y="${y - 10}" width="12" height="12" rx="3" fill="${colour}"/>${text(width * 0.67 + 19, y, name.length > 19 ? `${name.slice(0, 18)}…` : name, "s")}`;
  });
  return svgDocument(
    { width, height, title: `Principle of the assay for ${target}`, background: "#fdfdfc", ink: "#2a2e35" },
    parts.join("") + legend.join(""),
  );
}
