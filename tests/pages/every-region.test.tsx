/** Each region's home page responds on its host, in its language and currency. */
import { regionNames, regions } from "@contracts/regions";
import { alternatesOf } from "@domain/findability/alternates";
import { describe, expect, it } from "vitest";
import { openStorefront } from "./storefront";

const system = { uid: "home", locale: "en-us", content_type_uid: "homepage" };
const home = { system, title: "Home", page: null, seo_metadata: [], rows: [] };

/** The content service returns an English home page and nothing else; the other upstreams are down. */
async function content(request: Request): Promise<Response> {
  const { query = "" } = request.method === "POST" ? ((await request.json()) as { query?: string }) : {};
  if (!query.startsWith("query Homepage")) return new Response("{}", { status: 503 });
  return Response.json({ data: { all_homepage: { items: [home] } } });
}

describe.each(regionNames)("the home page of the region %s", (region) => {
  const { country, currency, languages } = regions[region];

  it("responds on its host with its country, currency and language", async () => {
    const storefront = openStorefront(region, [], content);
    const { status, text } = await storefront.get("/");
    expect(status).toBe(200);
    const market: unknown = JSON.parse(/"market":(\{[^}]*\})/.exec(text)?.[1] ?? "{}");
    const expected = { country: country ?? "DE", currency: currency ?? "EUR", language: languages[0] };
    expect(market).toMatchObject({ region, ...expected });
    expect(text).toContain(`<link rel="canonical" href="http://${storefront.host}/"`);
    for (const { hrefLang, href } of alternatesOf("/", storefront.site.app.settings.origins))
      expect(text).toContain(`<link rel="alternate" hrefLang="${hrefLang}" href="${href}"`);
    expect(text.includes("data-browser-reports")).toBe(regions[region].browserReports);
    expect(text.includes("data-asks-country")).toBe(country === null);
  });
});
