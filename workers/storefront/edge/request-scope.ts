/** Data of a request, shared by the steps after the door. */
import { randomBase64Url } from "@domain/http/base64url";
import type { RequestScope } from "@domain/http/edge-app";
import type { PageFormat } from "./page/page-format";
import type { PageAddress } from "./page/page-key";
import type { PagePlan } from "./page/page-plan";
import type { Site } from "./site";

export interface PageRequestScope extends Omit<RequestScope, "nonce"> {
  readonly site: Site;
  readonly request: Request;
  readonly url: URL;
  readonly address: PageAddress;
  readonly plan: PagePlan;
  readonly format: PageFormat;
}

/** Stored pages have no nonce; rendered and shared ones do. */
export type Rendering = PageRequestScope & { readonly nonce: string };

/** 128 random bits in characters that are valid in headers, attributes and policies. */
export function createNonce(): string {
  return randomBase64Url(16);
}
