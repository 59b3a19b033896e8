/** Types of import.mjs for tests. */
export interface ImportOptions {
  readonly path: string;
  readonly servicesUrl: string;
  readonly adminKeys?: { readonly admin: string };
  readonly reportPath?: string;
  readonly check?: boolean;
  readonly log?: (line: string) => void;
}
export interface ImportCounts {
  readonly read: number;
  readonly imported: number;
  readonly rejected: number;
  readonly seconds: number;
}
export function importProducts(options: ImportOptions): Promise<ImportCounts>;
