import { calendarDay } from "@contracts/values/measures";
import { networkOf } from "@domain/http/network";
import { safeGoto } from "@domain/http/safe-goto";
import { createWindowLimiter } from "@domain/http/window-limiter";
import { data, redirect } from "@framework/remix.server";
import * as v from "valibot";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { textFields } from "~/loaders/form/form-fields.server";
import { entry, type PreviewEntryData } from "~/loaders/preview/preview-entry.server";

/** Tokens are long, so this is enough for honest mistakes. */
const attempts = createWindowLimiter(10, 600_000);

const goto = v.optional(v.string(), "/");
const form = v.variant("intent", [
  v.object({
    intent: v.literal("enter"),
    token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(512)),
    goto,
  }),
  v.object({
    intent: v.literal("enter-by-link"),
    link: v.pipe(v.string(), v.maxLength(4096)),
    day: v.pipe(v.string(), v.trim(), v.union([v.literal(""), calendarDay])),
    goto,
  }),
  v.object({ intent: v.literal("leave"), goto }),
]);

export async function changePreview(context: PrivateContext, { url, form: sent }: PageArgs & { form: FormData }) {
  const { editors, t, now, clientAddress } = context;
  const fields = textFields(sent);
  const parsed = v.safeParse(form, fields);
  const goto = safeGoto(parsed.success ? parsed.output.goto : "/", url.origin);
  const link = typeof fields.link === "string" && (await editors.linkOf(fields.link)) ? fields.link : null;
  const refused = (status: number, error: string) =>
    data<PreviewEntryData>(entry(context, { goto, link, error }), { status });
  if (!parsed.success) return refused(422, t(link === null ? "preview.missing" : "preview.badDay"));
  if (parsed.output.intent === "leave") {
    context.setCookie(editors.leave());
    return redirect(goto, 303);
  }
  if (!attempts.take(networkOf(clientAddress), now.getTime())) return refused(429, t("preview.limit"));
  const byLink = parsed.output.intent === "enter-by-link" ? parsed.output : null;
  const cookie = byLink
    ? await editors.enterByLink(byLink.link, byLink.day || null)
    : parsed.output.intent === "enter" && (await editors.enter(parsed.output.token));
  if (!cookie) return refused(403, t(byLink ? "preview.linkEnded" : "preview.unknown"));
  context.setCookie(cookie);
  return redirect(goto, 303);
}
