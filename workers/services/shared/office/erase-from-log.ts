/** Removes a person from the audit log. Entries keep the id of the person who acted, and the action. */
import { type AuditEntry, type AuditFacts, auditEntry } from "@contracts/office/audit";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { deliverAudit } from "./audit";
import { officeDatabase } from "./office-database";

const entryText = v.pipe(v.string(), v.parseJson(), auditEntry);
const erased = "erased";

interface Person {
  /** Customer's id; null for a person without an account. */
  readonly id: string | null;
  /** Lower case. */
  readonly email: string;
}

/** Detects an address in a text, but not inside a longer one, such as ann@lab.example in joann@lab.example. */
function nameOf(email: string): (text: string) => boolean {
  if (email === "") return () => false;
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const whole = new RegExp(`(?<![\\p{L}\\p{N}._+-])${literal}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`, "u");
  return (text) => whole.test(text.toLowerCase());
}

/** The entry without the person's name, network address and email address. */
function withoutPerson(entry: AuditEntry, { id, email }: Person): AuditEntry {
  const names = nameOf(email);
  const without = (facts: AuditFacts): AuditFacts =>
    Object.fromEntries(
      Object.entries(facts).map(([name, value]) => [name, typeof value === "string" && names(value) ? erased : value]),
    );
  const { actor, before, after, reason } = entry;
  const isOwn = actor.kind === "customer" && actor.id === id;
  return {
    ...{ ...entry, before: without(before), after: without(after), reason: reason && names(reason) ? erased : reason },
    ...(isOwn && { actor: { ...actor, name: erased, address: null } }),
  };
}

/** Databases that are changed in the office, where a typed reason may contain the person's name. */
const recordedDatabases = [
  ...(["DIRECTORY_DB", "ORDERS_DB", "INQUIRIES_DB", "REVIEWS_DB", "SETTINGS_DB"] as const),
  ...(["CONTENT_DB", "CATALOGUE_DB", "LOTS_DB", "OFFICE_DB"] as const),
] as const;
type ErasingEnv = Pick<ServicesEnv, (typeof recordedDatabases)[number] | "LOG_DB">;

/** Databases with a table of entries; an unused database does not have it. */
async function databasesWithEntries(env: ErasingEnv): Promise<D1Database[]> {
  const found = await Promise.all(
    recordedDatabases.map(async (name) => {
      const table = env[name].prepare("select 1 from sqlite_master where type = 'table' and name = 'office_audit'");
      return (await table.first()) ? [env[name]] : [];
    }),
  );
  return found.flat();
}

/**
 * Erases a person from the entries of every service's database, and from the log of all services. Entries about the
 * staff are kept. A repeated call changes nothing.
 */
export async function eraseFromLog(env: ErasingEnv, person: Person): Promise<void> {
  const { id, email } = person;
  const isAbout =
    "(document ->> '$.actor.id' = ?1 or (?2 <> '' and instr(lower(document), ?2) > 0)) and resource <> 'people'";
  const office = await officeDatabase(env);
  for (const own of await databasesWithEntries(env)) {
    const { results } = await own
      .prepare(`select id, document from office_audit where ${isAbout}`)
      .bind(id, email)
      .all<{ id: string; document: string }>();
    const changed = results.map((row) => JSON.stringify(withoutPerson(v.parse(entryText, row.document), person)));
    if (changed.length > 0)
      await own
        .prepare(
          `update office_audit set document = (select value from json_each(?1) where value ->> '$.id' = office_audit.id)
           where id in (select value ->> '$.id' from json_each(?1))`,
        )
        .bind(`[${changed.join(",")}]`)
        .run();
    // Copied first, so a later copy cannot restore the name.
    await deliverAudit(env, own);
  }
  const { results } = await office
    .prepare(`select id, document from audit where ${isAbout}`)
    .bind(id, email)
    .all<{ id: string; document: string }>();
  if (results.length === 0) return;
  const entries = results.map(({ document }) => withoutPerson(v.parse(entryText, document), person));
  const rows = JSON.stringify(entries.map((entry) => [entry.id, entry.actor.name, JSON.stringify(entry)]));
  const listed = "(select value ->> 0 from json_each(?1))";
  await office.batch([
    office
      .prepare(`insert or ignore into audit_erasures select value from json_each(?)`)
      .bind(JSON.stringify(entries.map((entry) => entry.id))),
    office
      .prepare(
        `update audit set
           actor_name = (select value ->> 1 from json_each(?1) where value ->> 0 = audit.id),
           document = (select value ->> 2 from json_each(?1) where value ->> 0 = audit.id)
         where id in ${listed}`,
      )
      .bind(rows),
    office.prepare("delete from audit_erasures"),
  ]);
}
