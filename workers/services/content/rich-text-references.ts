import { isRecord } from "./stored-values";

interface EmbeddedReference {
  readonly uid: string;
  /** Undefined for assets. */
  readonly contentType: string | undefined;
}

/** Entries and assets in a rich-text document, in document order and without duplicates. */
export function embeddedReferences(document: unknown): EmbeddedReference[] {
  const found = new Map<string, EmbeddedReference>();
  const visit = (node: unknown): void => {
    if (!isRecord(node)) return;
    const attrs = isRecord(node.attrs) ? node.attrs : {};
    if (node.type === "reference") {
      const asset = attrs["asset-uid"];
      const entry = attrs["entry-uid"];
      const contentType = attrs["content-type-uid"];
      if (attrs.type === "asset" && typeof asset === "string") found.set(asset, { uid: asset, contentType: undefined });
      if (attrs.type === "entry" && typeof entry === "string" && typeof contentType === "string") {
        found.set(entry, { uid: entry, contentType });
      }
    }
    if (Array.isArray(node.children)) for (const child of node.children) visit(child);
  };
  visit(document);
  return [...found.values()];
}
