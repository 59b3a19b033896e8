/** Widths of columns and pictures (C-REND-01, C-REND-08). */
const columnWidths = ["33", "50", "66", "full"] as const;
export type ColumnWidth = (typeof columnWidths)[number];

/** Per cent of 0.33, "33%", "33", 33 or "full"; null if unreadable. */
function percent(value: unknown): number | null {
  if (value === "full") return 100;
  const text = typeof value === "string" ? value.trim().replace(/%$/, "") : value;
  const number = text === "" ? Number.NaN : Number(text);
  if (!Number.isFinite(number) || number <= 0) return null;
  return number <= 1 ? number * 100 : number;
}

/** Nearest of the four widths; full if unreadable. */
export function columnWidth(value: unknown): ColumnWidth {
  const share = percent(value);
  if (share === null || share > 83) return "full";
  if (share > 58) return "66";
  return share > 41 ? "50" : "33";
}
