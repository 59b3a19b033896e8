/** `/lots/unwatch?token=`: ends a watch from a mail, without a sign-in. Opening the link changes nothing. */
import { type WatchEvent, watchToken } from "@contracts/catalogue/lot-watches";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { type AccountHead, accountHead } from "~/loaders/account/head.server";

export interface UnwatchData {
  readonly head: AccountHead;
  readonly token: string;
  /** Null if there is nothing to end. */
  readonly watch: {
    readonly productKey: string;
    readonly lot: string | null;
    readonly events: readonly WatchEvent[];
  } | null;
  readonly state: "ask" | "ended" | "incomplete" | "unavailable";
}

export async function loadUnwatch(context: PrivateContext, { url }: PageArgs): Promise<UnwatchData> {
  return unwatchPage(context, url.searchParams.get("token") ?? "");
}

export async function unwatchPage(context: PrivateContext, typed: string): Promise<UnwatchData> {
  const head = accountHead(context, context.t("lots.unwatch.title"), "/lots/unwatch", true);
  const token = v.safeParse(watchToken, typed);
  if (!token.success) return { head, token: "", watch: null, state: "incomplete" };
  const found = await context.services.lotDesk.watchOf(token.output);
  if (found === null) context.setErrorStatus(503);
  const watch = found === null || found === "ended" ? null : found;
  const state = found === null ? "unavailable" : watch ? "ask" : "ended";
  return { head, token: token.output, watch, state };
}
