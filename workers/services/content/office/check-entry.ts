/** Checks an entry before it is stored or published; each problem names its field. */
import type { ContentType } from "@contracts/content/content-types";
import { entryFaults } from "@domain/desk/entry-faults";
import { safeHref } from "@domain/links/safe-href";
import { isShopAddress } from "@domain/links/shop-address";
import { checkFields } from "../import/check-fields";
import { draftEntry } from "../import/drafts";
import { type Problem, Problems } from "../import/problems";
import { takenAddresses } from "../import/taken-addresses";
import { pagesAtAddresses } from "../store/page-addresses";
import { draftEnvironment } from "../store/scope";
import { type DocumentDraft, takenValues } from "../store/write-documents";
import { isRecord } from "../stored-values";
import type { Place } from "./place";

type Checked =
  | { readonly ok: true; readonly draft: DocumentDraft }
  | { readonly ok: false; readonly problems: readonly Problem[] };

interface Checking {
  readonly place: Place;
  readonly type: ContentType;
  readonly fields: Readonly<Record<string, unknown>>;
  readonly tags: readonly string[];
  /** Environment in which the entry is or will be published, whose addresses must stay unique too. */
  readonly environment: string;
  /** Publishes the entry, which needs all its fields; otherwise stores a draft. */
  readonly publishes: boolean;
}

const environmentsOf = ({ publishes, environment }: Checking) => (publishes ? [environment] : []);

/** The entry, ready to be stored. */
export async function checkEntry(db: D1Database, checking: Checking): Promise<Checked> {
  const { place, type, fields, tags, environment } = checking;
  const problems = new Problems();
  checkFields(type.fields, fields, "fields", problems, { incomplete: !checking.publishes });
  const faults = entryFaults(type.uid, fields).filter(({ isUnfinished }) => checking.publishes || !isUnfinished);
  const found = [
    ...problems.list.map(inWords),
    ...faults.map(({ path, message }) => ({ path: `fields.${path}`, message })),
  ];
  if (found.length > 0) return { ok: false, problems: found };
  const line = { kind: "entry" as const, content_type: type.uid, uid: place.uid, locale: place.locale, fields };
  const drafted = await draftEntry(
    { ...line, tags: [...tags], publish: environmentsOf(checking) },
    new Map([[type.uid, type]]),
    { now: new Date().toISOString(), environment, incomplete: !checking.publishes },
  );
  if (!drafted.ok) return drafted;
  const { draft } = drafted;
  const claiming = { ...draft, publish: [environment, draftEnvironment] };
  const taken = (await takenAddresses(db, place.branch, [claiming])).get(claiming);
  if (taken) return { ok: false, problems: [taken] };
  const repeated = await repeatedValue(db, place, type, draft);
  return repeated ? { ok: false, problems: [repeated] } : { ok: true, draft };
}

/** Import messages name the expected value; editors get a sentence. */
function inWords({ path, message }: Problem): Problem {
  if (message === "required") return { path, message: "This is needed to publish." };
  if (message.startsWith("an address")) return { path, message: "Enter a path of the shop, or https:, mailto:, tel:." };
  if (message.startsWith("at most")) return { path, message: `Use ${message}.` };
  return { path, message: `Enter ${message}.` };
}

async function repeatedValue(db: D1Database, { branch, uid, locale }: Place, type: ContentType, draft: DocumentDraft) {
  const paths = new Set((type.unique ?? []).map((field) => `${type.uid}.${field}`));
  const wanted = draft.values
    .filter(([path]) => paths.has(path))
    .map(([path, text]) => [path, locale, text, uid] as const);
  const [taken] = await takenValues(db, branch, wanted);
  if (!taken) return null;
  const [key, owner] = taken;
  const [path = "", , text = ""] = key.split("|");
  return { path: `fields.${path.split(".").slice(1).join(".")}`, message: `“${text}” belongs to the entry ${owner}.` };
}

interface FoundLink {
  readonly path: string;
  readonly href: string;
}

/** Links in the fields of an entry, with the paths of their form fields. */
function linksIn(value: unknown, path: string): FoundLink[] {
  if (Array.isArray(value)) return value.flatMap((item, at) => linksIn(item, `${path}.${at}`));
  if (!isRecord(value)) return [];
  if (value.type === "doc") return documentLinks(value).map((href) => ({ path, href }));
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "href" && typeof inner === "string"
      ? [{ path: `${path}.href`, href: inner }]
      : linksIn(inner, `${path}.${name}`),
  );
}

function documentLinks(node: unknown): string[] {
  if (!isRecord(node)) return [];
  const own = node.type === "a" && isRecord(node.attrs) && typeof node.attrs.url === "string" ? [node.attrs.url] : [];
  return Array.isArray(node.children) ? [...own, ...node.children.flatMap(documentLinks)] : own;
}

/** Links into the shop without a page, published or in draft. A navigation link defines an address. */
export async function deadLinks(
  db: D1Database,
  branch: string,
  type: ContentType,
  fields: Readonly<Record<string, unknown>>,
): Promise<readonly Problem[]> {
  if (type.uid === "navigation_link") return [];
  const links = linksIn(fields, "fields").flatMap(({ path, href }) => {
    const safe = safeHref(href);
    if (safe?.kind !== "path") return [];
    const [address = ""] = safe.href.split(/[?#]/, 1);
    return isShopAddress(address) ? [] : [{ path, address: address.replace(/(.)\/$/, "$1") }];
  });
  const pages = await pagesAtAddresses(
    db,
    branch,
    links.map(({ address }) => [draftEnvironment, address] as const),
  );
  return links
    .filter(({ address }) => !pages.has(`${draftEnvironment}|${address}`))
    .map(({ path, address }) => ({ path, message: `No page has the address ${address}.` }));
}
