/** A western blot: two membrane strips on film, lanes with bands at their molecular weight, and a ladder. */
import type { DrawingParams } from "@contracts/catalogue/images";
import { escapeHtml } from "../edge-slot/html";
import { createStream, type Stream } from "./random";
import { footHeight, n, svgDocument, text } from "./svg";

const ladder = [250, 150, 100, 80, 60, 50, 40, 30, 20, 15, 10] as const;

interface Strip {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Migration is about linear in the logarithm of the weight. */
function heightOf(kda: number, strip: Strip, from: number, to: number): number {
  const share = Math.log(from / Math.min(from, Math.max(to, kda))) / Math.log(from / to);
  return strip.top + 12 + share * (strip.height - 24);
}

/** Weight range of a strip: the bands and some of the ladder around them. */
function shownRange(bands: DrawingParams<"western-blot">["bands"]): readonly [number, number] {
  const high = Math.max(...bands.map(({ kda, to }) => Math.max(kda, to ?? kda)));
  const low = Math.min(...bands.map(({ kda, to }) => Math.min(kda, to ?? kda)));
  return [Math.min(700, Math.max(high * 2.4, 60)), Math.max(5, Math.min(low / 2.6, 40))];
}

function band(stream: Stream, x: number, y: number, width: number, level: number): string {
  const height = 4.5 + level * 5;
  const sag = 1.5 + stream.next() * 1.6;
  const tilt = stream.between(-0.8, 0.8);
  const half = width / 2;
  // A band smiles: its edges run slightly ahead of the middle.
  const path = `M${n(x - half)} ${n(y - sag + tilt)}Q${n(x)} ${n(y + sag - height * 0.35)} ${n(x + half)} ${n(y - sag - tilt)}L${n(x + half)} ${n(y - sag - tilt + height * 0.7)}Q${n(x)} ${n(y + sag + height * 0.6)} ${n(x - half)} ${n(y - sag + tilt + height * 0.7)}Z`;
  const halo = `<ellipse cx="${n(x)}" cy="${n(y + 1)}" rx="${n(half * 1.06)}" ry="${n(height * 1.15)}" opacity="${n2(level * 0.28)}"/>`;
  return `${halo}<path d="${path}" opacity="${n2(0.12 + level * 0.86)}"/>`;
}

const n2 = (value: number): string => String(Math.round(Math.min(1, value) * 100) / 100);

export function drawWesternBlot(
  params: DrawingParams<"western-blot">,
  seed: number,
  width: number,
  height: number,
): string {
  const stream = createStream(seed);
  const { bands, lanes, control, target } = params;
  const labelHeight = 62;
  const main: Strip = {
    left: 66,
    top: labelHeight,
    width: width - 66 - 112,
    height: height - labelHeight - footHeight - (control ? 66 : 8),
  };
  const [from, to] = shownRange(bands);
  const step = main.width / lanes.length;
  const laneX = (index: number) => main.left + step * (index + 0.5);
  const bandWidth = Math.min(step * 0.72, 74);
  const parts: string[] = [];
  parts.push(text(58, labelHeight - 10, "kDa", "s r"));
  for (const kda of ladder) {
    if (kda > from * 0.97 || kda < to * 1.03) continue;
    const y = heightOf(kda, main, from, to);
    parts.push(
      `<path d="M${n(main.left - 6)} ${n(y)}h5" stroke="#3a3d42"/>`,
      text(main.left - 10, y + 4, String(kda), "s r"),
    );
  }
  lanes.forEach(({ label }, index) => {
    const x = laneX(index);
    parts.push(
      `<text class="s" transform="translate(${n(x - 3)} ${labelHeight - 7})rotate(-32)">${escapeHtml(label)}</text>`,
    );
  });
  parts.push(membrane(main, stream));
  const drawn: string[] = [];
  lanes.forEach(({ level }, index) => {
    // A lane without the protein has no band, however faint.
    for (const { kda, to: end, weight } of level === 0 ? [] : bands) {
      const strength = Math.max(0.02, level * weight * stream.between(0.92, 1.05));
      if (end === undefined) drawn.push(band(stream, laneX(index), heightOf(kda, main, from, to), bandWidth, strength));
      else
        drawn.push(
          smear(
            laneX(index),
            heightOf(Math.max(kda, end), main, from, to),
            heightOf(Math.min(kda, end), main, from, to),
            bandWidth,
            strength,
          ),
        );
    }
    // Faint lane background and an occasional weak unspecific band, as on real film.
    drawn.push(
      `<rect x="${n(laneX(index) - bandWidth / 2)}" y="${n(main.top)}" width="${n(bandWidth)}" height="${n(main.height)}" opacity="${n2(0.02 + stream.next() * 0.025)}"/>`,
    );
    if (stream.next() < 0.14 && level > 0)
      drawn.push(
        band(stream, laneX(index), stream.between(main.top + 14, main.top + main.height - 14), bandWidth * 0.9, 0.05),
      );
  });
  parts.push(`<g clip-path="url(#a)" filter="url(#b)" fill="#17181b">${drawn.join("")}</g>`);
  const labelY = heightOf(bands[0]?.to ?? bands[0]?.kda ?? 50, main, from, to);
  parts.push(arrowLabel(main, labelY, target));
  if (control) {
    const strip: Strip = { left: main.left, top: main.top + main.height + 14, width: main.width, height: 40 };
    const y = strip.top + strip.height / 2;
    const controls = lanes
      .map((_, index) => band(stream, laneX(index), y, bandWidth, stream.between(0.82, 0.95)))
      .join("");
    parts.push(
      membrane(strip, stream),
      `<g filter="url(#b)" fill="#17181b">${controls}</g>`,
      arrowLabel(strip, y, control.name),
    );
    parts.push(text(main.left - 10, y + 4, String(Math.round(control.kda)), "s r"));
  }
  const definitions = `<clipPath id="a"><rect x="${n(main.left)}" y="${n(main.top)}" width="${n(main.width)}" height="${n(main.height)}"/></clipPath><filter id="b" x="-5%" y="-30%" width="110%" height="160%"><feGaussianBlur stdDeviation="1.3"/></filter><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="${seed % 997}"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .2 0 0 0 0 .22 0 0 0 .5 -.16"/></filter>`;
  return svgDocument(
    { width, height, title: `Western blot, ${target}`, background: "#f7f7f5", ink: "#26282c", definitions },
    parts.join(""),
  );
}

/** Film: gray background with grain and a soft exposure gradient. */
function membrane(strip: Strip, stream: Stream): string {
  const { left, top, width, height } = strip;
  const grey = Math.round(stream.between(214, 228));
  const box = `x="${n(left)}" y="${n(top)}" width="${n(width)}" height="${n(height)}"`;
  return `<rect ${box} fill="rgb(${grey},${grey},${grey - 3})"/><rect ${box} filter="url(#g)" opacity=".35"/><rect ${box} fill="none" stroke="#8e9197" stroke-width=".6"/>`;
}

function smear(x: number, top: number, bottom: number, width: number, level: number): string {
  const middle = (top + bottom) / 2;
  const height = Math.max(10, bottom - top + 8);
  return `<ellipse cx="${n(x)}" cy="${n(middle)}" rx="${n(width * 0.52)}" ry="${n(height * 0.62)}" opacity="${n2(level * 0.4)}"/><rect x="${n(x - width / 2)}" y="${n(middle - height * 0.38)}" width="${n(width)}" height="${n(height * 0.76)}" rx="${n(Math.min(9, height * 0.3))}" opacity="${n2(0.1 + level * 0.62)}"/>`;
}

function arrowLabel(strip: Strip, y: number, label: string): string {
  const x = strip.left + strip.width + 6;
  const lines =
    label.length > 15
      ? [
          label.slice(0, label.lastIndexOf(" ", 15) > 0 ? label.lastIndexOf(" ", 15) : 15),
          label.slice(label.lastIndexOf(" ", 15) > 0 ? label.lastIndexOf(" ", 15) + 1 : 15),
        ]
      : [label];
  return `<path d="M${n(x)} ${n(y)}l6-3.4v6.8z" fill="#26282c"/>${lines.map((line, index) => text(x + 10, y + 4 + index * 13 - (lines.length - 1) * 6, line, "s")).join("")}`;
}
