export interface ReleaseTarget {
  readonly name: string;
  readonly folder: string;
  readonly environment: string;
}
export const releaseTargets: readonly ReleaseTarget[];
export const stagingTargets: readonly ReleaseTarget[];
export const limits: { readonly gzipKiB: number; readonly rawKiB: number };
export function tooLarge(rawKiB: number, gzipKiB: number): string | null;
export function secretsOf(toml: string, options?: { readonly staging?: boolean }): string[];
export function placeholders(
  databases: readonly { readonly binding: string; readonly database_id?: string | undefined }[],
): string[];
