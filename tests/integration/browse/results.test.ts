/** The results page without scripts: address, list and filters, by plain forms and links. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeShop, sharedEdgeShop } from "../edge-shop";
import { type PlainPage, plainBrowser } from "../plain-browser";
import type { Page, Part } from "../read-page";

let shop: EdgeShop;
beforeAll(async () => {
  shop = await sharedEdgeShop();
}, 180_000);
afterAll(() => shop?.stop());

const visit = (path: string) => plainBrowser(shop).goto(path);
/** A late list has a placeholder heading before its real one. */
const titleOf = (page: Page) =>
  page.main
    .all("h1")
    .map(({ text }) => text)
    .slice(-1);
const results = (page: Page) => only(page.main.having("aria-label", "Results"));
const facets = (page: Page) => page.at("browse-facets");
/** Products of the list; each row has a heading. */
const rows = (page: Page) =>
  results(page)
    .all("li")
    .filter((item) => item.all("h2").length > 0);
const rowsOrNone = (page: Page) => page.main.all("li").filter((item) => item.all("h2").length > 0);
const countOf = (page: Page) => Number(/([\d,]+) results?/.exec(results(page).text)?.[1]?.replaceAll(",", ""));
const formOf = (part: Part, field: string) => part.all("form").find((form) => form.having("name", field).length > 0);
const optionsOf = (page: Page, name: string) => only(results(page).having("name", name)).all("option");
const chosen = (page: Page, name: string) =>
  optionsOf(page, name).find(({ attribs }) => attribs.selected !== undefined)?.text;
/** A parameter of an address in either URL structure. */
const parameter = ({ url }: PlainPage, ...names: string[]) =>
  names.map((name) => url.searchParams.get(name)).find((value) => value !== null) ?? null;

function only([part, ...others]: readonly Part[]): Part {
  if (!part || others.length > 0) throw new Error(`${others.length + (part ? 1 : 0)} such elements`);
  return part;
}

it("C-SURL-01, C-SEARCH-01, C-SORT-01, C-SORT-04, C-SORT-05: has two tabs, five orders and four page sizes", async () => {
  const page = await visit("/browse?q=akt");
  expect(titleOf(page)).toEqual(["Results for “akt”"]);
  const tabs = only(page.main.having("aria-label", "Result type")).all("a");
  // The open tab's count is the length of its list.
  expect(tabs.map(({ text }) => text.replace(/\d.*/, ""))).toEqual(["Products", "Resources("]);
  expect(countOf(page)).toBe(rows(page).length);
  expect(optionsOf(page, "sort-by").map(({ text }) => text)).toEqual([
    ...["Relevance", "Product name", "# of Applications", "# of Citations", "Newest"],
  ]);
  expect(chosen(page, "sort-by")).toBe("Relevance");
  expect(optionsOf(page, "results-per-page").map(({ text }) => text)).toEqual(["30", "60", "100", "200"]);
});

it("C-SURL-07, C-SURL-24, C-SORT-03: the order is in the address and survives a reload", async () => {
  const browser = plainBrowser(shop);
  const list = await browser.goto("/browse?q=akt");
  const sorted = await browser.submit(formOf(results(list), "sort-by"), { "sort-by": "citations" });
  expect(parameter(sorted, "sort-by", "sortby")).toBe("citations");
  const again = await browser.goto(sorted.url.href);
  expect(chosen(again, "sort-by")).toBe("# of Citations");
  const numbers = [...results(again).text.matchAll(/([\d,]+) citations?/g)].map(([, text = ""]) =>
    Number(text.replaceAll(",", "")),
  );
  expect(numbers.length).toBeGreaterThan(2);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
});

it("C-SURL-05, C-SURL-17: the page size is in the address; an invalid one becomes 30", async () => {
  const browser = plainBrowser(shop);
  const list = await browser.goto("/browse?results-per-page=45");
  expect(rows(list)).toHaveLength(30);
  const longer = await browser.submit(formOf(results(list), "results-per-page"), { "results-per-page": "60" });
  expect(parameter(longer, "results-per-page", "resultsPerPage")).toBe("60");
  expect(rows(longer)).toHaveLength(60);
});

