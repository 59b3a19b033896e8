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

const form = v.variant("intent", [
  v.object({
    intent: v.literal("enter"),
    token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(512)),
    goto: v.optional(v.string(), "/"),
  }),
  v.object({ intent: v.literal("leave"), goto: v.optional(v.string(), "/") }),
]);

export async function changePreview(context: PrivateContext, { url, form: sent }: PageArgs & { form: FormData }) {
  const { editors, t, now, clientAddress } = context;
  const parsed = v.safeParse(form, textFields(sent));
  const goto = safeGoto(parsed.success ? parsed.output.goto : "/", url.origin);
  const refused = (status: number, error: string) => data<PreviewEntryData>(entry(context, goto, error), { status });
  if (!parsed.success) return refused(422, t("preview.missing"));
  if (parsed.output.intent === "leave") {
    context.setCookie(editors.leave());
    return redirect(goto, 303);
  }
  if (!attempts.take(networkOf(clientAddress), now.getTime())) return refused(429, t("preview.limit"));
  const cookie = await editors.enter(parsed.output.token);
  if (!cookie) return refused(403, t("preview.unknown"));
  context.setCookie(cookie);
  return redirect(goto, 303);
}
