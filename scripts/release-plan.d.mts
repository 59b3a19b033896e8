export interface ReleaseTarget {
  readonly name: string;
  readonly folder: string;
  readonly environment: readonly string[];
}
export const releaseTargets: readonly ReleaseTarget[];
export const limits: { readonly gzipKiB: number; readonly rawKiB: number };
export function tooLarge(rawKiB: number, gzipKiB: number): string | null;
export function secretsOf(toml: string): string[];
export function placeholders(toml: string): string[];
