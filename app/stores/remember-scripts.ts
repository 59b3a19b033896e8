import { scriptsCookie } from "@domain/http/cookies/session-cookies";
import { writeCookie } from "./storage";
import { whenIdle } from "./when-idle";

/**
 * Sets a cookie that tells the edge that this browser runs scripts, so that later pages may stream out of order.
 * Writing waits for another process of the browser, which takes 25 ms on a phone.
 */
export function rememberScripts(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  whenIdle(() => writeCookie(`${scriptsCookie}=1; Path=/; Max-Age=31536000; SameSite=Lax${secure}`));
}
