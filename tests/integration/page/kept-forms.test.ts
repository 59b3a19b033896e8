/** Forms keep their typed text after a change of the language or the country, without scripts. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { importBuyer } from "../../factories/customer";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainBrowser, type PlainPage, plainBrowser } from "../plain-browser";
import type { Part } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

type Fields = Readonly<Record<string, string | readonly string[]>>;

/** Fills in the page's form and presses the button for Japanese. */
async function inJapanese(browser: PlainBrowser, address: string, fields: Fields): Promise<PlainPage> {
  browser.setCookie("language", "en");
  const page = await browser.goto(address);
  const button = page
    .having("name", "language-changed")
    .find(({ attribs }) => attribs.formaction?.endsWith("language=jp") && attribs.form === "typed");
  expect(button?.attribs.formmethod, address).toBe("post");
  const shown = await browser.submit(page.at("typed"), fields, button);
  expect([shown.status, shown.all("html")[0]?.attribs.lang, pathOf(shown.url)], address).toEqual([
    200,
    "ja-jp",
    pathOf(page.url),
  ]);
  expect(shown.having("aria-invalid"), address).toEqual([]);
  return shown;
}

const pathOf = ({ pathname, search }: URL) => pathname + search;
const field = (page: PlainPage, name: string, form: Part = page.at("typed")) => form.having("name", name)[0];
const typedIn = (page: PlainPage, name: string) => field(page, name)?.attribs.value;
const chosenOf = (page: PlainPage, name: string) =>
  field(page, name)
    ?.all("option")
    .find(({ attribs }) => attribs.selected !== undefined)?.attribs.value;
const checkedOf = (page: PlainPage, name: string) =>
  page
    .at("typed")
    .having("name", name)
    .flatMap(({ attribs }) => (attribs.checked === undefined ? [] : [attribs.value]));

async function signedIn(): Promise<PlainBrowser> {
  const browser = plainBrowser(shop);
  const buyer = await importBuyer(shop.servicesUrl);
  const page = await browser.goto("/account/sign-in");
  const form = page.main.all("form").find((each) => each.having("name", "password").length > 0);
  expect((await browser.submit(form, { ...buyer })).url.pathname).toBe("/account/my");
  return browser;
}
const intoBasket = (browser: PlainBrowser, sku: string, quantity = "2") =>
  browser.post("/cart", { intent: "add", sku, quantity });

it("of the account: company, lists, address, passkey and lots", async () => {
  const browser = await signedIn();
  const company = "/account/my/company";
  expect(typedIn(await inJapanese(browser, company, { name: "Mint & <b>" }), "name")).toBe("Mint & <b>");
  browser.setCookie("language", "en");
  await browser.submit((await browser.goto(company)).at("typed"), { name: "Mint Lab", intent: "found" });
  const invitation = await inJapanese(browser, company, { email: "not yet", role: "approver", limit: "1,0" });
  expect([typedIn(invitation, "email"), chosenOf(invitation, "role"), typedIn(invitation, "limit")]).toEqual([
    ...["not yet", "approver", "1,0"],
  ]);
  await intoBasket(browser, "4060S");
  expect(typedIn(await inJapanese(browser, "/account/my/lists", { name: "Half a na" }), "name")).toBe("Half a na");
  const email = await inJapanese(browser, "/account/my/email", { email: "ada@", currentPassword: "Secret-1!" });
  expect([typedIn(email, "email"), email.body.includes("Secret-1!")]).toEqual(["ada@", false]);
  const lot = await inJapanese(browser, "/account/my/lots?lot=4060-24", { sku: "4060L", quantity: "7", days: "99" });
  expect([chosenOf(lot, "sku"), typedIn(lot, "quantity"), typedIn(lot, "days")]).toEqual(["4060L", "7", "99"]);
});

it("of a passkey, without the password", async () => {
  const browser = await signedIn();
  const fields = { form: "begin", name: "Lab key", currentPassword: "Secret-1!", "language-changed": "yes" };
  const { status, body } = await browser.post("/account/my/passkeys", fields);
  // Scripts show the form if the browser supports passkeys.
  expect([status, body.includes("Lab key"), body.includes("Secret-1!")]).toEqual([200, true, false]);
});

