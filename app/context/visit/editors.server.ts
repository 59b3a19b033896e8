/**
 * Editors' preview of drafts (C-CMSQ-21). Each editor has a configured token of the content service, kept in a sealed
 * HttpOnly cookie; drafts are read with that token.
 */
import { previewCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import type { SessionCodec } from "./sealed-session.server";

export interface Editors {
  /** `Set-Cookie` value for an editor's token; null if unknown. */
  enter(token: string): Promise<string | null>;
  /** `Set-Cookie` value that ends the preview. */
  leave(): string;
}

/** Lifetime of the cookie, also enforced for copies. */
const lifeSeconds = 7 * 86_400;

/** @param configured `name:token` each */
export function createEditors(
  configured: readonly string[],
  codec: SessionCodec,
  now: () => number = Date.now,
): Editors {
  const keys = configured.map((key) => {
    const [editor = "", token = ""] = key.split(":", 2);
    return { editor, token };
  });
  return {
    async enter(token) {
      const digest = await digestOf(token);
      // Compares all tokens in full, so that timing reveals nothing.
      const matches = await Promise.all(keys.map(async (key) => equal(await digestOf(key.token), digest)));
      const key = keys[matches.indexOf(true)];
      if (!key) return null;
      const until = now() + lifeSeconds * 1000;
      const sealed = await codec.seal(previewCookie, { editor: key.editor, token: key.token, until });
      return setCookie(previewCookie, sealed, { maxAge: lifeSeconds, sameSite: "lax" });
    },
    leave: () => clearCookie(previewCookie),
  };
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), a.length ^ b.length) === 0;
}
