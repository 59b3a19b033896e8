/** Services of others that a deployment works with; each is absent unless its operator has named it. */
import type { ConsentCategory } from "./consent";

export interface ThirdPartyScript {
  readonly script: string;
  /** Further origins that it talks to or loads from. */
  readonly origins: readonly string[];
}

export interface ThirdParties {
  /** Container of a tag manager: reads the data layer. */
  readonly tags: ThirdPartyScript | null;
  readonly chat: ThirdPartyScript | null;
  /** Address of a player up to the video's id, and of the provider's own page of it. */
  readonly video: { readonly embed: string; readonly watch: string | null } | null;
  /** Check for people in forms that anyone may send; nobody is asked, because only who sends such a form meets it. */
  readonly humanCheck?: ThirdPartyScript | null;
}

export const noThirdParties: ThirdParties = { tags: null, chat: null, video: null };

/** What a visitor can be asked about here: nobody is asked about a service that the deployment does not use. */
export function offeredCategories({ tags, chat, video }: ThirdParties): ConsentCategory[] {
  return [
    ...(tags ? ["analytics" as const] : []),
    ...(video ? ["video" as const] : []),
    ...(chat ? ["chat" as const] : []),
  ];
}

/** Origins for the content security policy. */
export interface ThirdPartyOrigins {
  /** May run scripts, be asked, and send images and styles. */
  readonly scripts: readonly string[];
  /** May be framed. */
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
