/** The editors' desk: the list of entries, one entry in one language, and its drafts. */
import type { AuditFacts } from "@contracts/office/audit";
import {
  contentQuery,
  entryReverted,
  entrySaved,
  entryTranslated,
  fileReplaced,
  newEntry,
  newFile,
  newPicture,
} from "@contracts/office/content";
import { pageQuery } from "@contracts/office/resources";
import { writeForm } from "@domain/desk/write-form";
import { Hono } from "hono";
import * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { type OfficeApp, requirePermission } from "../../permission";
import { type ActionRequest, fieldProblem, readFields, readQuery, repeatedAction } from "../../shared/office/actions";
import { historyOf } from "../../shared/office/audit";
import { type DocumentDraft, prepareDocuments } from "../store/write-documents";
import { asList, isRecord } from "../stored-values";
import { changeEntry } from "./change-entry";
import { checkEntry, deadLinks } from "./check-entry";
import { type Desk, deskOf, entryOf, previewsOf } from "./desk-context";
import { detailsOf, type Entry, fieldsOfVersion, readEntry, targetsOf, titlesOf } from "./entry";
import { bodyCapBytes, entryAction, refused } from "./entry-action";
import { listEntries } from "./list";
import { createFile, createPicture } from "./new-asset";
import { createEntry } from "./new-entry";
import { numberProblems, savedAnyway } from "./number-problems";
import { keyOf } from "./place";
import { addPublishing } from "./publish-routes";
import { readFormWithEntries } from "./refer";
import { readUpload, uploadedAsset } from "./uploaded-file";

const listQuery = v.object({ ...pageQuery, ...contentQuery.entries });

export const deskRoutes = new Hono<OfficeApp>();

deskRoutes.get("/", requirePermission("content:read"), async (c) => {
  const query = readQuery(c.req.raw, listQuery);
  if (!query.ok) return query.response;
  const { after, limit, ...asked } = query.value;
  const { db, branch, environment } = await deskOf(c.env);
  return c.json(await listEntries(db, { branch, environment, query: asked, after, limit }));
});

deskRoutes.get("/:key", requirePermission("content:read"), async (c) => {
  const desk = await deskOf(c.env);
  const entry = await entryOf(c, desk);
  if (entry instanceof Response) return entry;
  const [details, history] = await Promise.all([
    detailsOf(desk.db, desk.environment, entry),
    historyOf(desk.db, "content", keyOf(entry.place)),
  ]);
  const previews = await previewsOf(c.env, c.get("actor").name, details.address ?? "/");
  return c.json({ record: { ...details, previews }, version: entry.current, history });
});

deskRoutes.post("/add", requirePermission("content:edit"), async (c) => {
  const body = await readFields(c.req.raw, newEntry);
  if (!body.ok) return body.response;
  const created = await createEntry(c.env, await deskOf(c.env), c.get("actor"), body.value);
  return created instanceof Response ? created : refused(created.problems);
});

deskRoutes.post("/picture", requirePermission("content:edit"), async (c) => {
  const body = await readFields(c.req.raw, newPicture, bodyCapBytes);
  if (!body.ok) return body.response;
  const created = await createPicture(c.env, await deskOf(c.env), c.get("actor"), body.value);
  return created instanceof Response ? created : refused(created.problems);
});

deskRoutes.post("/file", requirePermission("content:edit"), async (c) => {
  const body = await readFields(c.req.raw, newFile, bodyCapBytes);
  if (!body.ok) return body.response;
  const created = await createFile(c.env, await deskOf(c.env), c.get("actor"), body.value);
  return created instanceof Response ? created : refused(created.problems);
});

entryAction(deskRoutes, { name: "save", permission: "content:edit", schema: entrySaved }, async (acting) => {
  const { db, branch, entry, body } = acting;
  const sent = { form: body.fields, add: body.add, before: entry.fields };
  const { fields, problems } = await readFormWithEntries(db, branch, entry.type, sent);
  if (problems.length > 0) return refused(problems.map(({ path, message }) => ({ path: `fields.${path}`, message })));
  const dead = body.deadLinks ? [] : await deadLinks(db, branch, entry.type, fields);
  const numbers = body.wrongNumbers ? [] : await numberProblems(acting.c, [{ type: entry.type, fields }]);
  if (dead.length + numbers.length > 0)
    return refused([
      ...dead,
      ...numbers,
      ...(dead.length > 0 ? [{ path: "deadLinks", message: "Tick this to save links that lead nowhere yet." }] : []),
      ...(numbers.length > 0 ? [savedAnyway] : []),
    ]);
  return store(acting, fields);
});

