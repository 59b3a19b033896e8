/** QR codes (ISO/IEC 18004) as one path, which pages and documents fill. */
import encodeQR from "qr";

export interface QrCode {
  /** Modules from edge to edge, with the quiet zone that readers need. */
  readonly size: number;
  /** SVG path of the dark modules; one unit is one module. */
  readonly path: string;
}

/** Modules of white on each side, as the standard requires. */
const quiet = 4;

/** Code of a text of at most a few hundred characters, readable with up to 15 % damage. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: quiet, scale: 1 });
  return { size: rows.length, path: rows.map((row, y) => runsOf(row, y)).join("") };
}

/** Neighboring dark modules are one rectangle, so no line shows between them. */
function runsOf(row: readonly boolean[], y: number): string {
  let path = "";
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
