/** Loads scripts of other parties: those that the deployment names, and no others. */
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { partyOrigins } from "~/party-origins";

/** The content security policy holds the same origins; from now on scripts may come from them. */
export function loadPartyScript({ script: url, origins }: ThirdPartyScript): void {
  for (const origin of [new URL(url).origin, ...origins]) partyOrigins().add(origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.appendChild(script);
}
