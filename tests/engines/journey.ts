/** A journey of tests/engines/journeys, the same for every engine. */
import type { Region } from "@contracts/regions";
import type { Page } from "./page";

export type Shop = Readonly<Record<Region | "services", string>>;

export interface Visit {
  /** Tab of a new visitor. */
  readonly page: Page;
  readonly shop: Shop;
  /** True if documents may run scripts. */
  readonly scripts: boolean;
}

export interface Journey {
  readonly name: string;
  /** `both` repeats the journey without scripts, in either Firefox or WebKit. */
  readonly scripts: "on" | "both";
  /** True if no Chromium journey in `tests/journeys` covers the same behavior. */
  readonly onlyHere?: true;
  /** Console errors that the journey causes on purpose, such as a rejected form. */
  readonly expects?: RegExp;
  go(visit: Visit): Promise<void>;
}
