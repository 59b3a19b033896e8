/** Words around what editors embed in their texts. */
export const richText = {
  assetNotShown: "“{{name}}” cannot be shown on this page.",
  openAsset: "Open the file",
  table: "Table",
} as const;
