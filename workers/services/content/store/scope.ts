/** Fallback locale for entries that are not published in the requested one. */
export const masterLocale = "en-us";
/** Content type of assets. */
export const assetType = "sys_assets";
/** Environment with the latest drafts. */
export const draftEnvironment = "";

/** Visibility of entries for a read. */
export interface Scope {
  readonly branch: string;
  /** {@link draftEnvironment} for previews. */
  readonly environment: string;
  readonly locale: string;
  /** Use the master locale for entries missing in `locale`. */
  readonly fallback: boolean;
}

/** An entry or asset as served by an environment. */
export interface Snapshot {
  readonly uid: string;
  readonly contentType: string;
  readonly locale: string;
  readonly version: number;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly publishedAt: string;
  /** Length of the stored fields in characters, a rough measure of memory. */
  readonly size: number;
}
