import { expect, it } from "vitest";
import { deviceOf } from "./device";

const mac = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/";
const windows = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0";
const phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";

it.each([
  [`${windows} Safari/537.36`, "Chrome", "Windows"],
  [`${windows} Safari/537.36 Edg/142.0.0.0`, "Edge", "Windows"],
  [`${windows} Safari/537.36 OPR/120.0.0.0`, "Opera", "Windows"],
  [`${mac}605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari", "macOS"],
  ["Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0", "Firefox", "Linux"],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36", "Chrome", "Android"],
  [`${phone} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari", "iOS"],
  [`${phone} CriOS/142.0 Mobile/15E148 Safari/604.1`, "Chrome", "iOS"],
  [`${phone} Mobile/15E148 MicroMessenger/8.0.50`, "WeChat", "iOS"],
  ["curl/8.5.0", null, null],
  ["", null, null],
])("%s is %s on %s", (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});
