/**
 * Editors' preview of drafts (C-CMSQ-21). Each editor has a configured token of the content service, kept in a sealed
 * HttpOnly cookie; drafts are read with that token.
 */
import { previewCookie } from "@domain/http/cookies/session-cookies";
import { clearCookie, setCookie } from "@domain/http/cookies/set-cookie";
import { openPreviewLink, type PreviewLink } from "@domain/preview/preview-link";
import type { SessionCodec } from "./sealed-session.server";

export interface Editors {
  /** `Set-Cookie` value for an editor's token; null if unknown. */
  enter(token: string): Promise<string | null>;
  /** Page and editor of a link from the editors' desk; null for an expired or forged link. */
  linkOf(text: string): Promise<PreviewLink | null>;
  /**
   * `Set-Cookie` value for an hour of preview by a link of the editors' desk; null as above.
   * @param day ISO date for which rules by date are shown; null for today
   */
  enterByLink(text: string, day: string | null): Promise<string | null>;
  /** `Set-Cookie` value that ends the preview. */
  leave(): string;
  /** Origins that may frame the page where a preview begins. */
  readonly frames: readonly string[];
}

/** Lifetime of the cookie, also enforced for copies. */
const lifeSeconds = 7 * 86_400;
const linkLifeSeconds = 3600;

interface EditorsConfig {
  /** `name:token` each. */
  readonly keys: readonly string[];
  /** The shop's own token for drafts, with which the content service seals links. */
  readonly previewToken: string;
  /** Origins of the content's editor, which shows the shop in a frame; cookies are then partitioned to that frame. */
  readonly frames?: readonly string[];
}

export function createEditors(
  { keys: configured, previewToken, frames = [] }: EditorsConfig,
  codec: SessionCodec,
  now: () => number = Date.now,
): Editors {
  const keys = configured.map((key) => {
    const [editor = "", token = ""] = key.split(":", 2);
    return { editor, token };
  });
  const life = (maxAge: number) => ({ maxAge, sameSite: "lax", framed: frames.length > 0 }) as const;
  return {
    frames,
    async enter(token) {
      const digest = await digestOf(token);
      // Compares all tokens in full, so that timing reveals nothing.
      const matches = await Promise.all(keys.map(async (key) => equal(await digestOf(key.token), digest)));
      const key = keys[matches.indexOf(true)];
      if (!key) return null;
      const until = now() + lifeSeconds * 1000;
      const sealed = await codec.seal(previewCookie, { editor: key.editor, token: key.token, until });
      return setCookie(previewCookie, sealed, life(lifeSeconds));
    },
    linkOf: (text) => openPreviewLink(previewToken, text, now()),
    async enterByLink(text, day) {
      const link = await openPreviewLink(previewToken, text, now());
      if (!link) return null;
      const until = now() + linkLifeSeconds * 1000;
      const sealed = await codec.seal(previewCookie, { editor: link.editor, until, ...(day !== null && { day }) });
      return setCookie(previewCookie, sealed, life(linkLifeSeconds));
    },
    leave: () => clearCookie(previewCookie, frames.length > 0),
  };
}

async function digestOf(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
}

function equal(a: Uint8Array, b: Uint8Array): boolean {
  return a.reduce((difference, byte, at) => difference | (byte ^ (b[at] ?? 0)), a.length ^ b.length) === 0;
}
