/** Tissue stains and fluorescence: fields of cells, stained where the protein is located. */
import type { DrawingParams } from "@contracts/catalogue/images";
import { createStream, type Stream } from "./random";
import { footHeight, n, svgDocument, text } from "./svg";

interface Cell {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
  readonly squeeze: number;
}

/** Cells on a jittered grid, dense but without overlap. */
function field(stream: Stream, width: number, height: number, spacing: number): Cell[] {
  const cells: Cell[] = [];
  for (let row = 0, y = spacing * 0.4; y < height; y += spacing * 0.86, row++) {
    for (let x = (row % 2) * spacing * 0.5; x < width + spacing * 0.3; x += spacing) {
      if (stream.next() < 0.09) continue;
      cells.push({
        x: x + stream.between(-0.2, 0.2) * spacing,
        y: y + stream.between(-0.2, 0.2) * spacing,
        radius: spacing * stream.between(0.27, 0.36),
        turn: stream.between(0, 180),
        squeeze: stream.between(0.68, 1),
      });
    }
  }
  return cells;
}

/** Whole pixels suffice for soft shapes and save bytes. */
const px = (value: number): string => String(Math.round(value));

/** An ellipse as two arcs of a path, about half the bytes of its own element. */
function oval({ x, y, turn, squeeze }: Cell, radius: number): string {
  const angle = (turn * Math.PI) / 180;
  const dx = Math.cos(angle) * radius;
  const dy = Math.sin(angle) * radius;
  const arc = `a${px(radius)} ${px(radius * squeeze)} ${px(turn)} 1 0 `;
  return `M${px(x - dx)} ${px(y - dy)}${arc}${px(2 * dx)} ${px(2 * dy)}${arc}${px(-2 * dx)} ${px(-2 * dy)}`;
}

/** Paint style per location: filled areas, outlines, or short strokes with round ends. */
const paints = { nucleus: "f", cytoplasm: "f", membrane: "o", filaments: "o", mitochondria: "d", puncta: "d" } as const;

/** Path of the stained part of one cell. */
function stained(cell: Cell, place: DrawingParams<"if">["place"], stream: Stream): string {
  const { x, y, radius, turn } = cell;
  switch (place) {
    case "nucleus":
      return oval(cell, radius * 0.62);
    case "membrane":
      return oval(cell, radius * 1.28);
    case "cytoplasm":
      return oval(cell, radius * 1.26);
    case "filaments": {
      // Bundles run along the cell and part around its nucleus.
      const angle = (turn * Math.PI) / 180;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      return [-1, -0.62, 0.58, 1]
        .map((side) => {
          const offset = side * radius * stream.between(0.6, 0.95);
          const length = radius * stream.between(1, 1.7);
          const bulge = side * radius * stream.between(0.1, 0.5);
          const [sx, sy] = [x - cos * length - sin * offset, y - sin * length + cos * offset];
          return `M${px(sx)} ${px(sy)}q${px(cos * length - sin * bulge)} ${px(sin * length + cos * bulge)} ${px(2 * cos * length)} ${px(2 * sin * length)}`;
        })
        .join("");
    }
    case "mitochondria":
    case "puncta":
      return Array.from({ length: place === "mitochondria" ? 7 : 6 }, () => {
        const angle = stream.between(0, Math.PI * 2);
        const far = radius * stream.between(0.72, 1.25);
        const length = place === "mitochondria" ? stream.between(4, 9) : 0;
        return `M${px(x + Math.cos(angle) * far)} ${px(y + Math.sin(angle) * far)}l${px(Math.cos(angle * 3) * length)} ${n(Math.sin(angle * 3) * length + 0.1)}`;
      }).join("");
  }
}

