/** Third-party services of a deployment; each is absent unless the operator configures it. */
import type { ConsentCategory } from "./consent";

export interface ThirdPartyScript {
  readonly script: string;
  /** Additional origins it connects to or loads from. */
  readonly origins: readonly string[];
}

export interface ThirdParties {
  /** Tag manager container, which reads the data layer. */
  readonly tags: ThirdPartyScript | null;
  readonly chat: ThirdPartyScript | null;
  /** URL prefixes of the embedded player and of the provider's own page; the video's id is appended. */
  readonly video: { readonly embed: string; readonly watch: string | null } | null;
  /** Human check for public forms. It needs no consent, because only visitors who submit such a form load it. */
  readonly humanCheck?: ThirdPartyScript | null;
}

export const noThirdParties: ThirdParties = { tags: null, chat: null, video: null };

/** Consent categories of the services that this deployment uses. */
export function offeredCategories({ tags, chat, video }: ThirdParties): ConsentCategory[] {
  return [
    ...(tags ? ["analytics" as const] : []),
    ...(video ? ["video" as const] : []),
    ...(chat ? ["chat" as const] : []),
  ];
}

/** Origins for the content security policy. */
export interface ThirdPartyOrigins {
  /** Allowed for scripts, connections, images and styles. */
  readonly scripts: readonly string[];
  /** Allowed for frames. */
  readonly frames: readonly string[];
}

export function thirdPartyOrigins({ tags, chat, video, humanCheck }: ThirdParties): ThirdPartyOrigins {
  const scripts = [tags, chat, humanCheck ?? null].flatMap((party) =>
    party ? [new URL(party.script).origin, ...party.origins] : [],
  );
  const framed = [chat, humanCheck ?? null].flatMap((party) =>
    party ? [new URL(party.script).origin, ...party.origins] : [],
  );
  return {
    scripts: [...new Set(scripts)],
    frames: [...new Set([...(video ? [new URL(video.embed).origin] : []), ...framed])],
  };
}
