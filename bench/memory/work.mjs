/** The memory benchmark's mix of shopper actions, each of a few requests. */
import { regionNames, regions } from "../../contracts/regions.ts";

/** The main host has a higher weight than the others. */
const hosts = ["localhost", "localhost", ...regionNames.map((region) => regions[region].localHost)];
const countries =
  "US US US DE GB FR SE NO FI DK IE PT ES IT GR CH AT NL BE PL CZ HU CA AU NZ MX AR CL SG TH MY KR IN BR IL".split(" ");
/** Countries where every visitor may buy. */
const sold = ["US", "DE", "GB", "AT"];
const words =
  "akt mtor p53 egfr stat3 creb cd3 foxo1 erk gapdh actin jnk p38 smad2 rabbit mouse elisa kit phospho lysis".split(
    " ",
  );
const skus = ["4060S", "9272S", "4060T", "7074S", "9803S", "8112L", "82906S", "48167S", "64509S", "47140S"];
const customers = ["us.verified", "de.verified", "gb.verified", "at.verified"];

const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

/** Shares of the actions in percent. */
const shares = {
  product: 46,
  search: 12,
  typeAhead: 10,
  content: 8,
  home: 6,
  list: 6,
  fill: 6,
  form: 2,
  datasheet: 1.5,
  signIn: 1,
  quote: 1,
  feed: 0.5,
};

/**
 * @param {object} site
 * @param {ReturnType<typeof import("./visitor.mjs").createVisitors>} site.visitor
 * @param {string[]} site.products  addresses of all products
 * @param {string[]} site.pages     addresses of all editors' pages
 */
export function createWork({ visitor, products, pages }) {
  /** Counter that makes every search unique. */
  let number = Math.floor(Math.random() * 1e6);
  const newVisitor = () => visitor(oneOf(hosts), oneOf(countries));

  const acts = {
    product: () => newVisitor().get("product", oneOf(products)),
    home: () => newVisitor().get("home", "/"),
    content: () => newVisitor().get("content", oneOf(pages)),
    list: () => newVisitor().get("list", `/browse?q=${oneOf(words)}&page=${1 + Math.floor(Math.random() * 20)}`),
    search() {
      number += 1;
      return newVisitor().get("search", `/browse?q=${oneOf(words)}+${number.toString(36)}`);
    },
    async typeAhead() {
      const word = `${oneOf(words)} ${oneOf(words)}`;
      const person = newVisitor();
      for (const length of [2, 4, word.length]) {
        await person.get("type-ahead", `/api/type-ahead?${new URLSearchParams({ q: word.slice(0, length) })}`);
      }
    },
    /** With scripts: product, two adds, a quantity change, the cart page, one removal. */
    async fill() {
      const person = visitor("localhost", oneOf(sold));
      await person.get("product", oneOf(products));
      await person.post("basket", "/api/basket", { intent: "add", sku: oneOf(skus), quantity: "1" });
      const { body } = await person.post("basket", "/api/basket", { intent: "add", sku: oneOf(skus), quantity: "2" });
      const line = /"lines":\[\{"id":"([^"]+)"/.exec(body)?.[1];
      if (!line) return;
      await person.post("basket", "/api/basket", { intent: "change", line, quantity: "3" });
      await person.get("cart", "/cart");
      await person.get("product", oneOf(products));
      await person.post("basket", "/api/basket", { intent: "remove", line });
    },
    /** The same kind of visit without scripts. */
    async form() {
      const person = visitor("localhost", oneOf(sold));
      await person.post("form", "/cart", { intent: "add", sku: oneOf(skus), quantity: "1" });
      await person.get("cart", "/cart");
      await person.submit("form", "/country", { country: oneOf(countries) });
    },
    datasheet: () => newVisitor().get("datasheet", `${oneOf(products)}/datasheet/pdf`),
    async signIn() {
      const person = visitor("localhost");
      const buyer = { email: `${oneOf(customers)}@demo.benchside.example`, password: "Benchside-demo-1!" };
      await person.submit("sign-in", "/account/sign-in", buyer);
      await person.get("account", "/account/my/orderhistory");
    },
    async quote() {
      const person = visitor("localhost", "US");
      await person.post("form", "/cart", { intent: "add", sku: oneOf(skus), quantity: "2" });
      await person.submit("quote", "/quote/review", {});
      number += 1;
      await person.submit("quote", "/quote/customer-info", {
        ...{ firstName: "Barbara", lastName: "Lane", email: `lane-${number}@lab.example` },
        ...{ organisation: "Maize Institute", department: "Genetics", phone: "+1 617 555 0142" },
      });
      await person.submit("quote", "/quote/summary", {});
      await person.get("quote", "/quote/confirmation");
    },
    feed: () => newVisitor().get("feed", oneOf(["/sitemaps/pages.xml", "/sitemaps/products-1.xml", "/robots.txt"])),
  };

  return () => acts[draw()]();
}

function draw() {
  const sum = Object.values(shares).reduce((one, other) => one + other, 0);
  let left = Math.random() * sum;
  for (const [name, share] of Object.entries(shares)) {
    left -= share;
    if (left < 0) return name;
  }
  return "product";
}
