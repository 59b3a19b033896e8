import { SELF } from "cloudflare:test";
import { expect, it } from "vitest";

it.each([
  "/",
  "/nowhere",
  "/cn/nowhere",
  "/_demo/faults",
  "/mail.json",
  "/payments/cards/nobody",
  "/payments/assets/card-fields.js",
  "/chat/window",
  "/commerce/api/customers/me",
  "/commerce/punchout/oci",
  "/content/v3/content_types/page/entries",
  "/search/api/as/v1/engines/products/search.json",
  "/images/4060",
])("%s carries HSTS and nosniff", async (path) => {
  const { headers, body } = await SELF.fetch(`http://services.test${path}`);
  await body?.cancel();
  expect(headers.get("strict-transport-security")).toBe("max-age=63072000; includeSubDomains; preload");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});
