/** Creates an entry; for a page, also the navigation link with its address. */
import { linkAddressField, pageAddressFields } from "@contracts/content/page-addresses";
import type { AuditActor } from "@contracts/office/audit";
import type { newEntry } from "@contracts/office/content";
import type * as v from "valibot";
import type { ServicesEnv } from "../../env";
import { repeatedAction } from "../../shared/office/actions";
import type { Problem } from "../import/problems";
import { shopAddressProblem } from "../import/taken-addresses";
import { pagesAtAddresses } from "../store/page-addresses";
import { draftEnvironment } from "../store/scope";
import { readContentTypes } from "../store/state";
import { type DocumentDraft, prepareDocuments } from "../store/write-documents";
import { changeEntry, changesOf } from "./change-entry";
import { checkEntry } from "./check-entry";
import type { Desk } from "./desk-context";
import { keyOf, type Place } from "./place";

type NewEntry = v.InferOutput<typeof newEntry>;
const masterLocale = "en-us";
const linkPrefix = "link_";

/** "Spectral flow: panels" → "spectral-flow-panels"; empty for titles without Latin letters. */
const slug = (title: string): string =>
  title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .slice(0, 40);

/** Nests a value under a path of field names, such as "page.navigation_link". */
const nested = (path: string, value: unknown): Record<string, unknown> =>
  path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value) as Record<string, unknown>;

/** Creates a draft in English. */
export async function createEntry(
  env: ServicesEnv,
  { db, branch, environment }: Desk,
  actor: AuditActor,
  { key, reason, type: uidOfType, title, id, address }: NewEntry,
): Promise<Response | { readonly problems: readonly Problem[] }> {
  const repeated = await repeatedAction(db, key, { action: "content:edit" });
  if (repeated) return repeated;
  const types = await readContentTypes(db, branch);
  const type = types.get(uidOfType);
  if (!type) return { problems: [{ path: "type", message: "There is no such type." }] };
  const uid = id ?? `${uidOfType}_${slug(title) || key.slice(0, 8)}`.slice(0, 60);
  const place: Place = { branch, uid, locale: masterLocale };
  const exists = await db.prepare("select 1 from item where branch = ? and uid = ?").bind(branch, uid).first();
  if (exists) return { problems: [{ path: "id", message: `There is an entry ${uid}. Choose another id.` }] };
  const link = address === null ? null : { uid: `${linkPrefix}${uid}`.slice(0, 64), address };
  if (link) {
    const reserved = shopAddressProblem(link.address);
    if (reserved) return { problems: [{ path: "address", message: reserved }] };
    const asked = [environment, draftEnvironment].map((each) => [each, link.address] as const);
    const [owner] = [...(await pagesAtAddresses(db, branch, asked)).values()].flatMap((pages) => [...pages]);
    if (owner !== undefined)
      return { problems: [{ path: "address", message: `${link.address} is the address of the entry ${owner}.` }] };
  }
  const reference = link && { uid: link.uid, _content_type_uid: "navigation_link" };
  const own = reference ? nested(pageAddressFields[uidOfType] ?? "navigation_link", reference) : {};
  const drafts: DocumentDraft[] = [];
  const wanted = [
    ...(link
      ? [
          {
            uid: link.uid,
            type: types.get("navigation_link"),
            fields: { title, ...nested(linkAddressField, link.address) },
          },
        ]
      : []),
    { uid, type, fields: { title, ...own } },
  ];
  for (const each of wanted) {
    if (!each.type) return { problems: [{ path: "address", message: "Addresses are not set up." }] };
    const checked = await checkEntry(db, {
      ...{ place: { ...place, uid: each.uid }, type: each.type, fields: each.fields, tags: [], environment },
      publishes: false,
    });
    if (!checked.ok) return { problems: checked.problems.map(({ message }) => ({ path: "title", message })) };
    drafts.push(checked.draft);
  }
  const { statements } = await prepareDocuments(db, branch, drafts);
  const guarded = { place, current: await changesOf(db, place) };
  return changeEntry(env, db, actor, { key, reason, version: null }, guarded, {
    ...{ record: keyOf(place), action: "content:edit", statements, before: {} },
    after: { type: uidOfType, title, ...(address !== null && { address }) },
  });
}
