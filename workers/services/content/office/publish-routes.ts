/** Publishes an entry now or at a time, puts it into a release, withdraws it or deletes it. */
import {
  entryDeleted,
  entryPublished,
  entryReleased,
  entryScheduled,
  entryUnpublished,
  entryAction as onEntry,
} from "@contracts/office/content";
import type { Hono } from "hono";
import type { OfficeApp } from "../../permission";
import { fieldProblem } from "../../shared/office/actions";
import { deleteStatements, raiseStatement } from "../store/write-other";
import { actionStatement, changeEntry } from "./change-entry";
import { entryAction, refused } from "./entry-action";
import { numberProblems, publishedAnyway } from "./number-problems";
import { keyOf } from "./place";
import { alongStatements, publishing, showChange, unpublishedReferences, withdrawal } from "./publish";

const publishes = "content:publish" as const;

export function addPublishing(routes: Hono<OfficeApp>): void {
  entryAction(routes, { name: "publish", permission: publishes, schema: entryPublished }, async (acting) => {
    const { db, environment, entry, body, c } = acting;
    const along = body.withReferences ? await unpublishedReferences(db, environment, entry) : [];
    const { statements, problems } = await publishing(db, environment, [entry, ...along]);
    if (problems.length > 0) return refused(problems);
    const numbers = body.wrongNumbers ? [] : publishedAnyway(await numberProblems(c, [entry, ...along]));
    if (numbers.length > 0) return refused(numbers);
    const actor = c.get("actor");
    const reason = `Published with ${keyOf(entry.place)}`;
    const answer = await changeEntry(c.env, db, actor, body, entry, {
      ...{ record: keyOf(entry.place), action: publishes, before: {} },
      after: { published: `version ${entry.version}`, ...(along.length > 0 && { along: along.length }) },
      statements: [
        actionStatement(db, entry.place, body.key),
        ...statements,
        ...along.flatMap((other) => alongStatements(db, actor, body.key, other, reason)),
      ],
    });
    return showChange(c.env, answer);
  });

  entryAction(routes, { name: "unpublish", permission: publishes, schema: entryUnpublished }, async (acting) => {
    const { db, environment, entry, body, c } = acting;
    const answer = await changeEntry(c.env, db, c.get("actor"), body, entry, {
      ...{ record: keyOf(entry.place), action: publishes, before: { published: true }, after: { published: false } },
      statements: [actionStatement(db, entry.place, body.key), ...withdrawal(db, environment, entry.place)],
    });
    return showChange(c.env, answer);
  });

  entryAction(routes, { name: "schedule", permission: publishes, schema: entryScheduled }, async (acting) => {
    const { db, environment, entry, body, c } = acting;
    const { at, what, key } = body;
    if (at <= new Date().toISOString()) return fieldProblem("at", "This time has passed.");
    const entries = what === "publish" ? [entry, ...(await unpublishedReferences(db, environment, entry))] : [];
    const { problems } = await publishing(db, environment, entries);
    if (problems.length > 0) return refused(problems);
    const numbers = body.wrongNumbers ? [] : publishedAnyway(await numberProblems(c, entries));
    if (numbers.length > 0) return refused(numbers);
    const { branch, uid, locale } = entry.place;
    return changeEntry(c.env, db, c.get("actor"), body, entry, {
      ...{ record: keyOf(entry.place), action: publishes, before: {}, after: { planned: what, at } },
      statements: [
        actionStatement(db, entry.place, key),
        db
          .prepare(
            `insert into desk_schedule (id, branch, uid, locale, action, at, actor) values (?, ?, ?, ?, ?, ?, ?)
             on conflict (branch, uid, locale) do update set
               id = excluded.id, action = excluded.action, at = excluded.at, actor = excluded.actor`,
          )
          .bind(key, branch, uid, locale, what, at, JSON.stringify(c.get("actor"))),
      ],
    });
  });

  entryAction(routes, { name: "unschedule", permission: publishes, schema: onEntry }, async (acting) => {
    const { db, entry, body, c } = acting;
    const { branch, uid, locale } = entry.place;
    return changeEntry(c.env, db, c.get("actor"), body, entry, {
      ...{ record: keyOf(entry.place), action: publishes, before: { planned: true }, after: { planned: false } },
      statements: [
        actionStatement(db, entry.place, body.key),
        db.prepare("delete from desk_schedule where branch = ? and uid = ? and locale = ?").bind(branch, uid, locale),
      ],
    });
  });

  entryAction(routes, { name: "release", permission: "content:edit", schema: entryReleased }, async (acting) => {
    const { db, entry, body, c } = acting;
    const { branch, uid, locale } = entry.place;
    const title = await db
      .prepare("select title from desk_release where id = ? and state = 'open'")
      .bind(body.release)
      .first<string>("title");
    if (title === null) return fieldProblem("release", "This release is no longer open.");
    return changeEntry(c.env, db, c.get("actor"), body, entry, {
      ...{ record: keyOf(entry.place), action: "content:edit", before: {}, after: { release: title } },
      statements: [
        actionStatement(db, entry.place, body.key),
        db
          .prepare("insert or replace into desk_release_item (release_id, branch, uid, locale) values (?, ?, ?, ?)")
          .bind(body.release, branch, uid, locale),
        // A new version of the release, so forms that were opened before are refused.
        db.prepare("update desk_release set version = version + 1 where id = ?").bind(body.release),
      ],
    });
  });

  entryAction(routes, { name: "delete", permission: "content:delete", schema: entryDeleted }, async (acting) => {
    const { db, entry, body, c } = acting;
    const { branch, uid } = entry.place;
    const answer = await changeEntry(c.env, db, c.get("actor"), body, entry, {
      ...{ record: keyOf(entry.place), action: "content:delete", after: {} },
      before: { type: entry.type.uid, title: String(entry.fields.title ?? "") },
      statements: [
        actionStatement(db, entry.place, body.key),
        ...deleteStatements(db, branch, uid),
        raiseStatement(db),
      ],
    });
    if (!answer.ok) return answer;
    // Empty, because the record no longer exists; the office then shows the list.
    return showChange(c.env, c.json({ record: "", version: entry.current + 1 }));
  });
}