/** Positive cells are brown; every nucleus has the blue counterstain. */
export function drawIhc(params: DrawingParams<"ihc">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const { tissue, place, positive, intensity } = params;
  const cells = field(
    stream,
    width,
    height,
    place === "nucleus" || place === "cytoplasm" || place === "membrane" ? 54 : 68,
  );
  // A protein of every nucleus leaves no nucleus unstained.
  const everyCell = positive === 1;
  // Otherwise positive cells are clustered: tumor nests in stroma.
  const nests = Array.from({ length: 5 }, () => ({
    x: stream.between(0, width),
    y: stream.between(0, height),
    r: stream.between(90, 190) * (0.55 + positive * 0.7),
  }));
  const inNest = ({ x, y }: Cell) => nests.some((nest) => (nest.x - x) ** 2 + (nest.y - y) ** 2 < nest.r ** 2);
  const brown: string[] = [];
  const blue: string[] = [];
  for (const cell of cells) {
    const stainedCell = everyCell || (inNest(cell) && stream.next() < 0.92);
    if (stainedCell) brown.push(stained(cell, place, stream));
    if (!(stainedCell && place === "nucleus")) blue.push(oval(cell, cell.radius * (stainedCell ? 0.56 : 0.48)));
  }
  const fibres = Array.from({ length: 16 }, () => {
    const y = stream.between(0, height);
    return `M-5 ${n(y)}q${n(width / 3)} ${n(stream.between(-40, 40))} ${n(width + 10)} ${n(stream.between(-50, 50))}`;
  });
  const opacity = 0.35 + intensity * 0.5;
  const nestGround = nests.map(({ x, y, r }) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}"/>`).join("");
  const definitions = `<filter id="b"><feGaussianBlur stdDeviation="1.1"/></filter><filter id="s"><feTurbulence baseFrequency=".018" numOctaves="3" seed="${seed % 991}"/><feDisplacementMap in="SourceGraphic" scale="70"/><feGaussianBlur stdDeviation="7"/></filter><filter id="t" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .05" numOctaves="4" seed="${seed % 997}"/><feColorMatrix values="0 0 0 0 .72 0 0 0 0 .62 0 0 0 0 .72 0 0 0 1.2 -.45"/></filter>`;
  const body = `<rect width="${width}" height="${height}" filter="url(#t)" opacity=".5"/><path d="${fibres.join("")}" fill="none" stroke="#c9b4c4" stroke-width="2.2" opacity=".5"/><g fill="#d9b892" opacity="${n(intensity * 0.4)}" filter="url(#s)">${nestGround}</g><g filter="url(#b)"><path fill="#6d7fb0" opacity=".72" d="${blue.join("")}"/><path class="${paints[place]}" opacity="${n(opacity)}" d="${brown.join("")}"/></g><style>.f{fill:#7a4319}.o,.d{fill:none;stroke:#7a4319;stroke-width:3.4}.d{stroke-width:4.4;stroke-linecap:round}</style>${foot(width, height, "#fbf7f4")}`;
  return svgDocument(
    { width, height, title: `Immunohistochemistry, ${tissue}`, background: "#f4ece8", ink: "#3a3035", definitions },
    body,
  );
}

const colours = { green: "#3fe06a", red: "#ff4a3d", "far-red": "#ff3fa4" } as const;

/** Cells on black: blue nuclei, the target in its own color, blended additively. */
export function drawFluorescence(params: DrawingParams<"if">, seed: number, width: number, height: number): string {
  const stream = createStream(seed);
  const { cells: kind, place, target, colour, intensity } = params;
  const cells = field(stream, width, height, 82);
  const nuclei = cells.map((cell) => oval(cell, cell.radius * 0.62)).join("");
  // Cells vary in brightness; one path per level keeps the file small.
  const levels = [0.5, 0.75, 1].map((level) => ({ level, shapes: [] as string[] }));
  for (const cell of cells)
    levels[Math.floor(stream.next() * levels.length)]?.shapes.push(stained(cell, place, stream));
  const stain = levels.map(({ level, shapes }) => `<path opacity="${level}" d="${shapes.join("")}"/>`).join("");
  const light = colours[colour];
  const soft = paints[place] === "f" ? 2 : 0.9;
  const definitions = `<filter id="b"><feGaussianBlur stdDeviation="${soft}"/></filter><filter id="c"><feGaussianBlur stdDeviation="1.6"/></filter>`;
  const haze =
    place === "nucleus"
      ? ""
      : `<path filter="url(#c)" fill="${light}" opacity=".13" d="${cells.map((cell) => oval(cell, cell.radius * 1.3)).join("")}"/>`;
  const body = `<path filter="url(#c)" fill="#2d5bff" opacity=".85" d="${nuclei}"/>${haze}<g class="p ${paints[place]}" filter="url(#b)" opacity="${n(0.55 + intensity * 0.45)}">${stain}</g><style>.p{mix-blend-mode:screen}.f{fill:${light}}.o,.d{fill:none;stroke:${light};stroke-width:2.2}.d{stroke-width:3.4;stroke-linecap:round}</style><rect y="${n(height - footHeight - 30)}" width="${width}" height="${footHeight + 30}" fill="#06070b" opacity=".6"/>${scaleBar(width, height)}${text(12, height - footHeight - 12, `${target} · DAPI · ${kind}`, "s")}`;
  return svgDocument(
    { width, height, title: `Immunofluorescence, ${target}`, background: "#06070b", ink: "#d8dce6", definitions },
    body,
  );
}

function scaleBar(width: number, height: number): string {
  const y = height - footHeight - 16;
  return `<path d="M${n(width - 86)} ${n(y)}h70" stroke="#eef1f7" stroke-width="3"/>${text(width - 51, y - 6, "20 µm", "s m")}`;
}

function foot(width: number, height: number, fill: string): string {
  return `<rect y="${n(height - footHeight)}" width="${width}" height="${footHeight}" fill="${fill}" opacity=".86"/>`;
}
