/** What a journey of tests/engines/journeys is: the same for every engine. */
import type { Page } from "./page";

export interface Shop {
  readonly global: string;
  readonly jp: string;
  readonly cn: string;
  readonly services: string;
}

export interface Visit {
  /** A tab of a visitor that nobody knows. */
  readonly page: Page;
  readonly shop: Shop;
  /** Whether documents may run theirs. */
  readonly scripts: boolean;
}

export interface Journey {
  readonly name: string;
  /** `both` goes the way a second time in a browser without scripts. */
  readonly scripts: "on" | "both";
  /** Errors on the console that belong to the way, such as a form that is refused. */
  readonly expects?: RegExp;
  go(visit: Visit): Promise<void>;
}