entryAction(deskRoutes, { name: "revert", permission: "content:edit", schema: entryReverted }, async (acting) => {
  const { db, entry, body } = acting;
  const fields = await fieldsOfVersion(db, entry.place, body.to);
  return fields ? store(acting, fields, { to: body.to }) : fieldProblem("to", "There is no such version.");
});

/** The former file keeps its address, so an earlier version can be restored. */
entryAction(deskRoutes, { name: "replace-file", permission: "content:edit", schema: fileReplaced }, async (acting) => {
  const { environment, entry, body } = acting;
  const file = readUpload(entry.type.uid, body.file);
  if ("problems" in file) return refused(file.problems);
  const asset = await uploadedAsset(environment, body.key, String(entry.fields.title ?? entry.place.uid), file);
  if ("problems" in asset) return refused(asset.problems);
  const alt = file.dimension && body.alt !== null ? { alt_text: body.alt } : {};
  return store(acting, { ...entry.fields, ...alt, [file.field]: asset.uid }, { along: [asset.draft] });
});

entryAction(deskRoutes, { name: "translate", permission: "content:edit", schema: entryTranslated }, async (acting) => {
  const { db, branch, environment, entry: source, body, c } = acting;
  const place = { ...source.place, locale: body.language };
  if (await readEntry(db, place)) return fieldProblem("language", "The entry already exists in this language.");
  const { type, fields, tags } = source;
  const checked = await checkEntry(db, { place, type, fields, tags, environment, publishes: false });
  if (!checked.ok) return refused(checked.problems);
  const { statements } = await prepareDocuments(db, branch, [checked.draft]);
  // The new language is the guarded entry and gets the audit entry; the source language does not change.
  const request = { key: body.key, reason: body.reason, version: null };
  const guarded = { place, current: 0 };
  return changeEntry(c.env, db, c.get("actor"), request, guarded, {
    ...{ record: keyOf(place), action: "content:edit", statements },
    ...{ before: {}, after: { copied: keyOf(source.place) } },
  });
});

addPublishing(deskRoutes);

interface Storing extends Desk {
  readonly c: { readonly env: ServicesEnv; get(name: "actor"): OfficeApp["Variables"]["actor"] };
  readonly entry: Entry;
  readonly body: ActionRequest;
}

interface With {
  /** Version that the fields come from; null if they come from a form. */
  readonly to?: number | null;
  /** More documents to store in the same transaction. */
  readonly along?: readonly DocumentDraft[];
}

/** Stores fields as a new draft. */
async function store(
  { db, environment, c, entry, body }: Storing,
  fields: Entry["fields"],
  { to = null, along = [] }: With = {},
) {
  const { place, type, tags } = entry;
  const repeated = await repeatedAction(db, body.key, { action: "content:edit" });
  if (repeated) return repeated;
  const checked = await checkEntry(db, { place, type, fields, tags, environment, publishes: false });
  if (!checked.ok) return refused(checked.problems);
  const { statements } = await prepareDocuments(db, place.branch, [...along, checked.draft]);
  if (statements.length === 0)
    return fieldProblem(to === null ? "" : "to", "The draft already has this text. Nothing was changed.");
  const titles = await titlesOf(db, place.branch, [...targetsOf(entry), ...targetsOf({ type, fields })]);
  const facts = (values: Entry["fields"]) => factsOf(entry, values, titles);
  return changeEntry(c.env, db, c.get("actor"), body, entry, {
    ...{ record: keyOf(place), action: "content:edit", statements, before: facts(entry.fields) },
    after: { ...facts(fields), ...(to !== null && { reverted: `version ${to}` }) },
  });
}

/** Fields of an entry as its form shows them, and the kinds of the blocks in its lists, for the history. */
function factsOf({ type }: Entry, fields: Entry["fields"], titles: Readonly<Record<string, string>>): AuditFacts {
  const facts = writeForm(type.fields, fields, titles).map(({ adds, path, value }): [string, string] =>
    adds ? [path, partsAt(fields, path)] : [path, value],
  );
  const said = facts.filter(([path, value]) => value !== "" && !/\.(position|remove)$/.test(path));
  return Object.fromEntries(said.map(([path, value]) => [path.slice(0, 100), value]));
}

/** Kinds of the blocks in a list, in order. */
function partsAt(fields: unknown, path: string): string {
  const list = path.split(".").reduce<unknown>((inner, name) => Reflect.get(Object(inner), name), fields);
  return asList(list)
    .flatMap((block) => (isRecord(block) ? Object.keys(block) : []))
    .join(", ");
}
