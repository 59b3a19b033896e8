/** `/account/my` (A-PROFILE-01) and `/account/my/labnotebook` (A-PROFILE-16, A-PROFILE-17). */
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatDate } from "~/i18n/format";
import { type ApprovalRow, openRequests } from "~/loaders/approvals/approval.server";
import type { FormState } from "./form.server";
import { type AccountHead, accountHead } from "./head.server";
import { loadOverview, type Overview } from "./overview.server";
import { listPart, pagesOf } from "./own-documents.server";
import { loadProfile, nameOf, signInIfEnded } from "./profile.server";

export interface MyAccountData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly customer: { readonly name: string; readonly email: string; readonly verified: boolean } | null;
  readonly overview: Overview | null;
  /** Null during an outage. */
  readonly requests: readonly ApprovalRow[] | null;
}

export async function loadMyAccountPage(context: PrivateContext, { url }: PageArgs): Promise<MyAccountData> {
  const [profile, overview, requests] = await Promise.all([
    loadProfile(context, url),
    loadOverview(context),
    openRequests(context),
  ]);
  return {
    head: accountHead(context, context.t("account.my.title"), "/account/my"),
    overview: profile && overview,
    requests: profile ? requests : [],
    customer: profile && { name: nameOf(profile), email: profile.email, verified: profile.verified },
  };
}

export interface NotebookRow {
  readonly id: string;
  readonly name: string;
  /** Formatted date. */
  readonly date: string;
  readonly experimentId: string;
  readonly species: string | null;
  readonly targets: readonly string[];
  readonly href: string;
}

const notebookOutcomes = ["renamed", "removed"] as const;

export interface LabNotebookData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly rows: readonly NotebookRow[] | null;
  /** Entry that is being renamed, or whose removal is being confirmed. */
  readonly editing: {
    readonly id: string;
    readonly name: string;
    readonly kind: "rename" | "remove";
    /** Name that was typed and refused. */
    readonly typed: string | null;
    readonly error: string | null;
  } | null;
  readonly done: (typeof notebookOutcomes)[number] | null;
  readonly problem: string | null;
  readonly page: number;
  readonly pages: number;
}

type NotebookRefusal = Pick<FormState, "values" | "errors" | "problem">;

export async function loadLabNotebookPage(
  context: PrivateContext,
  { url }: PageArgs,
  refused: NotebookRefusal = { values: {}, errors: {}, problem: null },
): Promise<LabNotebookData> {
  const { problem } = refused;
  const done = notebookOutcomes.find((outcome) => outcome === url.searchParams.get("done")) ?? null;
  const { page, limit, offset } = listPart(url);
  const head = accountHead(context, context.t("account.notebook.title"), "/account/my/labnotebook");
  const result = await context.services.accounts.labNotebook({ limit, offset });
  if (!result.ok) signInIfEnded(context, url);
  if (!result.ok) {
    context.setErrorStatus(503);
    return { head, rows: null, editing: null, page: 1, pages: 1, done, problem };
  }
  const { results, total } = result.value;
  const rows = results.map(({ id, name, createdAt, experimentId, targetSpecies, targets }) => ({
    ...{ id, name, experimentId, targets, species: targetSpecies },
    date: dayOf(context, createdAt),
    href: `/products/signalstar/targetspecies?design=${encodeURIComponent(experimentId)}`,
  }));
  const pages = pagesOf(total, page, url);
  return { head, rows, editing: editingOf(url, rows, refused), page, pages, done, problem };
}

/** From the address, so that the question works without scripts, or from the form that was refused. */
function editingOf(
  { searchParams }: URL,
  rows: readonly NotebookRow[],
  { values, errors }: NotebookRefusal,
): LabNotebookData["editing"] {
  for (const kind of ["rename", "remove"] as const) {
    const isSent = values.intent === kind;
    const row = rows.find(({ id }) => id === (isSent ? values.id : searchParams.get(kind)));
    if (row) return { id: row.id, name: row.name, kind, typed: values.name ?? null, error: errors.name ?? null };
  }
  return null;
}

/** A date like those of orders and quotes; empty if it cannot be read. */
export function dayOf(context: Pick<PrivateContext, "market" | "t" | "now">, iso: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? "" : formatDate(date, context);
}
