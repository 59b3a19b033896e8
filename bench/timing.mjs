/** Value at a percentile of unsorted numbers. */
export function percentile(values, rank) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((rank / 100) * sorted.length))] ?? Number.NaN;
}

/**
 * Milliseconds of each request, in sequence, including the body.
 * @param {string} origin
 * @param {{path: string, cookie?: string}[]} requests
 */
export async function timeSequential(origin, requests) {
  const times = [];
  for (const { path, cookie } of requests) {
    const from = performance.now();
    const response = await fetch(origin + path, { headers: cookie ? { cookie } : {} });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    times.push(performance.now() - from);
  }
  return times;
}
