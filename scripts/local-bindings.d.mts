/** Variables of every worker on one machine, by name. */
export function localBindings(options: { port: number; servicesPort: number; demoControls?: boolean }): {
  storefront: (region: "global" | "jp" | "cn") => Record<string, string>;
  services: () => Record<string, string>;
  logs: () => Record<string, string>;
};
