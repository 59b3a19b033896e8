import { expect, it } from "vitest";
import { noticeCookieText } from "./outdated-browser-notice";

it("remembers a closed notice for a week, with a secure cookie over TLS", () => {
  expect(noticeCookieText(true)).toBe("browser-notice=1; Path=/; Max-Age=604800; SameSite=Lax; Secure");
  expect(noticeCookieText(false)).not.toContain("Secure");
});
