/** Closes a staging deployment to visitors without its password, and hides it from search engines. */
import { basicPassword } from "@domain/http/basic-password";
import { networkOf } from "@domain/http/network";
import { sameText } from "@domain/http/same-text";
import type { Site } from "../site";
import { refuse } from "./refusal";

/** Browsers request it without a password, and it reveals nothing about the release. */
const openFile = "/site.webmanifest";
const robots = "User-agent: *\nDisallow: /\n";
const challenge = { "www-authenticate": 'Basic realm="Staging", charset="UTF-8"' };

/** Null if the request may continue; always null on an open deployment. */
export async function refuseStagingAccess(
  { app, limiter }: Pick<Site, "app" | "limiter">,
  { headers }: Request,
  pathname: string,
): Promise<Response | null> {
  const { staging } = app.settings;
  if (!staging) return null;
  if (pathname === "/robots.txt") {
    return new Response(robots, {
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
    });
  }
  if (pathname === openFile) return null;
  if (staging.password === null) return refuse(403, "closed-staging");
  const given = basicPassword(headers);
  // A browser's first request carries no password; that is not a guess.
  if (given === null) return refuse(401, "password-needed", challenge);
  if (await sameText(given, staging.password)) return null;
  const guesses = await limiter?.limit({ key: `password ${networkOf(headers.get("cf-connecting-ip") ?? "")}` });
  if (guesses?.success === false) return refuse(429, "too-many-requests", { "retry-after": "60" });
  return refuse(401, "password-needed", challenge);
}

/** Staging responses are neither indexed nor cached on the way to clients without the password. */
export function hideFromSearchEngines({ headers }: Response): void {
  headers.set("x-robots-tag", "noindex, nofollow");
  const cache = headers.get("cache-control");
  if (cache?.startsWith("public")) headers.set("cache-control", cache.replace("public", "private"));
}
