/** SVG as text: short numbers, escaped text. Drawings are only used as images. */
import { escapeHtml } from "../edge-slot/html";

/** One decimal; finer steps are invisible and cost bytes. */
export const n = (value: number): string => String(Math.round(value * 10) / 10);

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly title: string;
  /** Height kept free at the foot for the note. */
  readonly background: string;
  readonly ink: string;
  /** Filters and gradients. */
  readonly definitions?: string;
}

/** Height of the strip at the foot that holds the caption. */
export const footHeight = 20;

/** Wraps a drawing with its own background, so it works on light and dark pages, and the caption at the foot. */
export function svgDocument(frame: Frame, body: string): string {
  const { width, height, title, background, ink, definitions = "" } = frame;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img"><title>${escapeHtml(title)}</title><style>text{font-family:"Source Sans 3",Arial,Helvetica,sans-serif;font-size:13px;fill:${ink}}.s{font-size:11px}.r{text-anchor:end}.m{text-anchor:middle}.n{font-size:10px;opacity:.62}</style>${definitions ? `<defs>${definitions}</defs>` : ""}<rect width="${width}" height="${height}" fill="${background}"/>${body}<text class="n r" x="${width - 8}" y="${height - 6}">Demonstration figure · synthetic data</text></svg>`;
}

/** A line of text at a point; `classes` of {@link svgDocument}: s small, r right, m middle. */
export const text = (x: number, y: number, content: string, classes = ""): string =>
  `<text${classes ? ` class="${classes}"` : ""} x="${n(x)}" y="${n(y)}">${escapeHtml(content)}</text>`;
