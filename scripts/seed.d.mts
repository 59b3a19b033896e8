/** Types of seed.mjs for tests. */
export interface SeedOptions {
  readonly servicesUrl: string;
  readonly size?: number;
  readonly dataDir?: string;
  readonly adminKeys?: { readonly admin: string };
  readonly targets?: string;
  readonly citations?: string;
  readonly only?: readonly string[];
  readonly log?: (line: string) => void;
}
export function seedShop(options: SeedOptions): Promise<void>;
export function isSeeded(dataDir: string): boolean;
export function adminKeysFromEnvironment(): { readonly admin: string };
