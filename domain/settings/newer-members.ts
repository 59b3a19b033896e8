/**
 * Stored settings that a newer version of the shop has written, read by an older one after a rollback. Members that the
 * schema does not have, at any depth, are ignored when reading, and kept when the settings are written again.
 */
import * as v from "valibot";

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

type ReadSettings<T> =
  | { readonly ok: true; readonly value: T; readonly newer: readonly string[] }
  | { readonly ok: false; readonly message: string };

/** @param newer paths of the members that were left out: "promotions.0.audience" */
export function readSettings<S extends v.GenericSchema>(schema: S, stored: unknown): ReadSettings<v.InferOutput<S>> {
  const copy = structuredClone(stored);
  const newer: string[] = [];
  for (;;) {
    const parsed = v.safeParse(schema, copy);
    if (parsed.success) return { ok: true, value: parsed.output, newer };
    // A schema names one such member of an object at a time.
    const unknown = parsed.issues.filter(({ type, expected }) => type === "strict_object" && expected === "never");
    const left = unknown.flatMap((issue) => removed(copy, issue) ?? []);
    if (left.length === 0) {
      const [issue] = parsed.issues;
      return { ok: false, message: `${v.getDotPath(issue) ?? ""}: ${issue.message}` };
    }
    newer.push(...left);
  }
}

function removed(copy: unknown, issue: v.BaseIssue<unknown>): string | null {
  const keys = (issue.path ?? []).map(({ key }) => String(key));
  const name = keys.at(-1);
  let holder = copy;
  for (const key of keys.slice(0, -1)) holder = (holder as Json | undefined)?.[key];
  if (name === undefined || !isObject(holder) || !Object.hasOwn(holder, name)) return null;
  delete (holder as Record<string, unknown>)[name];
  return keys.join(".");
}

/**
 * The value to store, with the members that the schema does not have. List entries are matched by id, by equality, or by
 * position in a list of the same length.
 * @param stored as the database has it
 * @param known the same value as read
 */
export function withNewerMembers(stored: unknown, known: unknown, next: unknown): unknown {
  if (Array.isArray(stored) && Array.isArray(known) && Array.isArray(next)) {
    const places = formerPlaces(known, next);
    return next.map((entry: unknown, index) => {
      const at = places[index];
      return at === undefined ? entry : withNewerMembers(stored[at], known[at], entry);
    });
  }
  if (!isObject(stored) || !isObject(known) || !isObject(next)) return next;
  const kept = Object.entries(stored).filter(([name]) => !(name in known) && !(name in next));
  const members = Object.entries(next).map(([name, value]) => [
    name,
    withNewerMembers(stored[name], known[name], value),
  ]);
  return { ...Object.fromEntries(members), ...Object.fromEntries(kept) };
}

/** Index in the previous list of each entry of the next one. */
function formerPlaces(known: readonly unknown[], next: readonly unknown[]): readonly (number | undefined)[] {
  const free = new Set(known.keys());
  const take = (at: number | undefined) => {
    if (at !== undefined) free.delete(at);
    return at;
  };
  const alike = next.map((entry) => take([...free].find((index) => isSame(known[index], entry))));
  if (next.length !== known.length) return alike;
  return alike.map((at, index) => at ?? (free.has(index) && idOf(next[index]) === null ? take(index) : undefined));
}

const idOf = (entry: unknown) => (isObject(entry) && typeof entry.id === "string" ? entry.id : null);

function isSame(one: unknown, other: unknown): boolean {
  const id = idOf(one);
  return id === null ? JSON.stringify(one) === JSON.stringify(other) : id === idOf(other);
}
