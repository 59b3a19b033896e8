/** Checks access to the console: by password, or on a demonstration machine from loopback only. */
import { basicPassword } from "@domain/http/basic-password";
import { networkOf } from "@domain/http/network";
import { attemptLimits } from "./attempts";
import type { LogsEnv } from "./env";

/** Null if access is granted. */
export async function refuseAccess(request: Request, env: LogsEnv): Promise<Response | null> {
  const address = request.headers.get("cf-connecting-ip") ?? "";
  if (env.CONSOLE_PASSWORD) {
    const given = basicPassword(request.headers);
    // A browser's first request carries no password; that is not a guess.
    return given === null ? passwordNeeded() : refusePassword(given, networkOf(address), env.ATTEMPTS);
  }
  const loopback = address === "127.0.0.1" || address === "::1";
  return env.DEMO === "1" && loopback ? null : new Response("The console is closed.\n", { status: 403 });
}

async function refusePassword(given: string, network: string, attempts: LogsEnv["ATTEMPTS"]): Promise<Response | null> {
  const everyone = attempts.get(attempts.idFromName("everyone"));
  const own = attempts.get(attempts.idFromName(`network ${network}`));
  const attempt = await own.attempt(given, await everyone.crowded());
  if (attempt.open) return null;
  if (attempt.wait === 0) {
    await everyone.count();
    return passwordNeeded();
  }
  return new Response("Too many wrong passwords.\n", {
    status: 429,
    headers: { "retry-after": String(Math.min(attempt.wait, attemptLimits.windowSeconds)) },
  });
}

const passwordNeeded = () =>
  new Response("A password is needed.\n", {
    status: 401,
    headers: { "www-authenticate": 'Basic realm="Operator console", charset="UTF-8"' },
  });
