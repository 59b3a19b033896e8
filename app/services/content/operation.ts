import type * as v from "valibot";

export type Variables = Readonly<Record<string, unknown>>;

/** A read of drafts that answers one root field of an operation, in the REST API's terms. */
export interface DraftRead {
  /** Name of the root field, or its alias. */
  readonly field: string;
  readonly contentType: string;
  /** REST `query`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly limit: number;
  readonly skip?: number;
}

/** One query of the storefront: its document for published content, its reads for drafts, the shape of its answer. */
export interface Operation<T> {
  readonly name: string;
  readonly document: string;
  readonly drafts: (variables: Variables) => readonly DraftRead[];
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Where entries come from: published content or drafts. */
export interface ContentSource {
  /** Answer of the operation with its connections unwrapped, not yet checked. */
  read(operation: Operation<unknown>, variables: Variables): Promise<SourceAnswer>;
}

export type SourceAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: "timeout" | "unavailable" | "rejected"; readonly detail: string };
