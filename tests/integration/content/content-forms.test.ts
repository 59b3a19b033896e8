/** Inquiry forms, regional contact data, editors' drafts, and China's own upstreams. */
import { sealPreviewLink } from "@domain/preview/preview-link";
import * as v from "valibot";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { localBindings } from "../../../scripts/run/local-bindings.ts";
import { openedToken } from "../../factories/form-token";
import { type Ask, type EdgeShop, sealedCookies, startEdgeShop } from "../edge-shop";

const local = localBindings({ port: 0, servicesPort: 0 });
const formulations = "/services/products-and-services-inquiry/customized-and-carrier-free-formulations";
let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
}, 240_000);
afterAll(() => shop?.stop());

const demo = (path: string, body: unknown) =>
  fetch(`${shop.servicesUrl}/_demo/${path}`, { method: "POST", body: JSON.stringify(body) });
beforeEach(async () => {
  await demo("reset", {});
});

const post = (path: string, values: Readonly<Record<string, string>>, options: Ask = {}) =>
  shop.ask(path, {
    ...options,
    method: "POST",
    body: new URLSearchParams(values).toString(),
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      origin: `http://${options.host ?? "localhost"}:${shop.port}`,
      ...options.headers,
    },
  });
const person = { name: "A scientist", email: "a@institute.example", organisation: "An institute" };
const wanted = { product_number: "4060", formulation: "bulk", amount: "5 mg", message: "In PBS, please.", ...person };

const kept = v.object({
  inquiries: v.array(v.object({ reference: v.string(), inquiry: v.looseObject({ kind: v.string() }) })),
});
async function inquiries(query = "") {
  const answer = await fetch(`${shop.servicesUrl}/inquiries${query}`, {
    headers: { authorization: `Bearer ${local.services().INQUIRIES_KEY}` },
  });
  return v.parse(kept, await answer.json()).inquiries;
}
const unescaped = (html: string) => html.replaceAll("&amp;", "&");
const typedIn = (body: string, name: string) => {
  const input = new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(body)?.[0] ?? "";
  return /value="([^"]*)"/.exec(input)?.[1] ?? null;
};