it("of one of several forms, identified by a field", async () => {
  const browser = await signedIn();
  const company = "/account/my/company";
  await browser.submit((await browser.goto(company)).at("typed"), { name: "Mint Lab", intent: "found" });
  const certificate = { form: "certificate", number: "MA-1", regions: "MA, N", "language-changed": "yes" };
  const shown = await browser.post(company, certificate);
  const form = shown.main.all("form").find((each) => each.having("value", "certificate").length > 0);
  expect([
    shown.status,
    field(shown, "number", form)?.attribs.value,
    field(shown, "regions", form)?.attribs.value,
  ]).toEqual([200, "MA-1", "MA, N"]);
  expect(typedIn(shown, "email")).toBe("");
});

it("of the basket and the checkout: a code, several addresses, and a document that has to be chosen again", async () => {
  const browser = await signedIn();
  await intoBasket(browser, "4060S", "3");
  expect(typedIn(await inJapanese(browser, "/cart", { code: "SPRING-" }), "code")).toBe("SPRING-");
  const shipTo = await browser.goto("/checkout/ship-to?from=steps");
  const select = shipTo.at("typed").all("select")[0];
  const line = select?.attribs.name ?? "";
  const addresses = (select?.all("option") ?? []).map(({ attribs }) => attribs.value ?? "");
  const other = addresses.at(-1) ?? "";
  const pieces = shipTo
    .at("typed")
    .having("name", /^pieces\./)
    .map(({ attribs }) => attribs.name ?? "");
  const typed = Object.fromEntries(pieces.map((name) => [name, "many"]));
  const shown = await inJapanese(browser, "/checkout/ship-to?from=steps", { [line]: other, ...typed });
  expect(chosenOf(shown, line)).toBe(other);
  expect(pieces.map((name) => typedIn(shown, name))).toEqual(pieces.map(() => "many"));
  await inJapanese(browser, "/checkout/purchase-order", {});
});

it("of the steps of a panel", async () => {
  const browser = plainBrowser(shop);
  const step = (name: string) => `/products/signalstar/${name}`;
  const species = await inJapanese(browser, step("targetspecies"), { species: "Human" });
  expect(checkedOf(species, "species")).toEqual(["Human"]);
  await browser.submit(species.at("typed"), { intent: "species" });
  const targets = ["25011", "25012", "25013"];
  const antibodies = await inJapanese(browser, step("selectantibodies"), { targets, search: "CD" });
  expect([checkedOf(antibodies, "targets").sort(), typedIn(antibodies, "search")]).toEqual([targets, "CD"]);
  await browser.submit(antibodies.at("typed"), { intent: "continue", targets, search: "" });
  const cell = field(await browser.goto(step("paneldesign")), "cell-25011");
  const place = cell?.all("option").at(-1)?.attribs.value ?? "";
  const design = await inJapanese(browser, step("paneldesign"), { "cell-25011": place, sample: "ffpe-section" });
  expect([chosenOf(design, "cell-25011"), place]).toEqual([place, expect.stringMatching(/\S/)]);
  expect(chosenOf(design, "sample") ?? checkedOf(design, "sample")[0]).toBe("ffpe-section");
});

it("a member's email address is rejected beside the invitation's field", async () => {
  const browser = plainBrowser(shop);
  const buyer = await importBuyer(shop.servicesUrl);
  const page = await browser.goto("/account/sign-in");
  const form = page.main.all("form").find((each) => each.having("name", "password").length > 0);
  await browser.submit(form, { ...buyer });
  const company = "/account/my/company";
  await browser.submit((await browser.goto(company)).at("typed"), { name: "Mint Lab", intent: "found" });
  const invite = (await browser.goto(company)).at("typed");
  const refused = await browser.submit(invite, { email: buyer.email.toUpperCase(), intent: "invite" });
  expect(refused.status).toBe(409);
  const [email] = refused.at("typed").having("name", "email");
  expect([email?.attribs.value, email?.attribs["aria-invalid"]]).toEqual([buyer.email.toUpperCase(), "true"]);
  expect(refused.at("typed").text).toContain("This person is already a member of your company.");
});

