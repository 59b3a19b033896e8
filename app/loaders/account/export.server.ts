/** `/account/my/data.json`: a customer's data and activity as one file (Article 20 of the GDPR). */
import { ordersPerCall } from "@contracts/commerce/orders";
import { writerOfCustomer } from "@domain/reviews/writer";
import { redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { signInPath } from "~/loaders/checkout/basket.server";

/** Maximum entries of each kind, newest first; the file states the total. */
const maxOfAKind = 5_000;
const settingsPath = "/account/my/accountsettings";

interface Part<T> {
  readonly total: number;
  readonly results: readonly T[];
}

/** The file, or the settings page with a message if a part cannot be read: a file with gaps would look complete. */
export async function loadDataExport(context: PrivateContext, { url }: PageArgs): Promise<Response> {
  const unavailable = () => redirect(`${settingsPath}?done=export-unavailable`, 303);
  const { accounts, commerce, lotDesk, programs, reviewSender } = context.services;
  const read = await accounts.profile();
  if (!read.ok) return unavailable();
  if (read.value === null) return redirect(signInPath(url));
  const profile = read.value;
  const [orders, quotes, labNotebook, sessions, passkeys, withdrawals, inquiries, watches, holds, cards, reviews] =
    await Promise.all([
      wholeList((page) => commerce.orders(page)),
      wholeList((page) => commerce.quotes(page)),
      wholeList((page) => accounts.labNotebook(page)),
      accounts.sessions(),
      accounts.passkeys(),
      accounts.withdrawals(),
      // A customer who has not confirmed an address may not be its owner.
      profile.verified ? context.services.inquiries.of(profile.email) : [],
      lotDesk.watches(profile.id),
      lotDesk.holds(profile.id),
      commerce.savedCards(),
      writerOfCustomer(profile.id).then((writer) => reviewSender.of(writer)),
    ]);
  const [allowed, company, approvals] = await Promise.all([programs.list(), accounts.company(), accounts.approvals()]);
  if (!orders || !quotes || !labNotebook || !inquiries || !watches || !holds || !reviews) return unavailable();
  if (!sessions.ok || !passkeys.ok || !withdrawals.ok || !cards.ok) return unavailable();
  if (!allowed.ok || !company.ok || !approvals.ok) return unavailable();
  const file = {
    exportedAt: context.now.toISOString(),
    account: profile,
    sessions: sessions.value,
    savedCards: cards.value.map(({ id: _, ...card }) => card),
    passkeys: passkeys.value,
    programs: allowed.value.results,
    // Leaves out the other members.
    company: company.value && { name: company.value.name, member: company.value.me },
    approvals: approvals.value.filter(({ requester }) => requester.id === profile.id),
    orders,
    quotes,
    labNotebook,
    withdrawals: withdrawals.value,
    inquiries,
    lotWatches: watches.map(({ token: _, ...watch }) => watch),
    lotHolds: holds,
    reviews,
  };
  return new Response(JSON.stringify(file, null, 2), {
    headers: {
      "content-type": "application/json; charset=utf-8",
      "content-disposition": 'attachment; filename="benchside-data.json"',
      "cache-control": "private, no-store",
    },
  });
}

type ReadPage<T> = (page: {
  readonly limit: number;
  readonly offset: number;
}) => Promise<{ readonly ok: true; readonly value: Part<T> } | { readonly ok: false }>;

/**
 * Null if a page cannot be read. Entries that arrive meanwhile shift others to the next page, so duplicates are
 * dropped.
 */
async function wholeList<T>(readPage: ReadPage<T>): Promise<Part<T> | null> {
  const found = new Map<string, T>();
  let known = 0;
  for (let offset = 0; offset < maxOfAKind; offset += ordersPerCall) {
    const page = await readPage({ limit: ordersPerCall, offset });
    if (!page.ok) return null;
    const { total, results } = page.value;
    known = total;
    for (const entry of results) found.set(JSON.stringify(entry), entry);
    if (offset + ordersPerCall >= total || results.length === 0) break;
  }
  return { total: known, results: [...found.values()] };
}
