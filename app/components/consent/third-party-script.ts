/** Loads third-party scripts, only those that the deployment names. */
import type { ThirdPartyScript } from "@domain/consent/third-parties";
import { allowedScriptOrigins } from "~/allowed-script-origins";

/** Allows the service's origins in the Trusted Types policy; the content security policy already does. */
export function loadThirdPartyScript({ script: url, origins }: ThirdPartyScript): void {
  for (const origin of [new URL(url).origin, ...origins]) allowedScriptOrigins().add(origin);
  const script = document.createElement("script");
  script.async = true;
  script.src = url;
  document.head.appendChild(script);
}
