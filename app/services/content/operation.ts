import type * as v from "valibot";

export type Variables = Readonly<Record<string, unknown>>;

/** The REST read of drafts for one root field of an operation. */
export interface DraftRead {
  /** Name or alias of the root field. */
  readonly field: string;
  readonly contentType: string;
  /** REST `query`. */
  readonly query: Readonly<Record<string, unknown>>;
  readonly limit: number;
  readonly skip?: number;
}

/** A query of the storefront: the document for published content, the reads for drafts, and the response's schema. */
export interface Operation<T> {
  readonly name: string;
  readonly document: string;
  readonly drafts: (variables: Variables) => readonly DraftRead[];
  readonly schema: v.GenericSchema<unknown, T>;
}

/** Source of entries: published content or drafts. */
export interface ContentSource {
  /** The response with connections unwrapped, not yet validated. */
  read(operation: Operation<unknown>, variables: Variables): Promise<SourceAnswer>;
}

export type SourceAnswer =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly code: "timeout" | "unavailable" | "rejected"; readonly detail: string };
