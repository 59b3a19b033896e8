/** The session of a browser: its cookie, its person, and the token of its forms. */
import { type SessionOwner, sessionOwner } from "@contracts/office/staff/staff";
import { toBase64Url } from "@domain/http/base64url";
import * as v from "valibot";
import type { OfficeEnv } from "../env";
import { type Caller, call } from "./services";

const encoder = new TextEncoder();

/** A demonstration machine serves plain HTTP, where browsers refuse the cookie prefix, and some refuse `Secure`. */
const isPlain = (request: Request, env: OfficeEnv): boolean =>
  env.DEMO === "1" && new URL(request.url).protocol === "http:";
const cookieName = (plain: boolean): string => (plain ? "office" : "__Host-office");

/** `Set-Cookie` of a session, for this host only; a null token removes the cookie. */
export function sessionCookie(request: Request, env: OfficeEnv, token: string | null): string {
  const plain = isPlain(request, env);
  return [
    `${cookieName(plain)}=${token ?? ""}`,
    "Path=/",
    "HttpOnly",
    "SameSite=Strict",
    ...(plain ? [] : ["Secure"]),
    ...(token === null ? ["Max-Age=0"] : []),
  ].join("; ");
}

/** Caller of the services for a request; without a cookie there is no token. */
export function callerOf(request: Request, env: OfficeEnv): Caller {
  const name = cookieName(isPlain(request, env));
  const cookies = (request.headers.get("cookie") ?? "").split(";").map((cookie) => cookie.trim());
  const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) ?? "";
  return {
    env,
    token: /^[\w-]{40,60}$/.test(value) ? value : null,
    address: request.headers.get("cf-connecting-ip"),
    agent: request.headers.get("user-agent") ?? "",
  };
}

export interface Session {
  readonly caller: Caller;
  readonly owner: SessionOwner;
  /** Hidden field of every form, which pages of other sites cannot read. */
  readonly formToken: string;
}

/** Null without a session; "down" if the services do not respond. */
export async function readSession(caller: Caller): Promise<Session | null | "down"> {
  if (caller.token === null) return null;
  const answer = await call(caller, { path: "/staff/sessions/current" });
  const owner = v.safeParse(sessionOwner, answer.body);
  if (answer.status === 200 && owner.success) {
    return { caller, owner: owner.output, formToken: await formTokenOf(caller.token) };
  }
  return answer.status === 401 ? null : "down";
}

async function formTokenOf(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", encoder.encode(`form of ${token}`));
  return toBase64Url(new Uint8Array(digest)).slice(0, 32);
}
