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
  /** `both` repeats the journey without scripts, in Firefox or in WebKit. */
  readonly scripts: "on" | "both";
  /** True if no journey of `tests/journeys`, which runs in Chromium, does the same. */
  readonly onlyHere?: true;
  /** Console errors that belong to the journey, such as a refused form. */
  readonly expects?: RegExp;
  go(visit: Visit): Promise<void>;
}
