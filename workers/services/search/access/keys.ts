/** Authenticates a caller by the public search key, the private key, or a signed key with fixed options. */
import type { SearchOptions } from "@contracts/search/search";
import { sameText } from "@domain/http/same-text";
import type { ServicesEnv } from "../../env";
import { readSignedKey } from "./signed-key";

type Access =
  | { readonly level: "search"; readonly forced: SearchOptions }
  | { readonly level: "private"; readonly forced: SearchOptions };

type AccessResult =
  | { readonly ok: true; readonly access: Access }
  | { readonly ok: false; readonly problem: "missing" | "invalid" };

const unrestricted: SearchOptions = {};

/** Reads `Authorization: Bearer …`. */
export async function accessOf(authorization: string | null, env: ServicesEnv, now: number): Promise<AccessResult> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? "")?.[1];
  if (!token) return { ok: false, problem: authorization ? "invalid" : "missing" };
  const { searchKey, privateKey } = usableKeys(env);
  if (privateKey && (await sameText(token, privateKey))) {
    return { ok: true, access: { level: "private", forced: unrestricted } };
  }
  if (searchKey && (await sameText(token, searchKey))) {
    return { ok: true, access: { level: "search", forced: unrestricted } };
  }
  const signers = new Map([
    ...(searchKey ? [["search-key", searchKey] as const] : []),
    ...(privateKey ? [["private-key", privateKey] as const] : []),
  ]);
  const forced = await readSignedKey(token, signers, now);
  return forced ? { ok: true, access: { level: "search", forced } } : { ok: false, problem: "invalid" };
}

/** True for a key with admin rights: the private key or the key of all services. */
export async function isAdmin(authorization: string | null, env: ServicesEnv): Promise<boolean> {
  const token = /^Bearer\s+(\S+)\s*$/i.exec(authorization ?? "")?.[1] ?? "";
  const { privateKey } = usableKeys(env);
  const keys = [privateKey, usable(env.ADMIN_KEY, env)].filter((key) => key !== null);
  for (const key of keys) if (await sameText(token, key)) return true;
  return false;
}

function usableKeys(env: ServicesEnv) {
  return { searchKey: usable(env.SEARCH_KEY, env), privateKey: usable(env.SEARCH_ADMIN_KEY, env) };
}

/** Null for a key of the repository, which is public, outside of demonstration machines. */
function usable(key: string | undefined, env: ServicesEnv): string | null {
  if (!key || (env.DEMO !== "1" && /(?:^|-)demo-/.test(key))) return null;
  return key;
}
