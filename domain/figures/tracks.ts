/** Read coverage along a stretch of a genome: one line per sample, with the genes below. */
import type { DrawingParams } from "@contracts/catalogue/images";
import { createStream } from "./random";
import { footHeight, n, svgDocument, text } from "./svg";

const ink = "#2a2e35";
const colours = ["#1f66c1", "#8b9098", "#c2571a", "#2b8a57"] as const;
const points = 120;

/** Document of `width` × `height` pixels. */
export function drawTracks(params: DrawingParams<"tracks">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const { tracks, genes } = params;
  const left = 24;
  const across = width - 48;
  const genesTop = height - footHeight - 46;
  const room = (genesTop - 16) / tracks.length;
  const shapes = tracks.map(({ label, peaks }, index) => {
    const base = 12 + room * (index + 1) - 8;
    const tall = room - 30;
    const line = Array.from({ length: points + 1 }, (_, at) => {
      const place = at / points;
      const covered = peaks.reduce(
        (sum, peak) => sum + peak.high * Math.exp(-(((place - peak.at) / Math.max(0.004, peak.wide)) ** 2)),
        0,
      );
      const share = Math.min(1, covered * (1 + stream.normal() * 0.04) + stream.next() * 0.025);
      return `L${n(left + place * across)} ${n(base - share * tall)}`;
    });
    const colour = colours[index % colours.length] ?? ink;
    return `<path d="M${n(left)} ${n(base)}${line.join("")}L${n(left + across)} ${n(base)}Z" fill="${colour}"/>${text(left, base - tall - 6, label, "s")}`;
  });
  const step = across / genes.length;
  const bodies = genes.map((gene, index) => {
    const x = left + step * index + step * 0.1;
    const y = genesTop + 10;
    return `<path d="M${n(x)} ${n(y)}h${n(step * 0.8)}" stroke="${ink}"/><path d="M${n(x)} ${n(y - 4)}h${n(step * 0.12)}v8h-${n(step * 0.12)}zM${n(x + step * 0.5)} ${n(y - 4)}h${n(step * 0.1)}v8h-${n(step * 0.1)}z" fill="${ink}"/>${text(x, y + 20, gene, "s")}`;
  });
  return svgDocument(
    { width, height, title: `Read coverage at ${genes.join(", ")}`, background: "#fdfdfc", ink },
    shapes.join("") + bodies.join(""),
  );
}
