/** Forms that a page once rejected or lost although the visitor did nothing wrong. */
import { describe, expect, it } from "vitest";
import * as signIn from "~/routes/account.sign-in";
import * as country from "~/routes/country";
import * as unwatch from "~/routes/lots.unwatch";
import * as privacySettings from "~/routes/privacy-settings";
import { openStorefront } from "./storefront";

const routes = [
  { path: "account/sign-in", module: signIn },
  { path: "country", module: country },
  { path: "lots/unwatch", module: unwatch },
  { path: "privacy-settings", module: privacySettings },
];
const { get, post } = openStorefront("global", routes);

describe("a page whose address contains the typed text", () => {
  const panel = `/panel-builder?markers=${"a".repeat(5000)}`;

  it.each([
    ["/privacy-settings", { choice: "none" }],
    ["/country", { country: "DE" }],
  ])("is where %s leads back to", async (path, fields) => {
    const answer = await post(path, { ...fields, return: panel });
    expect([answer.status, answer.location]).toEqual([303, panel]);
  });
});

it("a private page shows shop, address and date in print, without its query", async () => {
  const { text } = await get("/privacy-settings?secret=1");
  const heads = [...text.matchAll(/<p [^>]*data-print="only"[^>]*>([^<]*)</g)].map(([, head]) => head);
  expect(heads).toEqual([expect.stringMatching(/^Benchside · http:\/\/[^/]+\/privacy-settings · \S*20\d\d$/)]);
  expect((await get("/")).text).not.toContain('data-print="only"');
});

it("an incomplete unsubscribe link does not claim success", async () => {
  for (const answer of [await get("/lots/unwatch?token=short"), await post("/lots/unwatch", { token: "short" })]) {
    expect(answer.text).toContain("This link is incomplete. Open it again from the email.");
    expect(answer.text).not.toContain("You will get no more of these emails.");
  }
});

it("a refused sign-in keeps in its address where it leads", async () => {
  const onward = 'action="/account/sign-in?goto=%2Faccount%2Fmy%2Faddresses"';
  expect((await get("/account/sign-in?goto=%2Faccount%2Fmy%2Faddresses")).text).toContain(onward);
  const refused = await post("/account/sign-in", { email: "", password: "", goto: "/account/my/addresses" });
  expect(refused.text).toContain(onward);
  expect((await get("/account/sign-in")).text).toContain('action="/account/sign-in"');
});
