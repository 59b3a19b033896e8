/** Locale that entries fall back to when they are not published in the one asked for. */
export const masterLocale = "en-us";
/** Content type under which assets are kept. */
export const assetType = "sys_assets";
/** Environment that holds the latest draft of everything. */
export const draftEnvironment = "";

/** Which entries a read can see. */
export interface Scope {
  readonly branch: string;
  /** {@link draftEnvironment} for previews. */
  readonly environment: string;
  readonly locale: string;
  /** Entries that are missing in `locale` come in the master locale. */
  readonly fallback: boolean;
}

/** An entry or asset as an environment serves it. */
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
  /** Characters of the stored fields: what keeping it in memory costs, roughly. */
  readonly size: number;
}
