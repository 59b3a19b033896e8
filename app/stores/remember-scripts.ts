import { scriptsCookie } from "@domain/http/cookies/session-cookies";
import { writeCookie } from "./storage";

/** Sets a cookie that tells the edge that this browser runs scripts, so that later pages may stream out of order. */
export function rememberScripts(): void {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  writeCookie(`${scriptsCookie}=1; Path=/; Max-Age=31536000; SameSite=Lax${secure}`);
}