/** A country button from the dialog, which scripts render. */
function choiceOf(page: PlainPage, code: string): Part {
  const address = `/country?${new URLSearchParams({ return: pathOf(page.url), country: code })}`;
  const attribs = { formaction: address, formmethod: "post", name: "language-changed", value: "yes" };
  return { attribs } as unknown as Part;
}

it("a change of the country returns the form to its page", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/about-us/contact-us?topic=order");
  const typed = { name: "Ada <b>", email: "not yet", message: "Half a sentence" };
  const back = await browser.submit(page.at("typed"), typed, choiceOf(page, "DE"));
  expect([back.status, pathOf(back.url), browser.cookie("country")]).toEqual([200, pathOf(page.url), "DE"]);
  expect([typedIn(back, "name"), typedIn(back, "email")]).toEqual(["Ada <b>", "not yet"]);
  expect(back.at("typed").all("textarea")[0]?.text).toBe("Half a sentence");
  expect(back.having("aria-invalid")).toEqual([]);
});

/** The footer button that sends the form to the country page without scripts. */
const toCountries = (page: PlainPage) => page.having("id", "kept-country")[0];
const formOf = (page: PlainPage): Part => {
  const form = page.main.all("form").find(({ attribs }) => attribs.method === "post");
  if (!form) throw new Error("no list of countries");
  return form;
};
const listed = (page: PlainPage, code: string) =>
  page.main.all("button").find(({ attribs }) => attribs.formaction?.endsWith(`&country=${code}`));

it("a change of the country without scripts takes the form to the country page and back", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/about-us/contact-us?topic=order");
  expect(page.all("a").filter(({ attribs }) => attribs.href === "#kept-country").length).toBeGreaterThan(0);
  const typed = { name: "Ada <b>", email: "not yet", message: "Half a sentence" };
  const countries = await browser.submit(page.at("typed"), typed, toCountries(page));
  expect([countries.status, countries.url.pathname, toCountries(countries)]).toEqual([200, "/country", undefined]);
  const back = await browser.submit(formOf(countries), {}, listed(countries, "DE"));
  expect([back.status, pathOf(back.url), browser.cookie("country")]).toEqual([200, pathOf(page.url), "DE"]);
  expect([typedIn(back, "name"), typedIn(back, "email")]).toEqual(["Ada <b>", "not yet"]);
  expect(back.at("typed").all("textarea")[0]?.text).toBe("Half a sentence");
  expect(back.having("aria-invalid")).toEqual([]);
});

it("the page of countries keeps the form that it holds when the language changes there", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/about-us/contact-us?topic=order");
  const typed = { name: "Ada <b>", email: "not yet", message: "Two\nlines" };
  const countries = await browser.submit(page.at("typed"), typed, toCountries(page));
  const language = countries
    .having("name", "language-changed")
    .find(({ attribs }) => attribs.formaction?.endsWith("language=jp") && attribs.form === "typed");
  expect(countries.main.text).toContain("except if the country has its own site");
  const inJapan = await browser.submit(countries.at("typed"), {}, language);
  expect([inJapan.status, inJapan.all("html")[0]?.attribs.lang, inJapan.url.pathname]).toEqual([
    ...[200, "ja-jp", "/country"],
  ]);
  const back = await browser.submit(inJapan.at("typed"), {}, listed(inJapan, "DE"));
  expect([pathOf(back.url), typedIn(back, "name"), typedIn(back, "email")]).toEqual([
    ...[pathOf(page.url), "Ada <b>", "not yet"],
  ]);
  expect(back.body).toContain("Two\nlines</textarea>");
});

