import type { ContentReader } from "../store/content-reader";
import type { EntryLoader } from "../store/entry-loader";
import type { Scope, Snapshot } from "../store/scope";

/** What every resolver can reach. */
export interface GraphqlContext {
  readonly reader: ContentReader;
  readonly loader: EntryLoader;
  readonly branch: string;
  /** Environment that is read; the draft environment for previews. */
  readonly environment: string;
  /** Environment that the caller named, shown in `publish_details`. */
  readonly environmentName: string;
  /** Origin and path under which browsers fetch asset bytes. */
  readonly assetsUrl: string;
}

/** A fields object on its way through the resolvers: an entry, a group inside it or a modular block. */
export interface FieldsNode {
  readonly fields: Readonly<Record<string, unknown>>;
  /** Locale and place that references inside are read with. */
  readonly scope: Scope;
}

export interface EntryNode extends FieldsNode {
  readonly entry: Snapshot;
}

export function entryNode(entry: Snapshot, scope: Scope): EntryNode {
  return { fields: entry.fields, scope, entry };
}
