/**
 * Carries calls between the shop's workers on one machine to the embedded services without a network connection; all
 * other calls leave the machine's network as usual.
 *
 * Over TCP, both ends close a connection after five idle seconds, and a call that takes the connection from the pool at
 * that moment fails. With pauses of five seconds between calls, one in 250 failed.
 */
import type { WorkerOptions } from "miniflare";

const name = "uplink";

const script = `export default {
  fetch(request, { HOSTS, SERVICES }) {
    return HOSTS.includes(new URL(request.url).host) ? SERVICES.fetch(request) : fetch(request);
  },
};`;

/** Worker that forwards the calls of all workers that use it as their `outboundService`. */
export function uplink(services: string, servicesPort: number): WorkerOptions & { readonly name: string } {
  return {
    name,
    modules: true,
    script,
    compatibilityDate: "2026-07-01",
    bindings: { HOSTS: ["127.0.0.1", "localhost"].map((host) => `${host}:${servicesPort}`) },
    serviceBindings: { SERVICES: services },
  };
}

/** Worker options that send outgoing calls through the uplink. */
export const byUplink = { outboundService: name } as const;
