/**
 * Entries that a response only names, because the vendor follows references three levels deep: they are read with a
 * second query and put into the response in their places.
 */
import * as v from "valibot";
import { contentFragmentFields, document } from "./fragments";
import type { Operation, SourceAnswer, Variables } from "./operation";
import { contentTargetFields } from "./operations/targets";

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const identity = v.object({ system: v.object({ uid: v.string(), content_type_uid: v.string() }), later: v.string() });

/** Entries by uid, of the types that are named by `laterFields`. */
export const laterEntries: Operation<unknown> = {
  name: "LaterEntries",
  document: document(
    `query LaterEntries($fragments: [String!]!, $targets: [String!]!, $locale: String!, $fallbackLocale: Boolean!) {
      fragments: all_content_fragment(where: { uid_in: $fragments }, limit: 100, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...ContentFragmentFields }
      }
      targets: all_content_target(where: { uid_in: $targets }, limit: 100, locale: $locale, fallback_locale: $fallbackLocale) {
        items { ...ContentTargetFields }
      }
    }`,
    [contentFragmentFields, contentTargetFields],
  ),
  // Drafts are read with all that they refer to.
  drafts: () => [],
  schema: v.unknown(),
};

type Read = (operation: Operation<unknown>, variables: Variables) => Promise<SourceAnswer>;

interface Completed {
  readonly parts: object;
  readonly data: object;
}

/** Responses are immutable and shared, and so are their completed forms. */
const known = new WeakMap<object, Completed>();
const namedOf = new WeakMap<object, ReadonlyMap<string, string>>();

/** Completes a response with the entries that it refers to. */
export async function withLaterEntries(read: Read, answer: SourceAnswer, variables: Variables): Promise<SourceAnswer> {
  if (!answer.ok || !isRecord(answer.data)) return answer;
  const { data } = answer;
  const named = namedOf.get(data) ?? namedIn(data);
  namedOf.set(data, named);
  if (named.size === 0) return answer;
  const uidsOf = (type: string) => [...named].flatMap(([uid, own]) => (own === type ? [uid] : [])).sort();
  const { locale, fallbackLocale } = variables;
  const lists = { fragments: uidsOf("content_fragment"), targets: uidsOf("content_target") };
  const more = await read(laterEntries, { ...lists, locale, fallbackLocale });
  if (!more.ok || !isRecord(more.data)) return more;
  const before = known.get(data);
  if (before?.parts === more.data) return { ok: true, data: before.data };
  const completed = replaced(data, entriesOf(more.data));
  if (!isRecord(completed)) return answer;
  known.set(data, { parts: more.data, data: completed });
  return { ok: true, data: completed };
}

/** A response has thousands of values; only those with the field are worth a parse. */
const identityOf = (value: unknown) => (isRecord(value) && "later" in value && v.is(identity, value) ? value : null);

/** Uid and type of each entry that is only named. */
function namedIn(value: unknown, into = new Map<string, string>()): Map<string, string> {
  const named = identityOf(value);
  if (named) into.set(named.system.uid, named.system.content_type_uid);
  else if (Array.isArray(value)) for (const item of value) namedIn(item, into);
  else if (isRecord(value)) for (const item of Object.values(value)) namedIn(item, into);
  return into;
}

function entriesOf(data: Readonly<Record<string, unknown>>): Map<string, unknown> {
  const lists = Object.values(data).flatMap((list) => (isRecord(list) && Array.isArray(list.items) ? list.items : []));
  return new Map(
    lists.flatMap((entry: unknown) => {
      const uid = isRecord(entry) && isRecord(entry.system) ? entry.system.uid : null;
      return typeof uid === "string" ? [[uid, entry] as const] : [];
    }),
  );
}

function replaced(value: unknown, entries: ReadonlyMap<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => replaced(item, entries));
  if (!isRecord(value)) return value;
  const named = identityOf(value);
  if (named) return entries.get(named.system.uid) ?? value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, replaced(item, entries)]));
}
