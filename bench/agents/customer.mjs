/** Signs a customer in and authorizes a program to act for them, over the shop's public pages and endpoints. */
import { createHash, randomBytes } from "node:crypto";

const redirectUri = "http://127.0.0.1:53124/back";
const ordering = ["dev.ucp.shopping.checkout:complete"];

/**
 * @param {string} origin
 * @param {string} account address and password, with a colon between them
 * @param {readonly string[]} scopes scopes granted to the program
 * @returns {Promise<{ cookie: string, token: string }>} cookies of the browser, and the program's access token
 */
export async function signIn(origin, account, scopes = ordering) {
  const cookies = new Map();
  const ask = async (path, init = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { origin, cookie, ...init.headers };
    const response = await fetch(origin + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  const [email, ...rest] = account.split(":");
  const entered = await ask("/account/sign-in", {
    method: "POST",
    body: new URLSearchParams({ email, password: rest.join(":") }),
  });
  if (entered.status !== 303) throw new Error(`sign-in of ${email}: status ${entered.status}`);
  const registered = await ask("/oauth/register", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ client_name: "One truth", redirect_uris: [redirectUri] }),
  });
  const { client_id: client } = await registered.json();
  const verifier = randomBytes(48).toString("base64url");
  const query = new URLSearchParams({
    ...{ response_type: "code", client_id: client, redirect_uri: redirectUri, scope: scopes.join(" "), state: "one" },
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const decision = new FormData();
  decision.set("intent", "allow");
  for (const scope of scopes) decision.append("scope", scope);
  const decided = await ask(`/oauth/authorize?${query}`, { method: "POST", body: decision });
  const code = new URL(decided.headers.get("location") ?? origin).searchParams.get("code") ?? "";
  const exchanged = await ask("/oauth/token", {
    method: "POST",
    body: new URLSearchParams({
      ...{ grant_type: "authorization_code", code, client_id: client, redirect_uri: redirectUri },
      code_verifier: verifier,
    }),
  });
  if (exchanged.status !== 200) throw new Error(`no token: ${exchanged.status}`);
  const { access_token: token } = await exchanged.json();
  return { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; "), token };
}
