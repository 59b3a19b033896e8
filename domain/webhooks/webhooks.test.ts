import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { webhookFault } from "./address";
import { webhookSignature } from "./signature";

it.each(["https://erp.example.org/hook", "https://hooks.example.com/a?b=c"])("%s may be called", (address) =>
  expect(webhookFault(address)).toBeNull(),
);

it.each([
  ..."http://erp.example.org https://127.0.0.1 https://10.0.0.1/x https://2130706433 https://0x7f.1 https://[::1]/".split(
    " ",
  ),
  ..."https://localhost https://db.internal https://printer.local. https://router https://a:b@erp.example.org".split(
    " ",
  ),
  ..."https://erp.example.org:8080 ftp://erp.example.org javascript:alert(1) nothing https://169.254.169.254/".split(
    " ",
  ),
])("%s is refused", (address) => expect(webhookFault(address)).not.toBeNull());

it("a signature covers id, time and body", async () => {
  const expected = createHmac("sha256", "a secret of the shop").update('evt-1.1700000000.{"a":1}').digest("base64");
  expect(await webhookSignature("a secret of the shop", "evt-1", 1_700_000_000, '{"a":1}')).toBe(`v1,${expected}`);
});
