import type { ContentType } from "@contracts/content/content-types";

/** Tables of plans of the editors' desk for an entry. */
const planTables = ["desk_schedule", "desk_release_item"];

const raise = (db: D1Database, types: boolean) =>
  db.prepare(`UPDATE generation SET content = content + 1${types ? ", types = types + 1" : ""}`);

/** Stores a content type; the caller has checked that it changed. */
export async function writeContentType(db: D1Database, branch: string, contentType: ContentType): Promise<void> {
  const now = new Date().toISOString();
  await db.batch([
    db
      .prepare(
        "INSERT INTO content_type (branch, uid, definition, created_at, updated_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (branch, uid) DO UPDATE SET definition = excluded.definition, updated_at = excluded.updated_at",
      )
      .bind(branch, contentType.uid, JSON.stringify(contentType), now, now),
    raise(db, true),
  ]);
}

async function changed(db: D1Database, statements: D1PreparedStatement[]): Promise<boolean> {
  const results = await db.batch(statements);
  if (!results.some((result) => result.meta.changes > 0)) return false;
  await raise(db, false).run();
  return true;
}

/** Removes an entry or asset from environments; its drafts and versions stay. */
export const unpublishStatement = (
  db: D1Database,
  branch: string,
  uid: string,
  locale: string,
  environments: readonly string[],
): D1PreparedStatement =>
  db
    .prepare(
      "DELETE FROM snapshot WHERE branch = ? AND uid = ? AND locale = ? AND environment <> '' AND environment IN (SELECT value FROM json_each(?))",
    )
    .bind(branch, uid, locale, JSON.stringify(environments));

/** {@link unpublishStatement}, run. @returns true if anything changed */
export const unpublish = (...target: Parameters<typeof unpublishStatement>): Promise<boolean> =>
  changed(target[0], [unpublishStatement(...target)]);

/** Deletes an entry or asset with all versions, languages and plans. */
export const deleteStatements = (db: D1Database, branch: string, uid: string): D1PreparedStatement[] =>
  ["snapshot", "version", "asset_body", "item", ...planTables].map((table) =>
    db.prepare(`DELETE FROM ${table} WHERE branch = ? AND uid = ?`).bind(branch, uid),
  );

/** {@link deleteStatements}, run. @returns true if it existed */
export const deleteItem = (db: D1Database, branch: string, uid: string): Promise<boolean> =>
  changed(db, deleteStatements(db, branch, uid));

/** Increments the generation, so readers notice a change of the content. */
export const raiseStatement = (db: D1Database): D1PreparedStatement => raise(db, false);

/** Deletes a branch with its content types. */
export async function deleteBranch(db: D1Database, branch: string): Promise<void> {
  await db.batch([
    ...["snapshot", "version", "asset_body", "item", "content_type", ...planTables].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE branch = ?`).bind(branch),
    ),
    raise(db, true),
  ]);
}
