/**
 * Reads a font's supported characters from its cmap table. Subsets differ, and a separate list would become outdated.
 */

interface Range {
  readonly first: number;
  readonly last: number;
}

/** Test for the code points of an OpenType font. */
export function charactersIn(font: Uint8Array): (codePoint: number) => boolean {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const ranges = rangesOf(view, tableOf(view, "cmap"));
  return (codePoint) => {
    let [low, high] = [0, ranges.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const range = ranges[middle];
      if (!range) return false;
      if (codePoint < range.first) high = middle - 1;
      else if (codePoint > range.last) low = middle + 1;
      else return true;
    }
    return false;
  };
}

function tableOf(view: DataView, wanted: string): number {
  const tables = view.getUint16(4);
  for (let index = 0; index < tables; index += 1) {
    const at = 12 + index * 16;
    const tag = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    if (tag === wanted) return view.getUint32(at + 8);
  }
  throw new RangeError(`a font without a table ${wanted}`);
}

/** Prefers the table for all planes over the one for the first plane. */
function rangesOf(view: DataView, cmap: number): readonly Range[] {
  const count = view.getUint16(cmap + 2);
  const tables = Array.from({ length: count }, (_, index) => cmap + view.getUint32(cmap + 4 + index * 8 + 4));
  const formatOf = (at: number) => view.getUint16(at);
  const wide = tables.find((at) => formatOf(at) === 12);
  if (wide !== undefined) return wideRanges(view, wide);
  const narrow = tables.find((at) => formatOf(at) === 4);
  return narrow === undefined ? [] : narrowRanges(view, narrow);
}

function wideRanges(view: DataView, at: number): Range[] {
  const groups = view.getUint32(at + 12);
  return Array.from({ length: groups }, (_, index) => {
    const group = at + 16 + index * 12;
    return { first: view.getUint32(group), last: view.getUint32(group + 4) };
  });
}

function narrowRanges(view: DataView, at: number): Range[] {
  const doubled = view.getUint16(at + 6);
  const ranges: Range[] = [];
  for (let index = 0; index < doubled; index += 2) {
    const last = view.getUint16(at + 14 + index);
    const first = view.getUint16(at + 16 + doubled + index);
    // The last segment is only a terminator.
    if (first !== 0xffff) ranges.push({ first, last });
  }
  return ranges;
}
