import type { ContentReader } from "../store/content-reader";
import type { EntryLoader } from "../store/entry-loader";
import type { Scope, Snapshot } from "../store/scope";

/** Context of every resolver. */
export interface GraphqlContext {
  readonly reader: ContentReader;
  readonly loader: EntryLoader;
  readonly branch: string;
  /** Environment to read; the draft environment for previews. */
  readonly environment: string;
  /** Environment named by the caller, shown in `publish_details`. */
  readonly environmentName: string;
  /** Base URL of assets for browsers. */
  readonly assetsUrl: string;
}

/** A fields object in the resolvers: an entry, a group inside it or a modular block. */
export interface FieldsNode {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Locale and environment for references inside. */
  readonly scope: Scope;
}

export interface EntryNode extends FieldsNode {
  readonly entry: Snapshot;
}

export function entryNode(entry: Snapshot, scope: Scope): EntryNode {
  return { fields: entry.fields, scope, entry };
}
