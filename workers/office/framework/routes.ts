/** Routes of the office, made from the table of resources. */
import { html, markup } from "@domain/edge-slot/html";
import { safeGoto } from "@domain/http/safe-goto";
import { may } from "@domain/staff/permissions";
import { acceptInvitation, showInvitation } from "../access/invitation";
import { demonstrationSignIn, showSignIn, signIn, signOut } from "../access/sign-in";
import type { OfficeEnv } from "../env";
import { resources } from "../resources";
import { exportList } from "./export";
import { fileOf } from "./files";
import { alarm, type Frame, join, messagePage, page, redirect } from "./layout";
import { runAction, showList, showRecord } from "./resource-routes";
import { callerOf, readSession, type Session } from "./session";
import { startPage } from "./start-page";
import { style } from "./style";

/** Far above the limits of the fields, so that a file that is too large is reported beside its field. */
const maxFormBytes = 16 * 1024 * 1024;
const noFrame: Frame = { user: null, places: [] };

/** Handles every request that passed the checks of origin and key. */
export async function office(request: Request, env: OfficeEnv): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname === "/office.css") {
    return new Response(style, {
      headers: { "content-type": "text/css; charset=utf-8", "cache-control": "private, max-age=300" },
    });
  }
  const form = request.method === "POST" ? await readForm(request) : null;
  if (form instanceof Response) return form;
  const caller = callerOf(request, env);
  const visit = { request, env, url, caller, form, frame: noFrame };
  if (url.pathname === "/sign-in") return form ? signIn(visit) : showSignIn(visit);
  if (url.pathname === "/sign-in/demonstration" && form) return demonstrationSignIn(visit);
  if (url.pathname === "/invitation") return form ? acceptInvitation(visit) : showInvitation(visit);
  const session = await readSession(caller);
  if (session === "down") return messagePage(503, "Not available", "The services are not responding.", noFrame);
  if (!session) {
    if (form && url.pathname !== "/sign-out") return sessionEnded(url, form);
    const goto = safeGoto(form ? "/" : `${url.pathname}${url.search}`, url.origin);
    return redirect(`/sign-in?${new URLSearchParams({ to: goto })}`);
  }
  return answer(url, form, session, request, env);
}

async function answer(url: URL, form: FormData | null, session: Session, request: Request, env: OfficeEnv) {
  const [, first = "", key = "", action = "", ...rest] = url.pathname.split("/");
  const isExport = first.endsWith(".csv");
  const resource = resources.find(({ path }) => path === `/${isExport ? first.slice(0, -4) : first}`);
  const frame: Frame = { user: session, places: resources, ...(resource && { current: resource.path }) };
  const isOfSession = form?.get("form") === session.formToken;
  if (url.pathname === "/sign-out" && form) {
    if (isOfSession) return signOut(request, env, session);
    return messagePage(403, "Send the form again", "This form belongs to a session that has ended.", frame);
  }
  if (url.pathname === "/") return startPage(resources, session, frame);
  const missing = () => messagePage(404, "Not found", "The office has no such page.", frame);
  if (!resource || rest.length > 0) return missing();
  if (!may(session.owner.role, resource.read))
    return messagePage(403, "Not allowed", `Your role, ${session.owner.role}, does not read ${resource.title}.`, frame);
  const target = decode(key);
  if (target === null) return messagePage(400, "Malformed", "This address cannot be read.", frame);
  const place = { resource, session, frame, url };
  if (isExport) {
    if (key !== "" || form) return missing();
    const file = await exportList(resource, url.searchParams, session);
    if (file === 403) return messagePage(403, "Not allowed", "Your role does not export lists.", frame);
    if (file === 503) return messagePage(503, "Not available", "The list cannot be exported at present.", frame);
    // The list itself reports faulty filters.
    return file === 400 ? showList(place, null) : file;
  }
  if (key === "") return form ? missing() : showList(place, null);
  // The path of an action without a record has its name in place of the key.
  if (form) {
    const sent = { form, isOfSession };
    return action === "" ? runAction(place, null, key, sent) : runAction(place, target, action, sent);
  }
  if (action.includes(".")) return fileOf(resource, target, action, session, frame);
  return showRecord(place, target, { open: action === "" ? null : action });
}

/**
 * Page for a form whose session ended. It keeps the typed values while the person signs in in another window. The form
 * is then shown again, because its token belongs to the former session.
 */
function sessionEnded(url: URL, form: FormData): Response {
  const kept = [...form].flatMap(([name, value]) =>
    typeof value === "string" ? [html`<input type="hidden" name="${name}" value="${value}">`] : [],
  );
  const body = html`<h1>Your session has ended</h1>${markup(alarm(html`<p>Nothing was carried out. What you typed is kept on this page.</p>`))}<p><a href="/sign-in" target="_blank" rel="noopener">Sign in in a new window</a>, then come back to this page and show the form again. A file has to be chosen again.</p><form action="${url.pathname}" method="post">${markup(join(kept))}<button class="do">Show the form again</button></form>`;
  return page("Your session has ended", body, noFrame, 401);
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The form of a POST, or the response to one that cannot be read. */
async function readForm(request: Request): Promise<FormData | Response> {
  const type = request.headers.get("content-type") ?? "";
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/.test(type))
    return messagePage(415, "Malformed", "Forms only.", noFrame);
  if (Number(request.headers.get("content-length") ?? 0) > maxFormBytes)
    return messagePage(413, "Too large", "The form is larger than 16 MB.", noFrame);
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength > maxFormBytes) return messagePage(413, "Too large", "The form is larger than 16 MB.", noFrame);
  try {
    return await new Response(bytes, { headers: { "content-type": type } }).formData();
  } catch {
    return messagePage(400, "Malformed", "This form cannot be read.", noFrame);
  }
}
