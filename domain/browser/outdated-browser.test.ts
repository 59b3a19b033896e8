import { describe, expect, it } from "vitest";
import { isOutdatedBrowser } from "./outdated-browser";

const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64)";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";
const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

describe("C-CHROME-16: browsers below IE 12, Edge 131, Firefox 135, Safari 17 and Chrome 87 are outdated", () => {
  it.each([
    ["Mozilla/5.0 (Windows NT 6.1; Trident/7.0; rv:11.0) like Gecko", true],
    ["Mozilla/4.0 (compatible; MSIE 8.0; Windows NT 6.1; Trident/4.0)", true],
    [`${windows} ${webkit} Chrome/130.0.0.0 Safari/537.36 Edg/130.0.0.0`, true],
    [`${windows} ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`, false],
    [`${windows} ${webkit} Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763`, true],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:134.0) Gecko/20100101 Firefox/134.0", true],
    ["Mozilla/5.0 (X11; Linux x86_64; rv:135.0) Gecko/20100101 Firefox/135.0", false],
    [`${mac} Version/16.6 Safari/605.1.15`, true],
    [`${mac} Version/17.0 Safari/605.1.15`, false],
    [`${phone} Version/16.5 Mobile/15E148 Safari/604.1`, true],
    [`${phone} Version/17.5 Mobile/15E148 Safari/604.1`, false],
    [`${phone} CriOS/130.0.6723.90 Mobile/15E148 Safari/604.1`, false],
    [`${windows} ${webkit} Chrome/86.0.4240.198 Safari/537.36`, true],
    [`${windows} ${webkit} Chrome/87.0.4280.66 Safari/537.36`, false],
    ["curl/8.5.0", false],
    ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", false],
  ])("%s → %s", (userAgent, outdated) => {
    expect(isOutdatedBrowser(userAgent)).toBe(outdated);
    expect(isOutdatedBrowser(userAgent)).toBe(outdated);
  });

  it("ignores a missing user agent", () => {
    expect(isOutdatedBrowser(null)).toBe(false);
    expect(isOutdatedBrowser("")).toBe(false);
  });
});
