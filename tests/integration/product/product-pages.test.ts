/** Product pages and their subpages as documents, for visitors without scripts and for search engines. */
import { DomUtils, parseDocument } from "htmlparser2";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { agedToken } from "../../factories/form-token";
import { ndjson, product, variant } from "../../factories/product";
import { type Ask, type EdgeShop, sealedCookies, startEdgeShop, storefrontHosts } from "../edge-shop";

type Node = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

let shop: EdgeShop;
beforeAll(async () => {
  shop = await startEdgeShop();
  await importProduct(everything);
  await importLines("/reviews/_admin/reviews", [review, { ...review, id: "r-2", rating: 2, author: "" }]);
  await importProduct(product("990302", { productType: "Buffer", masterVariant: variant("990302S") }));
}, 180_000);
afterAll(() => shop?.stop());

const related = (key: string, relation: string) => ({ key, name: `${relation} ${key}`, relation });
const bare = product("990301", { masterVariant: variant("990301S") });
/** A product with a value in every displayed attribute. */
const everything = {
  ...bare,
  attributes: {
    ...bare.attributes,
    background: "Background of the target.",
    references: ["Author A (2001) A finding. Journal 1, 2–3. PMID 11111"],
    directionsForUse: "Dilute on the day of use.",
    sourcePurification: "Purified by protein A.",
    specificitySensitivity: "Recognizes endogenous levels.",
    statements: ["A statement of the maker."],
    targets: [{ symbol: "ABC1", name: "A gene", uniprot: "P99999", entrez: "12345", aliases: ["ALIAS7"] }],
    rrid: "AB_99990301",
    lots: [
      {
        number: "7",
        reactivity: ["H"],
        homology: [],
        sensitivity: "Endogenous",
        concentration: "1 mg/ml",
        applications: [
          {
            method: "Western Blotting",
            codeForDisplay: "WB",
            group: "Blotting",
            dilutionFactor: { optimal: { numerator: 1, denominator: 500 }, low: null, high: null },
            applicationMessage: null,
            species: ["H"],
            protocolId: "western-blotting",
          },
        ],
      },
    ],
    protocols: [
      {
        id: "western-blotting",
        title: "Western Blotting",
        application: "WB",
        steps: [{ title: "Lysis", items: ["Wash."] }],
      },
    ],
    alternatives: [related("4060", "alternative")],
    elisaKits: [related("86538", "elisa-kit")],
    matchedPairs: [related("2101", "matched-pair")],
    proteinControls: [related("2104", "protein-control")],
    chimerics: [related("2110", "chimeric")],
    recommendations: [related("9272", "pair")],
    conjugates: {
      parent: related("2112", "parent"),
      children: [related("2113", "conjugate")],
      siblings: [related("2114", "conjugate")],
      carrierFree: related("2115", "carrier-free"),
    },
  },
};

const importProduct = (record: unknown) => importLines("/commerce/_admin/products", [record]);

const review = {
  id: "r-1",
  productKey: "990301",
  rating: 5,
  title: "One <b>clean</b> band",
  text: "x".repeat(40),
  application: "WB",
  species: "H",
  author: "Lab <i>7</i>",
  language: "en",
  day: "2026-01-02",
  demonstration: false,
};

async function importLines(path: string, records: readonly unknown[]) {
  const answer = await fetch(shop.servicesUrl + path, {
    method: "POST",
    headers: { authorization: "Bearer demo-admin-key", "content-type": "application/x-ndjson" },
    body: ndjson(records),
  });
  expect(await answer.json()).toMatchObject({ stored: records.length, rejected: 0 });
}

async function page(path: string, options: Ask = {}): Promise<{ status: number; root: Node }> {
  const { status, body } = await shop.ask(path, options);
  return { status, root: parseDocument(body) };
}
async function shown(path: string, options: Ask = {}): Promise<Node> {
  const { status, root } = await page(path, options);
  expect([path, status]).toEqual([path, 200]);
  return root;
}
const words = (node: Node | Element | null | undefined) =>
  node ? DomUtils.textContent(node).replace(/\s+/g, " ").trim() : "";
