import { expect, it } from "vitest";
import { hiddenOnStaging } from "./staging";

it("staging responses are hidden from search engines, others are unchanged", async () => {
  const picture = () => Response.json({}, { status: 201, headers: { etag: '"a"' } });
  const hidden = hiddenOnStaging(picture(), { STAGING: "1" });
  expect([hidden.status, hidden.headers.get("etag"), hidden.headers.get("x-robots-tag")]).toEqual([
    201,
    '"a"',
    "noindex, nofollow",
  ]);
  for (const env of [{}, { STAGING: "" }])
    expect(hiddenOnStaging(picture(), env).headers.has("x-robots-tag")).toBe(false);
});
