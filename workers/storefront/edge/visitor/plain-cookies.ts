/**
 * Cookies without `Secure` for a shop on localhost. WebKit drops `Secure` cookies over plain HTTP even from
 * `localhost`; Chromium and Firefox exempt loopback names. The attribute protects nothing there, because the traffic
 * never leaves the machine.
 */
import type { EdgeSettings } from "@domain/http/edge-app";

const loopback = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True only on a demonstration machine that is configured for plain HTTP at a loopback name and was requested there.
 * @param url address of the request
 */
export function keepsPlainCookies({ demo, origins }: Pick<EdgeSettings, "demo" | "origins">, url: string): boolean {
  return demo && [origins.current, url].every(isPlainLoopback);
}

function isPlainLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && loopback.test(hostname);
}

/**
 * Removes `Secure` from a response's cookies. Cookies for frames of other sites keep it, because browsers reject
 * `SameSite=None` and `Partitioned` without it. So WebKit does not support framed visits over plain HTTP.
 */
export function makeCookiesPlain(headers: Headers): void {
  const cookies = headers.getSetCookie();
  if (!cookies.some(isLoosened)) return;
  headers.delete("set-cookie");
  for (const cookie of cookies) headers.append("set-cookie", isLoosened(cookie) ? cookie.replace(secure, "") : cookie);
}

const secure = /; *Secure(?=;|$)/i;
const isLoosened = (cookie: string) =>
  secure.test(cookie) && !/; *(Partitioned|SameSite=None)(;|$)/i.test(cookie) && !/^__(Host|Secure)-/i.test(cookie);