it("quick add keeps its input in a country without online orders, until another is chosen", async () => {
  const browser = plainBrowser(shop);
  browser.setCookie("country", "USA");
  const page = await browser.goto("/cart/quick-add");
  const rows = { code: ["4060S", "7074S"], quantity: ["3", "2"], paste: "9272S 1\n2101S 2" };
  const away = await browser.submit(page.at("typed"), rows, choiceOf(page, "FR"));
  expect([away.status, away.url.pathname]).toEqual([403, "/cart/quick-add"]);
  expect(away.main.text).toContain("Your entries are kept.");
  const back = await browser.submit(away.at("typed"), {}, choiceOf(away, "DE"));
  expect([
    back.status,
    back
      .at("typed")
      .having("name", "code")
      .map(({ attribs }) => attribs.value),
  ]).toEqual([...[200, ["4060S", "7074S"]]]);
  expect(back.body).toContain("9272S 1\n2101S 2</textarea>");
  browser.setCookie("country", "FR");
  const list = await browser.post("/cart/quick-add/list", { paste: "4060S 2", "language-changed": "yes" });
  expect([list.status, typedIn(list, "paste")]).toEqual([403, "4060S 2"]);
});

it("a sign-in and a forgotten password keep the address, and never the password", async () => {
  const browser = plainBrowser(shop);
  const email = "ada@lab.example";
  const signIn = await inJapanese(browser, "/account/sign-in?goto=%2Fcart", { email, password: "Secret-1!" });
  expect([typedIn(signIn, "email"), typedIn(signIn, "goto"), typedIn(signIn, "password")]).toEqual([
    ...[email, "/cart", undefined],
  ]);
  expect(signIn.body).not.toContain("Secret-1!");
  const asked = await inJapanese(browser, "/account/password/reset/request", { email });
  expect(typedIn(asked, "email")).toBe(email);
  browser.setCookie("language", "en");
  const page = await browser.goto("/account/sign-in");
  const countries = await browser.submit(page.at("typed"), { email, password: "Secret-1!" }, toCountries(page));
  expect([field(countries, "email", formOf(countries))?.attribs.value, countries.body.includes("Secret-1!")]).toEqual([
    email,
    false,
  ]);
  const back = await browser.submit(formOf(countries), {}, listed(countries, "DE"));
  expect([back.status, back.url.pathname, typedIn(back, "email")]).toEqual([200, "/account/sign-in", email]);
});

it.each(["/about-us/contact-us", "/cart/quick-add", "/cart", "/withdrawal", "/account/sign-in"])(
  "Enter in a field of %s presses a button of its form, not one before it",
  async (path) => {
    const page = await plainBrowser(shop).goto(path);
    const main = page.body.indexOf("<main");
    expect(main).toBeGreaterThan(0);
    expect(page.body.slice(0, main)).not.toMatch(/<button[^>]* form="(typed|checkout)"/);
  },
);

it("an address form of the account is kept until its customer, signed out by a change of the country, signs in again", async () => {
  const browser = plainBrowser(shop);
  const buyer = await importBuyer(shop.servicesUrl);
  const signIn = (page: PlainPage) => {
    const form = page.main.all("form").find((each) => each.having("name", "password").length > 0);
    return browser.submit(form, { ...buyer });
  };
  await signIn(await browser.goto("/account/sign-in"));
  const page = await browser.goto("/account/my/addresses?new=address");
  const asked = await browser.submit(page.at("typed"), { city: "Half a ci" }, choiceOf(page, "DE"));
  expect(asked.url.pathname).toBe("/account/sign-in");
  const back = await signIn(asked);
  expect([pathOf(back.url), typedIn(back, "city")]).toEqual([pathOf(page.url), "Half a ci"]);
});

it("a form for the country page is rejected without a known country, and sends nothing to a page without a form", async () => {
  const browser = plainBrowser(shop);
  const fields = { name: "Ada", password: "Secret-1!", "language-changed": "yes" };
  const unknown = await browser.post("/country?return=/withdrawal&country=XX", fields);
  expect([
    unknown.status,
    field(unknown, "name", formOf(unknown))?.attribs.value,
    unknown.body.includes("Secret-1!"),
  ]).toEqual([422, "Ada", false]);
  const elsewhere = await browser.post("/country?return=/browse&country=DE", fields);
  expect([elsewhere.status, elsewhere.header("location")]).toEqual([303, "/browse"]);
});