it("C-SURL-04, C-SURL-16, C-SORT-07: pages", async () => {
  const browser = plainBrowser(shop);
  const first = await browser.goto("/browse?nr=abc");
  const pager = only(first.main.having("aria-label", "Pages"));
  expect(pager.having("aria-current", "page").map(({ text }) => text)).toEqual(["1"]);
  const second = await browser.follow(pager.all("a", /^(Page )?2$/)[0]);
  expect(parameter(second, "nr")).toBe("2");
  expect(rows(second)[0]?.text).not.toBe(rows(first)[0]?.text);
});

describe("facets", () => {
  it("C-FACET-01, C-FACET-02: the product tab has nine groups", async () => {
    const filter = facets(await visit("/browse"));
    for (const label of [
      ...["Category", "Application", "Species reactivity", "Host species", "Product type", "Target modification"],
      ...["Conjugation", "Formulation", "Other"],
    ])
      expect(
        filter.all("fieldset").some((group) => group.all("legend", label).length > 0),
        label,
      ).toBe(true);
    for (const label of [/^Epitope tag/, /^New product/, /^Recombinant/, /^Trial size available/, /^XP/])
      expect(filter.all("label", label), String(label)).not.toEqual([]);
  });

  /** Checks a value and submits the form beside the facets. */
  function tick(browser: ReturnType<typeof plainBrowser>, page: PlainPage, name: string, value: string) {
    const boxes = facets(page).having("name", name);
    const ticked = boxes
      .filter(({ attribs }) => attribs.checked !== undefined)
      .map(({ attribs }) => attribs.value ?? "");
    return browser.submit(page.at("browse-controls"), { [name]: [...ticked, value] });
  }
  const isTicked = (page: Page, name: string, value: string) =>
    facets(page)
      .having("name", name)
      .some(({ attribs }) => attribs.value === value && attribs.checked !== undefined);

  it("C-FACET-04, C-SURL-10, C-SURL-24: a facet filters the list, and its chip removes the filter", async () => {
    const browser = plainBrowser(shop);
    const all = await browser.goto("/browse?q=akt");
    const narrowed = await tick(browser, all, "speciesreactivity", "rat");
    expect(parameter(narrowed, "speciesreactivity")).toBe("rat");
    expect(countOf(narrowed)).toBeLessThan(countOf(all));
    expect(isTicked(narrowed, "speciesreactivity", "rat")).toBe(true);
    const [chip] = results(narrowed).all("a", /Remove filter Species reactivity Rat$/);
    const back = await browser.follow(chip);
    expect([countOf(back), parameter(back, "speciesreactivity")]).toEqual([countOf(all), null]);
  });

  it("C-SURL-12, C-SURL-11: values of a facet, and of the group Other, share one parameter each", async () => {
    const browser = plainBrowser(shop);
    let page = await browser.goto("/browse");
    page = await tick(browser, page, "speciesreactivity", "rat");
    page = await tick(browser, page, "speciesreactivity", "mouse");
    expect(parameter(page, "speciesreactivity")?.split(/[,|]/).sort()).toEqual(["mouse", "rat"]);
    page = await tick(browser, page, "other", "recombinant");
    expect(parameter(page, "other")).toBe("recombinant");
    const again = await browser.goto(page.url.href);
    expect([isTicked(again, "speciesreactivity", "rat"), isTicked(again, "other", "recombinant")]).toEqual([
      true,
      true,
    ]);
  });

  it("C-SURL-20, C-SURL-21: facet values are matched loosely, unknown ones dropped", async () => {
    const page = await visit("/browse?applications=western-blotting,nonsense");
    const chips = results(page).all("a", /Remove filter/);
    expect(chips.map(({ text }) => text)).toEqual([
      expect.stringMatching(/Remove filter Application Western Blotting$/),
    ]);
    const { body } = await shop.ask("/browse?applications=western-blotting,nonsense");
    expect(body).toContain("<title>Western Blotting – products and resources | Benchside</title>");
  });

  it("C-SURL-20: a link with filters means the same in every language, and names of older links still work", async () => {
    for (const [host, chip] of [
      ["localhost", /Rabbit/],
      ["jp.localhost", /ウサギ/],
      ["cn.localhost", /兔/],
    ] as const)
      for (const written of ["rabbit", "Rabbit", "ウサギ", "兔"]) {
        const page = await visit(`http://${host}:${shop.port}/browse?q=akt&tab=product&hostspecies=${written}`);
        expect(parameter(page, "hostspecies")).toBe("rabbit");
        const chips = page.main.having("data-control", "hostspecies").map(({ text }) => text);
        expect(chips, `${written} on ${host}`).toEqual([expect.stringMatching(chip)]);
      }
  });

  it("C-SEARCH-07: reset shows the first page of all products for the phrase", async () => {
    const browser = plainBrowser(shop);
    const page = await browser.goto("/browse?q=akt&speciesreactivity=rat,mouse&sort-by=newest&results-per-page=60");
    const reset = await browser.follow(facets(page).all("a", "Reset all")[0]);
    expect(facets(reset).having("checked")).toEqual([]);
    expect(chosen(reset, "sort-by")).toBe("Relevance");
    expect([parameter(reset, "nr"), parameter(reset, "q", "search")]).toEqual([null, "akt"]);
  });
});

