/** Sign-in: email address, password and code; on a demonstration machine also as one of its users. */
import { demonstrationUsers, sessionAnswer } from "@contracts/office/staff/staff";
import { html, markup, type SafeHtml } from "@domain/edge-slot/html";
import { safeGoto } from "@domain/http/safe-goto";
import * as v from "valibot";
import type { OfficeEnv } from "../env";
import { alarm, type Frame, join, page, redirect } from "../framework/layout";
import { type Caller, call, problemsOf } from "../framework/services";
import { type Session, sessionCookie } from "../framework/session";

/** A request before sign-in. */
export interface Visit {
  readonly request: Request;
  readonly env: OfficeEnv;
  readonly url: URL;
  readonly caller: Caller;
  readonly form: FormData | null;
  readonly frame: Frame;
}

const field = (form: FormData | null, name: string): string => {
  const value: unknown = form?.get(name);
  return typeof value === "string" ? value : "";
};
const targetOf = ({ form, url }: Visit): string =>
  safeGoto(form ? field(form, "to") : url.searchParams.get("to"), url.origin);

export async function showSignIn(visit: Visit, problem: string | null = null, status = 200): Promise<Response> {
  const { form, url, frame } = visit;
  const to = targetOf(visit);
  const refusal = problem ? alarm(html`<p>${problem}</p>`) : html``;
  const welcome = url.searchParams.has("invited")
    ? html`<p class="done" role="status">Your password and app are set up. Sign in with them now; wait for the next code of your app.</p>`
    : html``;
  const body = html`<h1>Sign in</h1>${markup(welcome)}${markup(refusal)}<form action="/sign-in" method="post"><input type="hidden" name="to" value="${to}">
<div class="field"><label for="email">Email address</label><input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${field(form, "email")}"></div>
<div class="field"><label for="password">Password</label><input id="password" name="password" type="password" autocomplete="current-password" required maxlength="128"></div>
<div class="field"><label for="code">Code</label><p class="hint" id="code-hint">The six digits that your authenticator app shows.</p><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20" aria-describedby="code-hint"></div>
<button>Sign in</button></form>${markup(await demonstration(visit, to))}`;
  return page("Sign in", body, frame, status);
}

async function demonstration({ env, caller }: Visit, to: string): Promise<SafeHtml> {
  if (env.DEMO !== "1") return html``;
  const answer = v.safeParse(demonstrationUsers, (await call(caller, { path: "/staff/sessions/demonstration" })).body);
  const buttons = (answer.success ? answer.output.users : []).map(
    ({ id, name }) => html`<p><button name="id" value="${id}">${name}</button></p>`,
  );
  return html`<h2>Demonstration users</h2><p class="hint">They exist on demonstration machines only, one for each role, and have no password.</p><form action="/sign-in/demonstration" method="post"><input type="hidden" name="to" value="${to}">${markup(join(buttons))}</form>`;
}

export async function signIn(visit: Visit): Promise<Response> {
  const { caller, form } = visit;
  const body = { email: field(form, "email"), password: field(form, "password"), code: field(form, "code") };
  const answer = await call({ ...caller, token: null }, { method: "POST", path: "/staff/sessions", body });
  return entered(visit, answer);
}

export async function demonstrationSignIn(visit: Visit): Promise<Response> {
  const { caller, form } = visit;
  const answer = await call(
    { ...caller, token: null },
    { method: "POST", path: "/staff/sessions/demonstration", body: { id: field(form, "id") } },
  );
  return entered(visit, answer);
}

function entered(visit: Visit, answer: Awaited<ReturnType<typeof call>>): Response | Promise<Response> {
  const { request, env } = visit;
  const session = v.safeParse(sessionAnswer, answer.body);
  if (answer.status === 201 && session.success) {
    return redirect(targetOf(visit), { "set-cookie": sessionCookie(request, env, session.output.token) });
  }
  return showSignIn(visit, problemsOf(answer)[0]?.message ?? null, answer.status === 0 ? 503 : answer.status);
}

export async function signOut(request: Request, env: OfficeEnv, { caller }: Session): Promise<Response> {
  await call(caller, { method: "DELETE", path: "/staff/sessions/current" });
  return redirect("/sign-in", { "set-cookie": sessionCookie(request, env, null) });
}
