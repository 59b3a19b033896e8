/**
 * Cookies on a machine that serves the shop to itself. WebKit keeps no `Secure` cookie that came over plain HTTP, not even
 * from `localhost`; Chromium and Firefox make an exception for loopback names. There the attribute protects nothing:
 * what stays inside of one machine is on no line that somebody could listen to.
 */
import type { EdgeSettings } from "@domain/http/edge-app";

const loopback = /^((.+\.)?localhost|127\.0\.0\.1|\[::1\])$/;

/**
 * True only where all agree: a demonstration machine, configured for plain HTTP at a loopback name, and asked there.
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
 * Takes `Secure` off an answer's cookies. Those of a frame of another site keep it: browsers refuse `SameSite=None` and
 * `Partitioned` without, so WebKit has no visits in frames over plain HTTP.
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
