import type { Snapshot } from "./store/scope";

/** Address of an asset's bytes; one version's bytes never change. Assets kept elsewhere have an address of their own. */
export function assetUrl(asset: Snapshot, assetsUrl: string): string {
  if (typeof asset.fields.url === "string") return asset.fields.url;
  const filename = encodeURIComponent(String(asset.fields.filename));
  return `${assetsUrl}/${asset.uid}/${asset.locale}/${asset.version}/${filename}`;
}
