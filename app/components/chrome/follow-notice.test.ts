import { expect, it } from "vitest";
import { noticeCookieText } from "./follow-notice";

it("that a notice was closed is remembered for a week, and over TLS is told over TLS alone", () => {
  expect(noticeCookieText(true)).toBe("browser-notice=1; Path=/; Max-Age=604800; SameSite=Lax; Secure");
  expect(noticeCookieText(false)).not.toContain("Secure");
});