describe("phrases", () => {
  const openTab = (page: Page) => only(page.main.having("aria-label", "Result type")).having("aria-current", "page");

  it("C-SEARCH-05: a phrase with one product leads to its page, redirect=false lists it", async () => {
    expect(rows(await visit("/browse?q=zebra-unique-5000&redirect=false"))).toHaveLength(1);
    expect((await visit("/browse?q=zebra-unique-5000")).url.pathname).toBe("/products/5000");
  });

  it("another maker's number is shown as such, with the record's statement, and never treated as the shop's", async () => {
    const stated = await visit("/browse?q=EX-4060");
    expect(stated.main.text).toContain("EX-4060 is a number of Example Antibodies (demonstration), not ours");
    expect(stated.main.having("href", "/products/4060").map(({ text }) => text)).toEqual([
      expect.stringMatching(/^4060/),
    ]);
    expect(rows(stated)).toEqual([]);
    expect((await visit("/browse?q=ab8227")).main.text).toContain("ab8227 is a number of Abcam, not ours");
  });

  it("a filter without results is removed with a notice", async () => {
    const page = await visit("/browse?q=akt&hostspecies=unicorn");
    expect(page.main.text).toContain("were left out: Host species: unicorn");
    expect(rows(page).length).toBeGreaterThan(0);
  });

  it("C-SEARCH-04: a phrase found only in resources opens their tab with an explanation", async () => {
    const page = await visit("/browse?q=titrating&tab=product");
    expect(parameter(page, "tab")).toBe("resources");
    expect(openTab(page).map(({ text }) => text)).toEqual([expect.stringMatching(/^Resources/)]);
    expect(page.main.text).toContain("No products match “titrating”. Showing resources instead.");
  });

  it("C-SURL-23: the 404 page's search address works", async () => {
    const page = await visit("/browse?tab=resources&search=akt");
    expect(openTab(page).map(({ text }) => text)).toEqual([expect.stringMatching(/^Resources/)]);
    expect(titleOf(page)).toEqual(["Results for “akt”"]);
  });

  it("C-SEARCH-03: a search stays in the open tab", async () => {
    const browser = plainBrowser(shop);
    const page = await browser.goto("/browse?tab=resources&q=akt");
    const form = page
      .all("header")
      .flatMap((header) => header.all("form").filter((one) => one.having("type", "search").length > 0))[0];
    const field = form?.all("input").find(({ attribs }) => attribs.type === "search");
    const found = await browser.submit(form, { [field?.attribs.name ?? ""]: "erk" });
    expect([parameter(found, "q", "search"), parameter(found, "tab")]).toEqual(["erk", "resources"]);
  });

  it("C-SEARCH-09, C-SEARCH-10, C-SEARCH-11: the phrase is sanitized before searching", async () => {
    expect(titleOf(await visit("/browse?q=%20%20%EF%BC%A1%EF%BC%AB%EF%BC%B4%20%20&redirect=false"))).toEqual([
      "Results for “AKT”",
    ]);
  });

  it("C-SEARCH-09: words inside markup are searched, and a phrase that is only markup is kept, with a message", async () => {
    expect(titleOf(await visit("/browse?q=%3Cb%3Eakt%3C/b%3E"))).toEqual(["Results for “akt”"]);
    expect(titleOf(await visit("/browse?q=p%3C0.05&redirect=false"))).toEqual(["Results for “p 0.05”"]);
    const page = await visit("/browse?q=%3Cb%3E%3C/b%3E");
    expect(page.main.all("h2").map(({ text }) => text)).toContain("“<b></b>” has no word to search for");
    expect(rowsOrNone(page)).toEqual([]);
    const fields = page.main.having("type", "search");
    expect(fields.map(({ attribs }) => attribs.value)).toEqual(["<b></b>"]);
  });

  it("an unknown name finds nothing, and the page reports it", async () => {
    const page = await visit("/browse?q=flurbotin+kinase");
    expect(page.main.text).toContain("Not known as a name of a target or of a product: flurbotin kinase.");
    expect(rowsOrNone(page)).toEqual([]);
  });

  it("an unknown name links to the targets in it, and another maker's clone is reported as another reagent", async () => {
    const page = await visit("/browse?q=Akt%20and%20p53%20interacting%20protein");
    expect(page.main.text).toContain("Target names found in it:");
    for (const name of ["Akt", "p53"]) expect(page.main.all("a", name)).toHaveLength(1);
    expect((await visit("/browse?q=clone%20DO-1")).main.text).toContain("We sell no clone DO-1.");
  });

  it("C-SEARCH-15: simple western is treated as an application", async () => {
    const page = await visit("/browse?q=simple+western");
    expect(page.main.text).toContain("Showing products for Simple Western.");
    expect(rows(page)[0]?.having("title", "Simple Western")).not.toEqual([]);
  });

  it("C-SEARCH-14: an unsold size leads to the product, which reports it", async () => {
    const page = await visit("/browse?q=9272P");
    expect(page.main.text).toContain("Nothing matches “9272P” exactly. Showing product 9272.");
    expect(rows(page).map((row) => row.all("a", "Akt Antibody")[0]?.attribs.href)).toEqual(["/products/9272"]);
  });

  it("an empty list shows a next step", async () => {
    const page = await visit("/browse?q=nothingmatchesthisatall");
    expect(page.main.all("h2").map(({ text }) => text)).toContain("Nothing matches “nothingmatchesthisatall”");
  });
});

