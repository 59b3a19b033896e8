/**
 * Page numbers around the current one: first, last, two on either side; `null` is a gap. A gap of one page is filled by
 * that page.
 */
export function pageWindow(page: number, total: number): readonly (number | null)[] {
  const wanted = new Set([1, total]);
  for (let near = page - 2; near <= page + 2; near++) if (near >= 1 && near <= total) wanted.add(near);
  const sorted = [...wanted].sort((a, b) => a - b);
  return sorted.flatMap((number, index) => {
    const before = sorted[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
