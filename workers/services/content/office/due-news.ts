/** Shows news reports that became due, by invalidating pages that were stored before. */
import type { ServicesEnv } from "../../env";
import { reportWork } from "../../shared/log-store";
import { dropStoredPages, pageGenerationOf } from "../../shared/page-generation";
import { openDatabase } from "../store/database";

/** Storefronts serve a stored page for five minutes, so reports that became due longer ago need no invalidation. */
const longestMs = 10 * 60_000;
const dayMs = 86_400_000;

type DueEnv = Pick<ServicesEnv, "CONTENT_DB" | "LOG_DB" | "SETTINGS_DB" | "CONTENT_ENVIRONMENT">;

/**
 * Invalidates stored pages if a report became due since the last invalidation. Runs before each response with the
 * generation of pages, like planned publications. Never throws.
 */
export async function showDueNews(env: DueEnv, now = new Date()): Promise<void> {
  try {
    const { generation } = await pageGenerationOf(env).current();
    const until = now.getTime();
    const since = Math.max(generation, until - longestMs);
    if (since >= until) return;
    const db = await openDatabase(env);
    // Times may have an offset, so the index narrows the days and `unixepoch` compares instants.
    const day = (at: number) => new Date(at).toISOString().slice(0, 10);
    const due = await db
      .prepare(
        `select 1 as due from field_value f join snapshot s on s.id = f.snapshot_id
         where f.path = 'news.date' and f.text >= ?1 and f.text < ?2 and s.environment = ?3
           and unixepoch(f.text) > ?4 and unixepoch(f.text) <= ?5 limit 1`,
      )
      .bind(day(since - dayMs), day(until + 2 * dayMs), env.CONTENT_ENVIRONMENT, since / 1000, until / 1000)
      .first("due");
    if (due !== null) await dropStoredPages(env);
  } catch (error) {
    await reportWork(env, "news that became due could not be shown at once", error);
  }
}
