import type { Logger } from "@domain/http/log/logger";
import type { LocaleIso } from "@domain/market/market";
import * as v from "valibot";
import { resultOf } from "./answer-memo";
import type { ContentSource, Operation, Variables } from "./operation";
import type { Listed } from "./operations/list-operation";
import { type ContentResult, failed, found, mapResult } from "./result";

/** Runs operations and validates their responses. */
export interface Runner {
  run<T>(operation: Operation<T>, locale: LocaleIso, variables?: Variables): Promise<ContentResult<T>>;
  /** First item of a list operation, or null. */
  first<T>(operation: Operation<Listed<T>>, locale: LocaleIso, variables?: Variables): Promise<ContentResult<T | null>>;
  list<T>(operation: Operation<Listed<T>>, locale: LocaleIso, variables?: Variables): Promise<ContentResult<T[]>>;
}

/** The only place that logs failures, once each. */
export function createRunner(source: ContentSource, log: Logger): Runner {
  const underWay = new Map<string, Promise<unknown>>();

  async function read<T>(operation: Operation<T>, variables: Variables): Promise<ContentResult<T>> {
    const answer = await source.read(operation, variables);
    if (!answer.ok) {
      log.error("content query failed", { query: operation.name, code: answer.code, detail: answer.detail });
      return failed(answer.code, `${operation.name}: ${answer.detail}`);
    }
    const { data } = answer;
    return typeof data === "object" && data !== null
      ? resultOf(data, operation, () => checked(operation, data))
      : checked(operation, data);
  }

  function checked<T>(operation: Operation<T>, data: unknown): ContentResult<T> {
    const parsed = v.safeParse(operation.schema, data);
    if (parsed.success) return found(parsed.output);
    const [issue] = parsed.issues;
    const detail = `${v.getDotPath(issue) ?? ""} ${issue.message}`.trim().slice(0, 300);
    log.error("content response violates the contract", { query: operation.name, detail });
    return failed("invalid", `${operation.name}: ${detail}`);
  }

  function run<T>(operation: Operation<T>, locale: LocaleIso, variables: Variables = {}): Promise<ContentResult<T>> {
    const all = { ...variables, locale, fallbackLocale: true };
    const key = `${operation.name} ${JSON.stringify(all)}`;
    // The key contains the operation, so the pending read has its type.
    const known = underWay.get(key) as Promise<ContentResult<T>> | undefined;
    if (known) return known;
    const reading = read(operation, all).finally(() => underWay.delete(key));
    underWay.set(key, reading);
    return reading;
  }

  return {
    run,
    first: async (operation, locale, variables) =>
      mapResult(await run(operation, locale, variables), ({ items }) => items[0] ?? null),
    list: async (operation, locale, variables) =>
      mapResult(await run(operation, locale, variables), ({ items }) => items),
  };
}
