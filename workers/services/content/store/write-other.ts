import type { ContentType } from "@contracts/content/content-types";

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

/** Removes an entry or asset from environments; its drafts and versions stay. @returns true if anything changed */
export function unpublish(
  db: D1Database,
  branch: string,
  uid: string,
  locale: string,
  environments: readonly string[],
): Promise<boolean> {
  return changed(db, [
    db
      .prepare(
        "DELETE FROM snapshot WHERE branch = ? AND uid = ? AND locale = ? AND environment <> '' AND environment IN (SELECT value FROM json_each(?))",
      )
      .bind(branch, uid, locale, JSON.stringify(environments)),
  ]);
}

/** Deletes an entry or asset with all versions. @returns true if it existed */
export function deleteItem(db: D1Database, branch: string, uid: string): Promise<boolean> {
  return changed(
    db,
    ["snapshot", "version", "asset_body", "item"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE branch = ? AND uid = ?`).bind(branch, uid),
    ),
  );
}

/** Deletes a branch with its content types. */
export async function deleteBranch(db: D1Database, branch: string): Promise<void> {
  await db.batch([
    ...["snapshot", "version", "asset_body", "item", "content_type"].map((table) =>
      db.prepare(`DELETE FROM ${table} WHERE branch = ?`).bind(branch),
    ),
    raise(db, true),
  ]);
}