it("a tab's count equals the list behind it, with the filters that both tabs share", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/browse?tab=product&applications=western-blotting&hostspecies=rabbit");
  const [, tab] = only(page.main.having("aria-label", "Result type")).all("a");
  const count = Number(/\((\d+)\)/.exec(tab?.text ?? "")?.[1]);
  const resources = await browser.follow(tab);
  expect(parameter(resources, "applications")).toBe("western-blotting");
  expect(countOf(resources)).toBe(count);
  const [products] = only(resources.main.having("aria-label", "Result type")).all("a");
  const back = await browser.follow(products);
  expect([parameter(back, "applications"), parameter(back, "hostspecies")]).toEqual(["western-blotting", null]);
});

it("discontinued products come last and cannot be added", async () => {
  const page = await visit("/browse?q=p53&results-per-page=200");
  const gone = rows(page).map(({ attribs }) => attribs["data-discontinued"] !== undefined);
  expect(gone).toContain(true);
  expect(gone).toEqual(gone.toSorted((a, b) => Number(a) - Number(b)));
  const last = rows(page).at(-1);
  expect(last?.text).toContain("Discontinued");
  expect(last?.having("data-act", "add")).toEqual([]);
});

it("a row has clone, clonality, host, weight, and every size with its price", async () => {
  const [row] = rows(await visit("/browse?q=4060&redirect=false"));
  expect(row?.text).toMatch(/Rabbit.*Monoclonal.*Clone \w+.*60 kDa/);
  expect(row?.text).toMatch(/100 µl\$[\d.]+/);
});

it("C-PROD-03: products of the list can be compared", async () => {
  const browser = plainBrowser(shop);
  const page = await browser.goto("/browse?q=akt");
  const compared = await browser.follow(rows(page)[0]?.having("aria-label", /^Compare /)[0]);
  expect(compared.url.pathname + compared.url.search).toMatch(/^\/products\/compare\?productIds=\d+$/);
});
