import type { Localized } from "../locales";

/** A protocol for one application; its address is `/protocols/{number}`. */
export interface Protocol {
  readonly number: number;
  readonly applications: readonly string[];
  readonly revised: string;
  readonly title: Localized<string>;
  readonly summary: Localized<string>;
  /** Markup of rich-text.ts; stored as HTML. */
  readonly body: Localized<string>;
}

export function protocolUrl(protocol: Protocol): string {
  return `/protocols/${protocol.number}`;
}
