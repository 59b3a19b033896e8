/** Addresses of pages: an entry references a navigation link, which has the address. */
import { linkAddressField, pageAddressFields } from "@contracts/content/page-addresses";

const addressPath = `navigation_link.${linkAddressField}`;
const pagePaths = JSON.stringify(Object.entries(pageAddressFields).map(([type, field]) => `${type}.${field}`));

/** Joins a navigation link `l` to the entries `s` that use it as their address, in the same environment. */
const pagesOfLink = `CROSS JOIN field_reference r ON r.target = l.uid AND r.path IN (SELECT value FROM json_each(?))
  CROSS JOIN snapshot s ON s.id = r.snapshot_id AND s.branch = l.branch AND s.environment = l.environment`;

interface Row {
  readonly environment: string;
  readonly question: string;
  readonly found: string;
}

type AddressQuestion = readonly (readonly [environment: string, value: string])[];

/** Results by `environment|value`. */
type Found = ReadonlyMap<string, ReadonlySet<string>>;

async function find(db: D1Database, sql: string, branch: string, question: AddressQuestion, more: readonly string[]) {
  const found = new Map<string, Set<string>>();
  if (question.length === 0) return found;
  const { results } = await db
    .prepare(sql)
    .bind(JSON.stringify(question), branch, ...more)
    .all<Row>();
  for (const row of results) {
    const key = `${row.environment}|${row.question}`;
    found.set(key, (found.get(key) ?? new Set()).add(row.found));
  }
  return found;
}

/** Addresses of navigation links, keyed by link uid. A link may have one per language. */
export function addressesOfLinks(db: D1Database, branch: string, links: AddressQuestion): Promise<Found> {
  return find(
    db,
    `SELECT DISTINCT l.environment, l.uid AS question, f.text AS found FROM json_each(?) j
     CROSS JOIN snapshot l ON l.branch = ? AND l.environment = j.value ->> 0 AND l.uid = j.value ->> 1
     CROSS JOIN field_value f ON f.snapshot_id = l.id AND f.path = ?`,
    branch,
    links,
    [addressPath],
  );
}

/** Uids of the pages that use a navigation link as their address, keyed by link uid. */
export function pagesWithLinks(db: D1Database, branch: string, links: AddressQuestion): Promise<Found> {
  return find(
    db,
    `SELECT DISTINCT l.environment, l.uid AS question, s.uid AS found FROM json_each(?) j
     CROSS JOIN snapshot l ON l.branch = ? AND l.environment = j.value ->> 0 AND l.uid = j.value ->> 1
     ${pagesOfLink}`,
    branch,
    links,
    [pagePaths],
  );
}

/** Uids of the pages at an address, keyed by address. */
export function pagesAtAddresses(db: D1Database, branch: string, addresses: AddressQuestion): Promise<Found> {
  return find(
    db,
    `SELECT DISTINCT l.environment, f.text AS question, s.uid AS found FROM json_each(?) j
     CROSS JOIN field_value f ON f.path = '${addressPath}' AND f.text = j.value ->> 1
     CROSS JOIN snapshot l ON l.id = f.snapshot_id AND l.branch = ? AND l.environment = j.value ->> 0
     ${pagesOfLink}`,
    branch,
    addresses,
    [pagePaths],
  );
}

/** Uids of the home pages in environments, keyed by `environment|homepage`. */
export function homePages(db: D1Database, branch: string, environments: readonly string[]): Promise<Found> {
  return find(
    db,
    `SELECT DISTINCT s.environment, s.content_type AS question, s.uid AS found FROM json_each(?) j
     CROSS JOIN snapshot s ON s.branch = ? AND s.environment = j.value ->> 0 AND s.content_type = j.value ->> 1`,
    branch,
    environments.map((environment) => [environment, "homepage"] as const),
    [],
  );
}
