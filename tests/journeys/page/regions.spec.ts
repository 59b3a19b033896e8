/** Differences between regions: the China deployment's upstreams, Japan's notices. */
import { chooseMarket } from "../../fixtures/basket";
import { withPictures } from "../../fixtures/browser";
import { expect, test } from "../../fixtures/test";

test.use(withPictures);

test("C-REGION-01: China has its own content host and image delivery", async ({ page, shop, request }) => {
  const calls = async (since: number) => {
    const answer = await (await request.get(`${shop.services}/_demo/calls?since=${since}`)).json();
    return answer.calls.filter(({ service }: { service: string }) => service === "content");
  };
  for (const [origin, region, images] of [
    [shop.cn, "cn", "/cn/images/"],
    [shop.global, "global", "/images/"],
  ] as const) {
    const since = Date.now();
    // A page not requested before, so that the content service is called.
    await page.request.get(`${origin}/no-such-page-${since}`);
    const asked = (await calls(since)).filter(({ body }: { body: unknown }) =>
      JSON.stringify(body).includes(`${since}`),
    );
    expect(asked.map((call: { region: string }) => call.region)).toEqual(expect.arrayContaining([region]));
    expect(asked.every((call: { region: string }) => call.region === region)).toBe(true);
    const answer = await page.goto(`${origin}/products/4060`);
    const sources = await page
      .getByRole("main")
      .locator("img")
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).src));
    expect(sources.length).toBeGreaterThan(0);
    // From the shop's own host, which calls its region's image service.
    for (const source of sources) expect(source.startsWith(`${origin}/figures/`), source).toBe(true);
    const picture = async (address: string) => (await request.get(address)).text();
    const kept = await picture(sources[0] as string);
    expect(kept).toBe(await picture((sources[0] as string).replace(`${origin}/figures/`, `${shop.services}${images}`)));
    expect(answer?.headers()["content-security-policy"]).toContain(`img-src 'self' ${shop.services}`);
  }
});

test("C-REGION-02: products show Japan's notice on its host only", async ({ page, shop }) => {
  const notice = page.getByRole("main").getByText("本製品は研究用試薬です。");
  const english = page.getByRole("main").getByText("In Japan it may not be used as a medicine");
  await page.goto(`${shop.jp}/products/4060`);
  await expect(notice).toBeVisible();
  for (const origin of [shop.global, shop.cn]) {
    await page.goto(`${origin}/products/4060`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(notice).toHaveCount(0);
    await expect(english).toHaveCount(0);
  }
  await chooseMarket(page, shop.global, "JP");
  await page.goto(`${shop.global}/products/4060`);
  await expect(english).toBeVisible();
});
