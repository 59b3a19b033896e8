/** Who may look at the console. */
import type { LogsEnv } from "./env";

/** Null for those who may. */
export async function refuseAccess(request: Request, env: LogsEnv): Promise<Response | null> {
  if (env.CONSOLE_PASSWORD) {
    const [scheme, encoded = ""] = (request.headers.get("authorization") ?? "").split(" ");
    const given = scheme?.toLowerCase() === "basic" ? passwordOf(encoded) : null;
    if (given !== null && (await equal(given, env.CONSOLE_PASSWORD))) return null;
    return new Response("A password is needed.\n", {
      status: 401,
      headers: { "www-authenticate": 'Basic realm="Operator console", charset="UTF-8"' },
    });
  }
  const address = request.headers.get("cf-connecting-ip") ?? "";
  const loopback = address === "127.0.0.1" || address === "::1";
  return env.DEMO === "1" && loopback ? null : new Response("The console is closed.\n", { status: 403 });
}

/** The name in front of the colon is for the browser's memory only. */
function passwordOf(encoded: string): string | null {
  try {
    const text = new TextDecoder().decode(Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0)));
    return text.slice(text.indexOf(":") + 1);
  } catch {
    return null;
  }
}

/** Compares digests, so that the time taken says nothing about how far two texts agree. */
async function equal(a: string, b: string): Promise<boolean> {
  const digest = async (text: string) =>
    new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  const [left, right] = await Promise.all([digest(a), digest(b)]);
  return left.reduce((difference, byte, index) => difference | (byte ^ (right[index] ?? 0)), 0) === 0;
}
