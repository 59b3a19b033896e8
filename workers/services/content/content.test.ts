import { env, SELF } from "cloudflare:test";
import { contentTypes } from "@contracts/content/content-types";
import { beforeAll, describe, expect, it } from "vitest";

const base = "https://services.test/content";

async function importLines(lines: readonly object[]) {
  const response = await SELF.fetch(`${base}/_admin/import`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.ADMIN_KEY}` },
    body: lines.map((line) => JSON.stringify(line)).join("\n"),
  });
  expect(response.status).toBe(200);
  return response.json<Record<string, unknown>>();
}

describe("smoke", () => {
  beforeAll(async () => {
    const answer = await importLines(contentTypes.map((type) => ({ kind: "content_type", ...type })));
    expect(answer.rejections).toEqual([]);
  });
  it("reads", async () => {
    const answer = await importLines([
      {
        kind: "entry",
        content_type: "country",
        uid: "country-us",
        locale: "en-us",
        fields: { title: "US", country_code: "US" },
      },
    ]);
    console.warn(answer);
    const r = await SELF.fetch(`${base}/graphql/stacks/demo-stack?environment=production`, {
      method: "POST",
      headers: { access_token: "demo-delivery-token" },
      body: JSON.stringify({
        query: `{ all_country(where:{country_code:"US"}) { total items { title system { uid locale } } } }`,
      }),
    });
    console.warn(r.status, await r.text());
  });
});
