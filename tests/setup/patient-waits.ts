/**
 * Raises the time limit of `vi.waitFor` and `vi.waitUntil`, because one call of a service may take longer than the
 * default second on a busy machine.
 */
import { vi } from "vitest";

const limitMs = 15_000;

for (const name of ["waitFor", "waitUntil"] as const) {
  const wait = vi[name] as (callback: () => unknown, options?: number | { timeout?: number }) => Promise<unknown>;
  const patient: typeof wait = (callback, options = {}) =>
    wait(callback, typeof options === "number" ? options : { timeout: limitMs, ...options });
  Object.assign(vi, { [name]: patient });
}
