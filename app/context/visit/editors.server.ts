/**
 * Editors who look at drafts (C-CMSQ-21). Each has a token of the content service, which the configuration names; the
 * cookie that keeps it is sealed and out of reach of scripts, and whoever has it reads drafts with that token.
 */
import { previewCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import type { SessionCodec } from "./sealed-session.server";

export interface Editors {
  /** `Set-Cookie` value for an editor's token; null for one that nobody has. */
  enter(token: string): Promise<string | null>;
  /** `Set-Cookie` value that ends the preview. */
  leave(): string;
}

/** The cookie's life, and that of a copy of it. */
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
      // All are compared whole, so that the time tells nothing about how much of one was right.
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
