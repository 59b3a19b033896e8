/** Languages in which the page at an address is written, for its alternates. */
import type { LocaleIso } from "@domain/market/market";
import { type ContentResult, mapResult } from "../result";
import type { Runner } from "../run-operation";
import { findPage } from "./any-page-by-url";

/** True if the page at an address is written in a locale. */
export async function isPageWrittenIn(runner: Runner, locale: LocaleIso, url: string): Promise<ContentResult<boolean>> {
  return mapResult(await findPage(runner, locale, url), (found) => found?.locale === locale);
}