describe("inquiry forms", () => {
  it("C-PROD-13: are filled in with product number and name from the address", async () => {
    const { status, body } = await shop.ask(
      `${formulations}?product_number=4060&product_name=Phospho-Akt+%28Ser473%29`,
    );
    expect(status).toBe(200);
    expect(typedIn(body, "product_number")).toBe("4060");
    expect(typedIn(body, "product_name")).toBe("Phospho-Akt (Ser473)");
  });

  it("C-PROD-13: are stored with a reference number that is shown to the visitor", async () => {
    const form_token = await openedToken("formulation");
    const sent = await post(formulations, { ...wanted, form_token });
    expect(sent.status).toBe(303);
    const thanks = await shop.ask(sent.header("location"));
    const reference = /BQ-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(thanks.body)?.[0] ?? "";
    expect(thanks.body).toContain("Thank you. We have received your message.");
    expect(thanks.header("cache-control")).toContain("private");
    expect(await inquiries(`?reference=${reference}`)).toMatchObject([
      { inquiry: { kind: "formulation", product_number: "4060" } },
    ]);
    // A form that is repeated by a second press or by going back stays one inquiry.
    const again = await post(formulations, { ...wanted, form_token });
    expect((await shop.ask(again.header("location"))).body).toContain(reference);
    expect((await inquiries()).filter((one) => one.inquiry.kind === "formulation")).toHaveLength(1);
  });

  it("C-CONT-22: show errors beside their fields and keep the typed text", async () => {
    const path = "/services/proteomics-analytical-services/ptmscan-inquiries";
    const form_token = await openedToken("ptmscan");
    const { status, body } = await post(path, {
      form_token,
      ...person,
      email: "not an address",
      samples: "none",
      message: "Which sites <b>change</b>?",
    });
    expect(status).toBe(422);
    for (const name of ["offer", "modification", "species", "samples", "email"])
      expect(body).toContain(`aria-describedby="inquiry-${name}`);
    expect(body).toContain('href="#inquiry-samples"');
    expect(typedIn(body, "name")).toBe("A scientist");
    expect(body).toContain("Which sites &lt;b&gt;change&lt;/b&gt;?");
    expect(typedIn(body, "form_token")).toBe(form_token);
  });

  it("C-CONT-10: use the language of the host", async () => {
    const { status, body } = await post(
      "/about-us/contact-us",
      { form_token: await openedToken("contact") },
      { host: "jp.localhost" },
    );
    expect(status).toBe(422);
    expect(body).toContain("お名前を入力してください。");
    expect(body).toContain("入力内容をご確認ください");
  });

  it("reject automated submissions: no token, a forged token, an instant submission, a filled honeypot", async () => {
    const before = (await inquiries()).length;
    const attempts = [
      { ...wanted },
      { ...wanted, form_token: "42aa6c91.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA" },
      { ...wanted, form_token: await openedToken("formulation", 0) },
      { ...wanted, form_token: await openedToken("formulation", 90_000) },
      { ...wanted, form_token: await openedToken("contact") },
      { ...wanted, form_token: await openedToken("formulation"), website: "https://spam.example" },
    ];
    for (const values of attempts) {
      const { status, body } = await post(formulations, values);
      expect(status).toBe(422);
      expect(typedIn(body, "product_number")).toBe("4060");
    }
    const foreign = await post(formulations, wanted, { headers: { origin: "https://elsewhere.example" } });
    expect(foreign.status).toBe(403);
    expect((await inquiries()).length).toBe(before);
  });

  it("report an outage of the intake and keep the typed text", async () => {
    await demo("faults", { service: "inquiries", mode: "error", status: 503 });
    const { status, body } = await post(formulations, { ...wanted, form_token: await openedToken("formulation") });
    expect(status).toBe(503);
    expect(body).toContain("Nothing is lost");
    expect(body).toMatch(/write to [\w.-]+@/);
    expect(typedIn(body, "product_number")).toBe("4060");
  });

  it("work without the content service", async () => {
    await demo("faults", { service: "content", mode: "down" });
    const { status, body } = await shop.ask(`${formulations}?product_number=2101`, {
      headers: { cookie: "country=FI" },
    });
    await demo("reset", {});
    expect(status).toBe(200);
    expect(typedIn(body, "product_number")).toBe("2101");
  });

  it("C-CMS-21: open a gated guide after an inquiry, and for customers", async () => {
    const guide = "/library/library-item-buffer-recipes";
    const file = `${guide}/file`;
    expect((await shop.ask(file)).status).toBe(302);
    const typed = await post(guide, { name: "Ada", email: "not yet", "language-changed": "yes" });
    expect([typed.status, typed.setCookies, typed.body.includes('value="not yet"')]).toEqual([200, [], true]);
    expect((await shop.ask(guide)).body).toMatch(/<form[^>]* id="typed"/);
    const sent = await post(guide, { ...person, form_token: await openedToken("guide") });
    expect([sent.status, sent.header("location")]).toEqual([303, guide]);
    const [pass = ""] = sent.setCookies;
    expect(pass).toMatch(/^guides=[\w.-]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = pass.split(";")[0] ?? "";
    expect((await shop.ask(guide, { headers: { cookie } })).body).toContain(`href="${file}"`);
    const opened = await shop.ask(file, { headers: { cookie } });
    expect([opened.status, opened.header("content-type")]).toEqual([200, "application/pdf"]);
    expect(opened.header("content-disposition")).toContain("attachment");
    expect(opened.header("cache-control")).toBe("private, no-store");
    expect((await inquiries("?kind=guide"))[0]?.inquiry).toMatchObject({
      item: "library-item-buffer-recipes",
      title: "Buffer recipes",
    });
    // The pass also opens the other gated guides; an altered pass opens none.
    expect((await shop.ask("/library/library-item-titration-worksheet/file", { headers: { cookie } })).status).toBe(
      200,
    );
    expect((await shop.ask(file, { headers: { cookie: `${cookie}x` } })).status).toBe(302);
    const customer = await sealedCookies({
      "ct-customer": { id: "customer-1", verified: true, punchout: false },
      "ct-auth": {
        accessToken: "a",
        refreshToken: "r",
        expiresIn: 600,
        expiresAt: Date.now() + 600_000,
        flow: "customer",
      },
    });
    expect((await shop.ask(file, { headers: { cookie: customer } })).status).toBe(200);
  });
});

describe("regional settings", () => {
  const contact = (country: string, more = "") =>
    shop.ask("/about-us/contact-us", { headers: { cookie: `country=${country}${more}` } });

  it("C-CMS-07, C-CMSQ-19: show only the office of the current country", async () => {
    const [germany, others] = await Promise.all([contact("DE"), contact("SE")]);
    const section = (body: string) => body.slice(body.indexOf("</form>"), body.indexOf("<table"));
    expect(section(germany.body)).toContain("Germany");
    expect(section(others.body)).not.toContain("Germany");
    const phones = [germany, others].map(({ body }) => /href="tel:[^"]+"/.exec(section(body))?.[0]);
    expect(phones[0]).toBeDefined();
    expect(phones[0]).not.toBe(phones[1]);
  });

  it("C-CMSQ-17: show a loading text until the office is known", async () => {
    await demo("faults", { service: "content", mode: "slow", delayMs: 400, match: "customer-service" });
    const slow = await contact("AT", "; js=1");
    const skeleton = slow.body.indexOf('aria-busy="true"');
    expect(skeleton).toBeGreaterThan(0);
    expect(slow.body.lastIndexOf("Office hours")).toBeGreaterThan(skeleton);
    // Without scripts the text is in its place in the document.
    await demo("faults", { service: "content", mode: "slow", delayMs: 400, match: "customer-service" });
    const whole = (await contact("GB")).body;
    expect(whole).toContain("Office hours");
    expect(whole).not.toContain('aria-busy="true"');
  });
});

describe("upstreams of a region", () => {
  const callList = v.object({
    calls: v.array(v.object({ service: v.string(), region: v.string(), path: v.string() })),
  });
  async function regionsAsked(host: "localhost" | "cn.localhost", path: string, service: string) {
    const since = Date.now();
    await shop.ask(path, { host });
    const answer = await (await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`)).json();
    return new Set(
      v
        .parse(callList, answer)
        .calls.filter((call) => call.service === service)
        .map(({ region }) => region),
    );
  }

  it("C-CMSQ-03: the China host uses its own content service", async () => {
    expect(await regionsAsked("localhost", "/it/nowhere-1", "content")).toEqual(new Set(["global"]));
    expect(await regionsAsked("cn.localhost", "/it/nowhere-2", "content")).toEqual(new Set(["cn"]));
  });

  it("C-REND-13: images of the China host have separate addresses", async () => {
    const sources = async (host: "localhost" | "cn.localhost", path: string) => {
      const { body } = await shop.ask(path, { host });
      const images = [...body.matchAll(/<img[^>]*src="([^"]+)"/g)].map(
        ([, src]) => new URL(src ?? "", `http://${host}`),
      );
      return images.filter(({ pathname }) => /^\/(?:figures|pictures)\//.test(pathname));
    };
    for (const path of ["/products/4060", "/research/pathways/hippo-signaling"]) {
      const elsewhere = await sources("localhost", path);
      const china = await sources("cn.localhost", path);
      expect(new Set(elsewhere.map(({ hostname }) => hostname))).toEqual(new Set(["localhost"]));
      expect(china.map(({ hostname }) => hostname)).toEqual(elsewhere.map(() => "cn.localhost"));
      for (const { pathname } of china) {
        const { status, header } = await shop.ask(pathname, { host: "cn.localhost" });
        expect([pathname, status, header("content-type")]).toEqual([pathname, 200, expect.stringMatching(/^image\//)]);
      }
    }
  });
});

describe("drafts", () => {
  const token = "demo-editor-token-0001";
  const draft = "/about-us/our-company/media-room/winter-workshops";

  it("C-CMSQ-21: an editor's token sets the cookie apollo-token for 7 days and shows drafts with a banner", async () => {
    expect((await shop.ask(draft)).status).toBe(404);
    const wrong = await post("/preview", { intent: "enter", token: "token-of-nobody-0001" });
    expect([wrong.status, wrong.setCookies]).toEqual([403, []]);
    const entered = await post("/preview", { intent: "enter", token, goto: draft });
    expect([entered.status, entered.header("location")]).toEqual([303, draft]);
    const [set = ""] = entered.setCookies;
    expect(set).toMatch(/^apollo-token=[\w.-]+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const headers = { cookie: set.split(";")[0] ?? "" };
    const seen = await shop.ask(draft, { headers });
    expect(seen.status).toBe(200);
    expect(seen.body).toContain("Winter workshops on antibody validation");
    expect(seen.body).toContain("Preview server");
    expect(seen.header("cache-control")).toMatch(/private|no-store/);
    // The draft is not stored for other visitors.
    expect((await shop.ask(draft)).status).toBe(404);
    const left = await post("/preview", { intent: "leave", goto: "//elsewhere.example" }, { headers });
    expect([left.status, left.header("location")]).toEqual([303, "/"]);
    expect(left.setCookies.join()).toMatch(/apollo-token=;.*Max-Age=0/);
  });

  it("a link from the editors' desk shows drafts for an hour, also with another day's date, and is rejected after it expires", async () => {
    const secret = local.storefront("global").CONTENT_PREVIEW_TOKEN ?? "";
    const link = await sealPreviewLink(secret, { goto: draft, editor: "Ada" }, Date.now());
    const page = await shop.ask(`/preview?${new URLSearchParams({ link })}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain('name="day"');
    const fields = { intent: "enter-by-link", link, day: "2026-12-24", goto: draft };
    const entered = await post("/preview", fields);
    expect([entered.status, entered.header("location")]).toEqual([303, draft]);
    expect(entered.setCookies[0]).toContain("Max-Age=3600");
    const headers = { cookie: entered.setCookies[0]?.split(";")[0] ?? "" };
    expect((await shop.ask(draft, { headers })).body).toContain("Preview server");
    expect((await post("/preview", { ...fields, day: "soon" })).status).toBe(422);
    const ended = await sealPreviewLink(secret, { goto: draft, editor: "Ada" }, Date.now() - 900_000);
    expect((await post("/preview", { ...fields, link: ended })).status).toBe(403);
    expect((await shop.ask(`/preview?${new URLSearchParams({ link: ended })}`)).body).toContain("This link has ended");
  });

  it("A-GUARD-12: guides are not available in preview", async () => {
    const cookie = await sealedCookies({ "apollo-token": { editor: "demo-editor", token } });
    const { status, body } = await shop.ask("/library/library-item-buffer-recipes", { headers: { cookie } });
    expect(status).toBe(404);
    expect(unescaped(body)).toContain("Not Available in Preview Mode!");
  });

  it("A-GUARD-12: pages of account, checkout, quote and punchout are not available in preview", async () => {
    const cookie = await sealedCookies({ "apollo-token": { editor: "demo-editor", token } });
    const steps = ["/account/my", "/checkout/review", "/quote/review", "/ct/punchout?token=x", "/ct/punchout/review"];
    for (const path of [...steps, "/ct/punchout/return"]) {
      const { status, body } = await shop.ask(path, { headers: { cookie } });
      expect([path, status]).toEqual([path, 404]);
      expect(unescaped(body)).toMatch(/<h1.*Not Available in Preview Mode!/s);
    }
    // This address only redirects, so it cannot show the notice.
    const quote = await shop.ask("/quote", { headers: { cookie } });
    expect([quote.status, quote.header("location")]).toEqual([302, "/quote/review"]);
  });
});
