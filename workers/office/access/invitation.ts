/** The page of an invitation's link: choose a password, set up an authenticator app. */
import { invitationAnswer, passwordLength } from "@contracts/office/staff/staff";
import { html, markup } from "@domain/edge-slot/html";
import { qrCode } from "@domain/qr-code/qr-code";
import * as v from "valibot";
import { alarm, messagePage, page, redirect } from "../framework/layout";
import { call, problemsOf } from "../framework/services";
import type { Visit } from "./sign-in";

const text = (form: FormData | null, name: string): string => {
  const value: unknown = form?.get(name);
  return typeof value === "string" ? value : "";
};

export async function showInvitation(visit: Visit, problems: ReturnType<typeof problemsOf> = []): Promise<Response> {
  const { form, url, caller, frame } = visit;
  const token = form ? text(form, "token") : (url.searchParams.get("token") ?? "");
  const answer = await call(caller, { method: "POST", path: "/staff/invitations/read", body: { token } });
  const invited = v.safeParse(invitationAnswer, answer.body);
  if (answer.status === 0) return messagePage(503, "Not available", "The services are not responding.", frame);
  if (!invited.success)
    return messagePage(
      404,
      "This link has ended",
      "It has been used or is older than three days. Ask an owner for a new one.",
      frame,
    );
  const { name, email, secret, uri } = invited.output;
  const problemOf = (field: string) => problems.find((each) => each.field === field);
  const note = (field: string) => {
    const problem = problemOf(field);
    return markup(problem ? html`<p class="problem" id="${field}-problem">${problem.message}</p>` : html``);
  };
  const invalid = (field: string) => markup(problemOf(field) ? html`aria-invalid="true"` : html``);
  const groups = (secret.match(/.{1,4}/g) ?? []).join(" ");
  const { size, path } = qrCode(uri);
  const picture = html`<svg role="img" aria-label="QR code of the key for the app" viewBox="0 0 ${size} ${size}" width="224" height="224"><path fill="white" d="M0 0h${size}v${size}H0z"/><path fill="black" shape-rendering="crispEdges" d="${path}"/></svg>`;
  const body = html`<h1>Welcome, ${name}</h1><p>Your account is ${email}.</p>${markup(problems.length > 0 ? alarm(html`<p>Nothing was set up yet: read the notes below.</p>`) : html``)}<form action="/invitation" method="post"><input type="hidden" name="token" value="${token}"><input type="hidden" name="username" autocomplete="username" value="${email}">
<h2>1. Set up an authenticator app</h2><p>Scan this code with the app, add an account with the key below it, or <a href="${uri}">open the app on this device</a>.</p><p>${markup(picture)}</p><p><code>${groups}</code></p>
<div class="field"><label for="code">Code that the app shows now</label>${note("code")}<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required maxlength="20" aria-describedby="code-problem" ${invalid("code")}></div>
<h2>2. Choose a password</h2><div class="field"><label for="password">Password</label><p class="hint" id="password-hint">${passwordLength.least} characters or more; several words are easy to remember.</p>${note("password")}<input id="password" name="password" type="password" autocomplete="new-password" required minlength="${passwordLength.least}" maxlength="${passwordLength.most}" aria-describedby="password-hint password-problem" ${invalid("password")}></div>
<button>Set up my access</button></form>`;
  return page("Invitation", body, frame, problems.length > 0 ? 400 : 200);
}

export async function acceptInvitation(visit: Visit): Promise<Response> {
  const { form, caller } = visit;
  const body = { token: text(form, "token"), password: text(form, "password"), code: text(form, "code") };
  const answer = await call(caller, { method: "POST", path: "/staff/invitations/accept", body });
  return answer.status === 200 ? redirect("/sign-in?invited=1") : showInvitation(visit, problemsOf(answer));
}
