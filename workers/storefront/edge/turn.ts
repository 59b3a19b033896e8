/** What the steps behind the door know of a request. */
import { randomBase64Url } from "@domain/http/base64url";
import type { EdgeTurn } from "@domain/http/edge-app";
import type { PageAddress } from "./page/page-key";
import type { PagePlan } from "./page/page-plan";
import type { Site } from "./site";

export interface Turn extends Omit<EdgeTurn, "nonce"> {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  readonly address: PageAddress;
  readonly plan: PagePlan;
}

/** A stored page has no nonce, so only a page that is rendered or shared has one. */
export type Rendering = Turn & { readonly nonce: string };

/** 128 random bits, in the letters that a header, an attribute and a policy can all hold. */
export function createNonce(): string {
  return randomBase64Url(16);
}
