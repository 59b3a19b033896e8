/**
 * Rejects pages that the shop would silently not show: a second page at an address, a page at an address of the shop or
 * at one that browsers cannot request, and a second home page.
 */
import { linkAddressField, pageAddressFields } from "@contracts/content/page-addresses";
import { safeHref } from "@domain/links/safe-href";
import { isShopPage } from "@domain/links/shop-page";
import { addressesOfLinks, homePages, pagesAtAddresses, pagesWithLinks } from "../store/page-addresses";
import type { DocumentDraft } from "../store/write-documents";
import type { Problem } from "./problems";

/** A page that claims an address, in one environment. */
interface Claim {
  readonly draft: DocumentDraft;
  readonly environment: string;
  /** Uid of the page: the draft itself or, if the draft is a navigation link, an entry with that address. */
  readonly page: string;
  readonly address: string;
}

const addressOf = (link: DocumentDraft) =>
  link.values.find(([path]) => path === `navigation_link.${linkAddressField}`)?.[1] ?? null;

function linkOf(draft: DocumentDraft): string | null {
  const field = pageAddressFields[draft.contentType];
  if (field === undefined) return null;
  return draft.references.find(([path]) => path === `${draft.contentType}.${field}`)?.[1] ?? null;
}

/** Message for editors about an address that a page cannot have; null if it can. */
export function shopAddressProblem(address: string): string | null {
  if (isShopPage(address))
    return `${address} belongs to the shop itself, which shows its own page there. Choose another address.`;
  // Browsers request normalized paths, and the shop has no addresses with a trailing slash.
  const isAsked = safeHref(address)?.href === address && /^(?:\/[^/?#]+)+$/.test(address);
  return isAsked ? null : `No visitor would find a page at ${address}. Use a path such as /research/new-page.`;
}

/** Drafts whose address belongs to the shop or to another page, stored or earlier in the list, each with its message. */
export async function takenAddresses(
  db: D1Database,
  branch: string,
  drafts: readonly DocumentDraft[],
): Promise<ReadonlyMap<DocumentDraft, Problem>> {
  const claims = await claimsOf(db, branch, drafts);
  const asked = claims.map(({ environment, address }) => [environment, address] as const);
  const stored = await pagesAtAddresses(db, branch, asked);
  // A page that gets a new address in this import frees its old one.
  const given = new Set(claims.map(({ environment, page }) => `${environment}|${page}`));
  const owners = new Map<string, string>();
  for (const [key, pages] of stored) {
    const [environment] = key.split("|", 1);
    const owner = [...pages].find((page) => !given.has(`${environment}|${page}`));
    if (owner !== undefined) owners.set(key, owner);
  }
  const refused = new Map<DocumentDraft, Problem>();
  for (const { draft, environment, page, address } of claims) {
    const field = pageAddressFields[draft.contentType] ?? linkAddressField;
    const reserved = shopAddressProblem(address);
    if (reserved) refused.set(draft, { path: `fields.${field}`, message: reserved });
    const key = `${environment}|${address}`;
    const owner = owners.get(key) ?? page;
    owners.set(key, owner);
    if (owner === page || reserved) continue;
    refused.set(draft, { path: `fields.${field}`, message: `${address} is wanted by ${page} and taken by ${owner}` });
  }
  for (const [draft, owner] of await secondHomePages(db, branch, drafts)) {
    const message = `The shop has one home page, and it is ${owner}. Change that one, or delete it first.`;
    refused.set(draft, { path: "fields.title", message });
  }
  return refused;
}

/** Drafts of a second home page, each with the uid of the first one, which it would replace in every language. */
async function secondHomePages(db: D1Database, branch: string, drafts: readonly DocumentDraft[]) {
  const homes = drafts.filter(({ contentType }) => contentType === "homepage");
  const stored = await homePages(db, branch, [...new Set(homes.flatMap(({ publish }) => publish))]);
  const owners = new Map([...stored].map(([key, uids]) => [key.split("|", 1)[0] ?? "", [...uids].sort()[0] ?? ""]));
  return homes.flatMap((draft) => {
    const own = draft.publish.map((environment) => owners.get(environment) ?? draft.uid);
    for (const environment of draft.publish) owners.set(environment, owners.get(environment) ?? draft.uid);
    return own.filter((owner) => owner !== draft.uid).map((owner) => [draft, owner] as const);
  });
}

async function claimsOf(db: D1Database, branch: string, drafts: readonly DocumentDraft[]): Promise<Claim[]> {
  const links = drafts.filter(({ contentType }) => contentType === "navigation_link");
  const inEnvironments = (draft: DocumentDraft, value: string) =>
    draft.publish.map((environment) => [environment, value] as const);
  const [pages, addresses] = await Promise.all([
    pagesWithLinks(
      db,
      branch,
      links.flatMap((draft) => inEnvironments(draft, draft.uid)),
    ),
    addressesOfLinks(
      db,
      branch,
      drafts.flatMap((draft) => {
        const link = linkOf(draft);
        return link === null ? [] : inEnvironments(draft, link);
      }),
    ),
  ]);
  const own = new Set(drafts.filter((draft) => linkOf(draft) !== null).map(({ uid }) => uid));
  return drafts.flatMap((draft) =>
    draft.publish.flatMap((environment): Claim[] => {
      if (draft.contentType === "navigation_link") {
        const address = addressOf(draft);
        // Pages in the same list have their own claims.
        const others = [...(pages.get(`${environment}|${draft.uid}`) ?? [])].filter((page) => !own.has(page));
        return address === null ? [] : others.map((page) => ({ draft, environment, page, address }));
      }
      const link = linkOf(draft);
      if (link === null) return [];
      const fresh = links.filter(({ uid, publish }) => uid === link && publish.includes(environment)).map(addressOf);
      const known = fresh.length > 0 ? fresh : [...(addresses.get(`${environment}|${link}`) ?? [])];
      return known.flatMap((address) => (address === null ? [] : [{ draft, environment, page: draft.uid, address }]));
    }),
  );
}
