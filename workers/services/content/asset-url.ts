import type { Snapshot } from "./store/scope";

/** URL of an asset's bytes; a version's bytes never change. Assets stored elsewhere keep their own URL. */
export function assetUrl(asset: Snapshot, assetsUrl: string): string {
  if (typeof asset.fields.url === "string") return asset.fields.url;
  const filename = encodeURIComponent(String(asset.fields.filename));
  return `${assetsUrl}/${asset.uid}/${asset.locale}/${asset.version}/${filename}`;
}
