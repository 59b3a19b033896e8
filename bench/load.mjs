/** Load of concurrent clients for a bounded time, and the static response used as a baseline. */
import autocannon from "autocannon";

/** Responds with the requested number of bytes from memory: workerd's throughput without a shop. */
export const yardstick = {
  name: "yardstick",
  modules: true,
  routes: ["yardstick.localhost/*"],
  compatibilityDate: "2026-07-01",
  script: `const bodies = new Map();
export default { fetch(request) {
  const size = Number(new URL(request.url).pathname.slice(1));
  if (!bodies.has(size)) bodies.set(size, new Uint8Array(size).fill(97));
  return new Response(bodies.get(size), { headers: { "content-type": "text/html; charset=utf-8" } });
} };`,
};

/**
 * @param {string} url
 * @param {{ seconds: number; connections: number; headers?: Record<string, string>; paths?: string[]; warmUp?: boolean }} options
 */
export async function load(url, { seconds, connections, headers = {}, paths, warmUp = true }) {
  const settings = {
    url,
    connections,
    headers,
    timeout: 30,
    ...(paths && { requests: paths.map((path) => ({ path })) }),
  };
  if (warmUp) await autocannon({ ...settings, duration: 1 });
  const result = await autocannon({ ...settings, duration: seconds });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} responses other than 2xx, ${result.errors} errors`);
  return {
    rps: result.requests.average,
    requests: result.requests.total,
    p50: result.latency.p50,
    p99: result.latency.p99,
  };
}

/**
 * A static response of the given size. Uses an IP address and a Host header, because not every resolver resolves names
 * below localhost.
 */
export const loadStatic = (port, bytes, options) =>
  load(`http://127.0.0.1:${port}/${bytes}`, { ...options, headers: { host: `yardstick.localhost:${port}` } });

const median = (numbers) =>
  [...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;

/**
 * Median throughput and CPU time per request of several loads, which alternate in rounds so that all see the same
 * machine conditions.
 * @template {string} Name
 * @param {Record<Name, () => Promise<{ rps: number; requests: number }>>} loads each warms up for a second
 * @param {() => number} cpuMs CPU of the process so far
 * @returns {Promise<Record<Name, { rps: number; cpuMs: number }>>}
 */
export async function inTurns(loads, cpuMs, rounds = 3) {
  const seen = Object.entries(loads).map(([name, run]) => ({ name, run, rps: [], cpuMs: [] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of seen) {
      const before = cpuMs();
      const { rps, requests } = await one.run();
      one.rps.push(rps);
      one.cpuMs.push((cpuMs() - before) / requests);
    }
  }
  return Object.fromEntries(seen.map(({ name, rps, cpuMs: cpu }) => [name, { rps: median(rps), cpuMs: median(cpu) }]));
}
