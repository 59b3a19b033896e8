import type { Region } from "../contracts/regions.ts";

/** Variables of every worker on one machine, by name. */
export function localBindings(options: { port: number; servicesPort: number; demoControls?: boolean }): {
  storefront: (region: Region) => Record<string, string>;
  services: () => Record<string, string>;
  logs: () => Record<string, string>;
};
