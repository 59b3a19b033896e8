/** Spans of the services' own work in D1, bounded in age and number. The log worker reads them and exports them. */
import { type Span, type StoredSpan, span } from "@contracts/values/span";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { logDatabase } from "../log-store";

type SpanEnv = Pick<ServicesEnv, "LOG_DB">;

const keptSpans = 50_000;
const keptDays = 30;
/** The oldest spans are removed once per this many new ones. */
const trimEvery = 500;

const stored = v.pipe(
  v.object({ id: v.number(), document: v.pipe(v.string(), v.parseJson(), span) }),
  v.transform(({ id, document }): StoredSpan => ({ seq: id, ...document })),
);

/** Stores spans. Existing ones are unchanged, so a call may be repeated. */
export async function storeSpans(env: SpanEnv, spans: readonly Span[]): Promise<void> {
  if (spans.length === 0) return;
  const database = await logDatabase(env);
  const { results } = await database
    .prepare(
      `insert or ignore into spans (trace, span, at, document)
       select value ->> 'trace', value ->> 'span', value ->> 'at', value from json_each(?) returning id`,
    )
    .bind(JSON.stringify(spans))
    .all<{ id: number }>();
  const first = results[0]?.id ?? 0;
  const last = results.at(-1)?.id ?? 0;
  if (Math.floor(first / trimEvery) === Math.floor(last / trimEvery)) return;
  await database
    .prepare("delete from spans where id <= ? or at < ?")
    .bind(last - keptSpans, Date.now() - keptDays * 86_400_000)
    .run();
}

interface SpanQuery {
  /** Spans with a higher number. */
  readonly after: number;
  /** Milliseconds since 1970; spans that began then or later. */
  readonly since: number;
  /** Only this trace; null for all. */
  readonly trace: string | null;
  readonly limit: number;
}

/** Oldest first. */
export async function findSpans(
  env: SpanEnv,
  { after, since, trace, limit }: SpanQuery,
): Promise<{ readonly spans: StoredSpan[]; readonly last: number }> {
  const database = await logDatabase(env);
  const [found, newest] = await database.batch([
    database
      .prepare(
        `select id, document from spans where id > ?1 and at >= ?2 and (?3 is null or trace = ?3) order by id limit ?4`,
      )
      .bind(after, since, trace, limit),
    database.prepare("select coalesce(max(id), 0) as last from spans"),
  ]);
  const { last } = v.parse(v.object({ last: v.number() }), newest?.results[0]);
  return { spans: (found?.results ?? []).map((row) => v.parse(stored, row)), last };
}