const byId = (id: string, root: Node) => DomUtils.getElementById(id, root);
const all = (name: string, root: Node | Element | null) => (root ? DomUtils.getElementsByTagName(name, root) : []);
const mainOf = (root: Node) => all("main", root)[0] ?? null;
const hrefs = (root: Node | Element | null) => all("a", root).map(({ attribs }) => attribs.href ?? "");
const canonical = (root: Node) =>
  all("link", root)
    .find(({ attribs }) => attribs.rel === "canonical")
    ?.attribs.href?.replace(/^https?:\/\/[^/]+/, "");
const heading = (root: Node) => words(all("h1", root)[0]);

const below = ["applications", "datasheet", "protocol", "protocol/western-blotting"];

describe("pages below a product", () => {
  it.each(below)(
    "C-PROD-05, C-PROD-06, C-PROD-07, C-PROD-08, C-PROD-23: /%s, however the product is named",
    async (sub) => {
      for (const base of ["4060", "4060S", "4060l", "primary-antibodies/4060", "anything/4060T"]) {
        const root = await shown(`/products/${base}/${sub}`);
        expect(heading(root)).toContain("Phospho-Akt (Ser473) (B7R2) Rabbit mAb");
        expect(canonical(root)).toBe(`/products/4060/${sub}`);
      }
    },
  );

  it("C-PROD-08, C-PROD-14: exist only for products that have a page and the data", async () => {
    for (const sub of below)
      for (const key of ["9999", "2103", "4060X9", "abc"])
        expect((await page(`/products/${key}/${sub}`)).status, `${key} ${sub}`).toBe(404);
    expect((await page("/products/4060/protocol/no-such-protocol")).status).toBe(404);
    expect((await page("/products/5000/applications")).status).toBe(404);
    expect((await page("/products/5000/protocol")).status).toBe(404);
    const linked = hrefs(mainOf(await shown("/products/5000"))).filter((href) => /^\/products\/5000\//.test(href));
    expect(linked).toEqual(["/products/5000/sds", "/products/5000/lots"]);
  });

  it("are linked from the product page and from each other", async () => {
    for (const path of ["/products/4060", "/products/4060/applications"]) {
      const links = hrefs(await shown(path));
      for (const sub of ["applications", "datasheet", "protocol"]) expect(links).toContain(`/products/4060/${sub}`);
    }
  });

  it("C-PROD-05: list applications with dilutions, volumes and protocol links", async () => {
    const root = await shown("/products/990301/applications");
    const section = byId("application-WB", root);
    expect(words(section)).toContain("1:500");
    expect(words(section)).toMatch(/10 ml ?20 µl/);
    expect(hrefs(section)).toContain("/products/990301/protocol/western-blotting");
  });

  it("C-PROD-07: list all protocols without an id, one with it, at the product's own dilution", async () => {
    const every = await shown("/products/4060/protocol");
    expect(
      all("h2", every)
        .map(words)
        .filter((title) => /Immuno|Western/.test(title)).length,
    ).toBeGreaterThan(2);
    const one = await shown("/products/990301/protocol/western-blotting");
    expect(heading(one)).toContain("Western Blotting");
    expect(words(mainOf(one))).toContain("1:500");
  });

  it("C-PROD-09: share a protocol among several products, each with its dilution, without prompts on a first visit", async () => {
    expect(heading(await shown("/products/include/protocol"))).toBe("One protocol for several products");
    const root = await shown("/products/include/protocol?productIds=4060,990301,9999&application=WB");
    const main = words(mainOf(root));
    expect(main).toContain("1:500 – 1:2000");
    expect(main).toContain("Not found: 9999");
    expect(main).toContain("Blocking and primary antibody");
    for (const strange of [
      "productIds=%22%27&application=__proto__",
      "productIds=,,,",
      `productIds=${"1,".repeat(300)}`,
    ])
      expect((await page(`/products/include/protocol?${strange}`)).status).toBe(200);
  });

  it("C-PROD-10: protocols without a product have their own pages", async () => {
    await shown("/protocols");
    await shown("/protocols/10");
  });
});

describe("the safety data sheet", () => {
  it("has sixteen sections in every language, with exactly the facts of the record", async () => {
    const sheet = words(await shown("/products/4060/sds"));
    expect(sheet).toContain("Not classified as hazardous under GHS.");
    expect(sheet).toContain("Sodium azide: < 0.02 %, CAS 26628-22-8, EC 247-852-1");
    expect(sheet).toContain("The record states nothing for this section.");
    expect(sheet).toContain("Demonstration:");
    for (const host of storefrontHosts) {
      const root = parseDocument((await shop.ask("/products/4060/sds", { host })).body);
      expect([host, all("h2", mainOf(root)).length]).toEqual([host, 16]);
    }
    const { body } = await shop.ask("/products/4060/sds", { host: "jp.localhost" });
    const japanese = words(mainOf(parseDocument(body)));
    expect(japanese).toContain("アジ化ナトリウム: < 0.02 %, CAS 26628-22-8");
    expect(japanese).toContain("BSAおよびグリセロール含有PBS");
    expect(japanese).not.toMatch(/Sodium azide|with BSA/);
    expect(hrefs(await shown("/products/4060"))).toContain("/products/4060/sds");
    expect((await page("/products/990301/sds")).status).toBe(404);
  });
});

describe("the datasheet", () => {
  const sheet = (query: string) => shown(`/products/4060/datasheet${query}`);
  const figures = (root: Node) => all("figure", mainOf(root)).length;
  const paper = (root: Node) =>
    all("link", root).flatMap(({ attribs }) => (attribs.media === "print" ? [attribs.href ?? ""] : []));

  it("C-DS-01: has figures unless images=0", async () => {
    expect(figures(await sheet("?images=1"))).toBeGreaterThan(2);
    expect(figures(await sheet(""))).toBeGreaterThan(2);
    expect(figures(await sheet("?images=0"))).toBe(0);
  });

  it("C-DS-02: has protocols only with protocol=1", async () => {
    const step = "Electrophoresis and transfer";
    expect(words(await sheet("?protocol=1"))).toContain(step);
    expect(words(await sheet("?protocol=0"))).not.toContain(step);
    expect(words(await sheet(""))).not.toContain(step);
  });

  it("C-DS-03: is US Letter, or A4 on request in the address", async () => {
    expect(paper(await sheet("")).join()).toMatch(/letter/);
    const [address = ""] = paper(await sheet("?size=A4"));
    expect((await shop.ask(address)).body.replace(/\s/g, "")).toContain("size:A4");
  });

  it("C-DS-04: exists for some product types, and is linked from their pages only", async () => {
    expect((await page("/products/990302/datasheet")).status).toBe(404);
    expect(hrefs(await shown("/products/990302"))).not.toContain("/products/990302/datasheet");
    expect(hrefs(await shown("/products/990301"))).toContain("/products/990301/datasheet");
  });

  it("has one address per variant", async () => {
    for (const query of ["?images=2", "?size=letter", "?images=0&images=1", "?protocol="]) {
      const answer = await shop.ask(`/products/4060/datasheet${query}`);
      expect([query, answer.status]).toEqual([query, 301]);
    }
    const moved = await shop.ask("/products/4060/datasheet?images=0&protocol=maybe&size=A4");
    expect(moved.header("location")).toMatch(/\/products\/4060\/datasheet\?images=0&size=A4$/);
  });

  it("is offered as a file with the page's options, not in print", async () => {
    const link = all("a", mainOf(await sheet("?images=0&protocol=1&size=A4"))).find(({ attribs }) =>
      attribs.href?.includes("/pdf"),
    );
    expect(link?.attribs.href).toBe("/products/4060/datasheet/pdf?images=0&protocol=1&size=A4");
    for (const host of storefrontHosts) {
      const file = await shop.ask("/products/990301/datasheet/pdf?protocol=1&size=A4", { host });
      expect([file.status, file.header("content-type"), file.body.slice(0, 5)]).toEqual([
        200,
        "application/pdf",
        "%PDF-",
      ]);
      expect(file.header("content-disposition")).toBe('attachment; filename="990301-datasheet.pdf"');
      expect(file.header("cache-control")).toBe("private, no-store");
      expect([file.setCookies, file.body.includes("/MediaBox [0 0 595.28 841.89]")]).toEqual([[], true]);
    }
  });

  it("C-DS-01: includes figures in the file, none with images=0, and captions for missing ones", async () => {
    const pictures = async (query: string) => {
      const file = await shop.ask(`/products/4060/datasheet/pdf${query}`);
      expect([file.status, file.body.slice(0, 5)]).toEqual([200, "%PDF-"]);
      // The QR code at the end also counts as a figure.
      return (file.body.match(/\/S \/Figure\b/g)?.length ?? 0) - 1;
    };
    const faults = (mode: string) =>
      fetch(`${shop.servicesUrl}/_demo/faults`, {
        method: "POST",
        body: JSON.stringify({ service: "images", mode, status: 404 }),
      });
    expect(await pictures("")).toBe(figures(await sheet("")));
    expect(await pictures("?images=0")).toBe(0);
    await faults("error");
    try {
      expect(await pictures("")).toBe(0);
    } finally {
      await faults("none");
    }
  });

  it("checks the document limit after it has found the datasheet and before it reads images", async () => {
    const demo = (path: string, body: object) =>
      fetch(`${shop.servicesUrl}/_demo/${path}`, { method: "POST", body: JSON.stringify(body) });
    const askedOf = async (path: string, init = {}) => {
      const since = Date.now();
      const { status, header } = await shop.ask(path, init);
      const answer = await fetch(`${shop.servicesUrl}/_demo/calls?since=${since}`);
      const { calls } = (await answer.json()) as { calls: { service: string; path: string }[] };
      const services = calls.map(({ service }) => service).filter((name) => name === "images" || name === "documents");
      return [status, header("location"), services];
    };
    await demo("faults", { service: "documents", mode: "error", status: 429 });
    try {
      const [status, location, services] = await askedOf("/products/4060/datasheet/pdf?images=1");
      expect([status, services]).toEqual([303, ["documents"]]);
      expect(location).toContain("/products/4060/datasheet?images=1&pdf=limit");
      expect(await askedOf("/products/9999/datasheet/pdf")).toEqual([404, "", []]);
      // A HEAD request neither counts against the document limit nor renders a document.
      const headersOnly = { method: "HEAD" };
      expect(await askedOf("/products/4060/datasheet/pdf?images=1", headersOnly)).toEqual([200, "", []]);
      expect(await askedOf("/products/9999/datasheet/pdf", headersOnly)).toEqual([404, "", []]);
    } finally {
      await demo("faults", { service: "documents", mode: "none" });
    }
  });

  it("C-DS-04: has one address per file, and none for other types", async () => {
    for (const key of ["990302", "9999", "abc"])
      expect([key, (await shop.ask(`/products/${key}/datasheet/pdf`)).status]).toEqual([key, 404]);
    const moved = await shop.ask("/products/4060/datasheet/pdf?images=0&size=letter&pdf=limit");
    expect([moved.status, moved.header("location")]).toEqual([301, "/products/4060/datasheet/pdf?images=0"]);
  });

  it("explains a missing file after a redirect, and offers it again", async () => {
    for (const [reason, said] of [
      ["limit", "Too many PDFs"],
      ["unavailable", "could not be made"],
    ] as const) {
      const root = await sheet(`?images=0&pdf=${reason}`);
      expect(words(mainOf(root))).toContain(said);
      expect(hrefs(mainOf(root))).toContain("/products/4060/datasheet/pdf?images=0");
    }
    expect((await shop.ask("/products/4060/datasheet?pdf=anything")).status).toBe(301);
  });

  it("C-DATA-04, C-DATA-08: lists lot, storage, source and the record's revision date", async () => {
    const text = words(mainOf(await shown("/products/990301/datasheet")));
    for (const fact of ["Current lot", "Purified by protein A.", "1 mg/ml", "A statement of the maker."])
      expect(text).toContain(fact);
    expect(text).toContain("Revised Jan 1, 2024");
  });
});

describe("components of a product page", () => {
  const section = async (key: string, id: string) => byId(id, await shown(`/products/${key}`));

  it("C-TMPL-05, C-TMPL-13: an inquiry block appears where editors placed it, and links to the form", async () => {
    const inquiry = await section("4060", "product-inquiry");
    expect(words(inquiry)).toContain("Planning a study with 4060?");
    const [href = ""] = hrefs(inquiry);
    const { pathname, searchParams } = new URL(href, "http://shop.example");
    expect(pathname).toBe("/services/products-and-services-inquiry/customized-and-carrier-free-formulations");
    expect(searchParams.get("product_number")).toBe("4060");
    expect(searchParams.get("product_name")).toContain("Phospho-Akt");
    expect(await section("9272", "product-inquiry")).toBeNull();
  });

  it("C-PROD-22, C-TMPL-05: the head and search engines use the editors' texts", async () => {
    const root = await shown("/products/4060");
    expect(words(all("title", root)[0])).toContain("Phospho-Akt (Ser473) rabbit antibody 4060");
    const description = all("meta", root).find(({ attribs }) => attribs.name === "description");
    expect(description?.attribs.content).toContain("Recombinant rabbit monoclonal against Akt");
  });

  it("is painted first when its heading arrives, which waits for no service", async () => {
    const root = await shown("/products/4060");
    const awaited = all("link", root).filter(({ attribs }) => attribs.rel === "expect");
    expect(awaited.map(({ attribs }) => attribs)).toEqual([
      { rel: "expect", href: "#product-heading", blocking: "render" },
    ]);
    expect(words(byId("product-heading", root))).toContain(heading(root));
  });

  it("C-TMPL-06, C-DATA-07: alternatives", async () => {
    expect(hrefs(await section("990301", "alternatives"))).toEqual(["/products/4060"]);
  });

  it("C-TMPL-10, C-DATA-06: legal and manufacturer statements", async () => {
    expect(words(await section("990301", "legal-statement"))).toContain("A statement of the maker.");
    expect(words(await section("990301", "legal-statement"))).toContain("research use only");
    expect(words(await section("4060", "legal-statement")).match(/for research use only/gi)).toHaveLength(1);
  });

  it("C-TMPL-11: a link to panels if the template has one", async () => {
    const panels = "/product-information/signalstar-multiplex-ihc";
    expect(hrefs(mainOf(await shown("/products/4060")))).toContain(panels);
    expect(hrefs(mainOf(await shown("/products/9272")))).not.toContain(panels);
  });

  it("C-TMPL-12, C-DATA-06: product information in the template's sections, from their attributes", async () => {
    const information = await section("990301", "product-information");
    expect(all("h3", information).map(words)).toEqual([
      "Description",
      "Usage information",
      "Specificity and sensitivity",
      "Source and purification",
      "Background",
      "Databases",
    ]);
    expect(words(information)).toContain("Also known as ALIAS7");
    for (const address of [
      "https://www.uniprot.org/uniprotkb/P99999",
      "https://www.ncbi.nlm.nih.gov/gene/12345",
      "https://pubmed.ncbi.nlm.nih.gov/11111/",
    ])
      expect(hrefs(information)).toContain(address);
  });

  it("C-TMPL-21: pathway, protocols and quality control of the template for 4060", async () => {
    const information = await section("4060", "product-information");
    const images = all("svg", information).flatMap(({ attribs }) => attribs["aria-label"] ?? []);
    expect(images[0]).toMatch(/^Upstream of Akt\. .*mTORC2 activates Akt \(Ser473\)/);
    expect(images[1]).toMatch(/^Downstream of Akt\. .*Akt inhibits GSK-3β \(Ser9\)/);
    expect(hrefs(information)).toContain("/research/pathways/pi3k-akt-signaling");
    expect(hrefs(information)).toContain("/products/4060/protocol/western-blotting");
    expect(words(information)).toContain("COA-4060");
  });

  it("C-TMPL-17: technical links", async () => {
    expect(hrefs(await section("990301", "tech-links"))).toContain(
      "/learn-and-support/technical-support/storing-antibodies/110",
    );
  });

  it("C-TMPL-20: a citation of the antibody, with files for reference managers", async () => {
    const cite = await section("990301", "antibody-reference-link");
    expect(words(cite)).toContain("Antibody 990301 (Benchside, Cat# 990301, RRID:AB_99990301)");
    expect(hrefs(cite)).toContain("/products/990301/export/product.ris");
    expect(hrefs(cite)).toContain("/learn-and-support/technical-support/citing-an-antibody/213");
  });

  it("C-DATA-07, C-TMPL-22: every relation has a row with its name", async () => {
    const lists = await section("990301", "product-list");
    const rows = all("li", lists).map(words);
    for (const [key, name] of [
      ["86538", "ELISA kit"],
      ["2101", "matched pair"],
      ["2104", "protein control"],
      ["2110", "chimeric antibody"],
      ["9272", "total or modified form"],
      ["2112", "unconjugated"],
      ["2113", "conjugate"],
      ["2114", "conjugate"],
      ["2115", "carrier-free"],
    ] as const)
      expect(
        rows.filter((row) => row.startsWith(key) && row.endsWith(name)),
        key,
      ).toHaveLength(1);
  });

  it("catalogue codes are translated to Japanese and Chinese", async () => {
    const read = async (host: string) => words(byId("key-facts", await shown("/products/990301", { host })));
    expect(await read("jp.localhost")).toContain("内在性タンパク質を検出");
    expect(await read("cn.localhost")).toContain("内源性蛋白");
  });
});

describe("files for reference managers", () => {
  it("cite the product and its papers, as text, BibTeX and RIS", async () => {
    const types = { txt: "text/plain", bib: "application/x-bibtex", ris: "application/x-research-info-systems" };
    for (const [ending, type] of Object.entries(types))
      for (const subject of ["product", "citations"]) {
        const answer = await shop.ask(`/products/4060/export/${subject}.${ending}`);
        expect(answer.status).toBe(200);
        expect(answer.header("content-type")).toContain(type);
        expect(answer.header("content-disposition")).toContain("attachment");
        expect(answer.body.length).toBeGreaterThan(40);
      }
    const papers = async (query: string) =>
      (await shop.ask(`/products/4060/export/citations.ris${query}`)).body.split("TY  - ").length - 1;
    expect(await papers("")).toBe(48);
    const narrowed = await papers("?application=IHC-P");
    expect(narrowed).toBeGreaterThan(0);
    expect(narrowed).toBeLessThan(48);
  });

  it("exist for products with a page, in these formats", async () => {
    for (const path of ["9999/export/product.bib", "4060/export/product.pdf", "2103/export/product.txt"])
      expect((await shop.ask(`/products/${path}`)).status, path).toBe(404);
  });
});

it("C-PROD-01: visitors and customers browse, read and compare without signing in", async () => {
  const cookie = await sealedCookies({
    "ct-customer": { id: "customer-1", verified: true, punchout: false, registrationCountry: "US" },
    "ct-auth": {
      accessToken: "access-token",
      refreshToken: "refresh-token",
      expiresIn: 600,
      expiresAt: Date.now() + 600_000,
      flow: "customer",
    },
  });
  const visitors: readonly Record<string, string>[] = [{}, { cookie }];
  for (const headers of visitors)
    for (const path of [
      "/browse?q=akt",
      "/products/4060",
      "/products/4060/protocol",
      "/products/4060/datasheet",
      "/learn-and-support/technical-support/articles",
      "/products/compare?productIds=4060,9272",
    ])
      await shown(path, { headers });
  const links = hrefs(mainOf(await shown("/products/4060")));
  expect(links.some((href) => href.startsWith("/learn-and-support/technical-support/"))).toBe(true);
  expect(words(byId("citations", await shown("/products/4060")))).toContain("48 citations");
});

it("a product and its sheets show shop, address and date in print", async () => {
  for (const path of ["/products/990301", "/products/4060/protocol", "/products/4060/applications"]) {
    const { body } = await shop.ask(path);
    const [, head = ""] = /<p [^>]*data-print="only"[^>]*>([^<]*)</.exec(body) ?? [];
    expect(head).toMatch(new RegExp(`^Benchside · http[^ ]+${path} · \\w`));
  }
  // Lists of links would double the length from four sheets to eight.
  const { body } = await shop.ask("/products/990301");
  expect(body).toMatch(/<section id="reviews"[^>]*data-print="hide"/);
});

describe("C-TMPL-15: reviews", () => {
  it("are shown with count and mean; their markup is escaped", async () => {
    const reviews = byId("reviews", await shown("/products/990301"));
    expect(words(reviews)).toContain("3.5 of 5, from 2 reviews");
    expect(all("h3", reviews).map(words)).toContain("One <b>clean</b> band");
    expect(hrefs(reviews)).toContain("/products/990301/review");
  });

  it("are submitted by a plain form, with errors beside fields; a form that was never opened is rejected", async () => {
    const page = await shown("/products/990301/review");
    const token = all("input", page).find(({ attribs }) => attribs.name === "form_token")?.attribs.value ?? "";
    const send = (values: Readonly<Record<string, string>>) =>
      shop.ask("/products/990301/review", {
        method: "POST",
        headers: { origin: `http://localhost:${shop.port}`, "content-type": "application/x-www-form-urlencoded" },
        body: new URLSearchParams(values).toString(),
      });
    const filled = { rating: "4", title: "Works", text: "y".repeat(40), application: "WB", species: "", author: "" };
    const faulty = await send({ ...filled, text: "short", form_token: token });
    expect(faulty.status).toBe(422);
    expect(faulty.body).toContain("Please write at least 30 characters.");
    expect(faulty.body).toContain('value="Works"');
    const addressless = await send({ ...filled, email: "r.mint@", form_token: token });
    expect(addressless.status).toBe(422);
    expect(addressless.body).toContain("Please enter a complete email address.");
    expect((await send(filled)).status).toBe(422);
    expect((await send({ ...filled, form_token: token, website: "http://spam.example" })).status).toBe(422);
    const aged = await agedToken(token, "review");
    const sent = await send({ ...filled, form_token: aged });
    expect([sent.status, sent.header("location")]).toEqual([303, "/products/990301/review?sent=1"]);
    expect(words(await shown("/products/990301/review?sent=1"))).toContain("We read every review");
    // Repeating the form changes nothing; another text needs a newly opened form.
    expect((await send({ ...filled, form_token: aged })).status).toBe(303);
    expect((await send({ ...filled, rating: "1", form_token: aged })).status).toBe(409);
    expect((await send({ ...filled, form_token: "" })).status).toBe(422);
    expect((await shop.ask("/products/9999/review")).status).toBe(404);
  });
});

it("T-SHIP-02: ship dates are shown only while their flag is on", async () => {
  const columns = async () => all("th", byId("order", await shown("/products/4060"))).map(words);
  const set = (value: string) =>
    fetch(`${shop.servicesUrl}/_demo/flags`, {
      method: "POST",
      body: JSON.stringify({ name: "gop", value, country: "US" }),
    });
  expect(await columns()).toContain("Ships");
  expect((await set("false")).status).toBe(200);
  try {
    await vi.waitFor(async () => expect(await columns()).not.toContain("Ships"), { timeout: 20_000, interval: 100 });
  } finally {
    await set("true");
  }
});
