/** The form of `/oauth/authorize`: stores the consent, and redirects to the program with a code or a refusal. */
import { returnAddress } from "@domain/agents/oauth";
import { data, redirect } from "@framework/remix.server";
import type { PageArgs } from "~/context/request/page";
import type { PrivateContext } from "~/context/request/types";
import { profileOfForm } from "~/loaders/account/profile.server";
import { askView, authorizeData, readAsked } from "~/loaders/agents/authorize.server";

export async function decideOnProgram(context: PrivateContext, { url, form }: PageArgs & { form: FormData }) {
  const asked = await readAsked(context, url);
  if ("kind" in asked) return data(authorizeData(context, asked), { status: 400 });
  const { client, request } = asked;
  const { redirectUri, state, codeChallenge, jkt } = request;
  const back = (outcome: Parameters<typeof returnAddress>[3]) =>
    redirect(returnAddress(redirectUri, state, context.origins.current, outcome), 303);
  if (form.get("intent") !== "allow") return back({ error: "access_denied" });
  const profile = await profileOfForm(context, url, form, null);
  if (!profile) return data(authorizeData(context, { kind: "unreachable" }), { status: 503 });
  const ticked = form.getAll("scope");
  const scopes = request.scopes.filter((scope) => ticked.includes(scope));
  if (scopes.length === 0) {
    return data(authorizeData(context, askView(asked, profile.email, "none-ticked")), { status: 422 });
  }
  const allowed = await context.services.programs.allow({
    ...{ clientId: client.id, clientName: client.name, redirectUri, codeChallenge, scopes },
    ...(jkt !== null && { jkt }),
  });
  if (allowed.ok) return back({ code: allowed.value });
  context.log.warn("agents: a consent was not stored", { status: allowed.status });
  return data(authorizeData(context, askView(asked, profile.email, "failed")), { status: 503 });
}
