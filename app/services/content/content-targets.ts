import type { ContentTarget } from "@contracts/content/targets";
import type { Logger } from "@domain/http/log/logger";
import type { LocaleIso } from "@domain/market/market";
import { contentTargetByDevkey, contentTargetsByDevkeys } from "./operations/targets";
import { type ContentResult, failed, found } from "./result";
import type { Runner } from "./run-operation";
import type { ContentService } from "./types";

const noContentTarget = "No Content Target found";
const maxTargets = 100;

/** Loads each content target once per devkey and request. */
export function contentTargetReads(
  runner: Runner,
  log: Logger,
): Pick<ContentService, "contentTarget" | "contentTargets"> {
  const known = new Map<string, ContentTarget>();
  const keyOf = (locale: LocaleIso, devkey: string) => `${locale} ${devkey}`;

  return {
    async contentTarget(locale, devkey, { force = false } = {}): Promise<ContentResult<ContentTarget>> {
      const kept = known.get(keyOf(locale, devkey));
      if (kept && !force) return found(kept);
      const result = await runner.first(contentTargetByDevkey, locale, { devkey });
      if (!result.ok) return result;
      if (!result.value) {
        log.error("content target missing", { devkey, message: noContentTarget });
        return failed("not-found", noContentTarget);
      }
      known.set(keyOf(locale, devkey), result.value);
      return found(result.value);
    },

    async contentTargets(locale, devkeys, { force = false } = {}) {
      const wanted = [...new Set(devkeys)].slice(0, maxTargets);
      const missing = wanted.filter((devkey) => force || !known.has(keyOf(locale, devkey)));
      if (missing.length > 0) {
        const variables = { devkeys: missing, limit: maxTargets };
        const result = await runner.list(contentTargetsByDevkeys, locale, variables);
        if (!result.ok) return result;
        for (const target of result.value) known.set(keyOf(locale, target.devkey), target);
      }
      const targets: Record<string, ContentTarget> = {};
      for (const devkey of wanted) {
        const target = known.get(keyOf(locale, devkey));
        if (target) targets[devkey] = target;
      }
      return found(targets);
    },
  };
}
