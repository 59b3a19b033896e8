/** `/account/my/programs`: programs that may act for the customer. */
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { formatMinute } from "~/i18n/format";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";
import { loadProfile } from "~/loaders/account/profile.server";
import { type ScopeWord, scopeWords } from "./authorize.server";

export const programsPath = "/account/my/programs";

export interface ProgramsData {
  readonly head: AccountHead;
  /** Null during an outage. */
  readonly programs:
    | readonly {
        readonly id: string;
        readonly name: string;
        readonly scopes: readonly ScopeWord[];
        readonly since: string;
        readonly used: string;
      }[]
    | null;
  readonly ended: boolean;
}

export async function loadPrograms(context: PrivateContext, { url }: PageArgs): Promise<ProgramsData> {
  const profile = await loadProfile(context, url);
  const listed = profile ? await context.services.programs.list() : null;
  if (!listed?.ok) context.setErrorStatus(503);
  const at = (time: string) => formatMinute(new Date(time), context.market);
  return {
    head: accountHead(context, context.t("agents.programs.title"), programsPath),
    programs: listed?.ok
      ? listed.value.results.map(({ id, clientName, scopes, createdAt, lastUsedAt }) => ({
          ...{ id, name: clientName, scopes: scopes.map((scope) => scopeWords[scope]) },
          ...{ since: at(createdAt), used: at(lastUsedAt) },
        }))
      : null,
    ended: url.searchParams.get("done") === "ended",
  };
}
