/** Tasks 62 to 77 and 92 to 98: products, prices, imports, evidence. */
import type { Newcomer } from "../newcomer.ts";
import { day, file, need, pixel, run, type Task, type Walk, why } from "./walk.ts";

/** A six-digit number that differs between walks. */
export const number = String(900_000 + (Math.floor(Date.now() / 1000) % 99_000));
const plain = `${number}S`;

const test = {
  ...{ id: `walk-${run}`, productKey: number, lot: null, testedKey: null, application: "WB", species: "H" },
  sample: { kind: "cell-line", name: "HeLa", accession: null, state: null },
  ...{ preparation: null, control: { kind: "none", id: null }, pillar: "none", secondAntibody: null },
  ...{ outcome: "supports", measure: null, observedKda: [], dilution: null, protocolId: null, figureIds: [] },
  source: { kind: "maker", name: "Lab", identifier: null, sponsored: false },
  ...{ performed: null, published: "2026-01-31", state: { kind: "active" }, demonstration: true },
};
const typedTest = {
  ...{ "Product number": number, Application: "WB", Species: "H", Sample: "HeLa", "Name of the source": "Lab" },
  ...{ "Published on": "2026-01-31", ...why },
};

export function catalogueTasks(walk: Walk): readonly Task[] {
  const task = (name: string, run: (at: Newcomer) => Promise<void>): Task => ({
    name,
    run: async () => run(await walk.as("catalogue")),
  });
  const toProduct = async (at: Newcomer, wanted: string) => {
    await at.link("Products");
    await at.find({ "Number, size, or words of the name": wanted });
    await at.first();
  };
  const check = async (at: Newcomer, kind: string, csv: ReturnType<typeof file>) => {
    await at.link("Imports");
    await at.do("Check a file", { "File of": kind, "Name of this import": "Walk", File: csv });
  };
  const prices = (count: number) => {
    const lines = Array.from(
      { length: count },
      (_, place) => `${plain},US,${201 + place}.00,USD,${place === 0 ? "" : place + 1}`,
    );
    return file(
      "prices.csv",
      "text/csv",
      `sku,country,price,currency,pieces\n${lines.join("\n")}\n${number}X,US,1,USD,\n`,
    );
  };
  const records: string[] = [];
  return [
    task("62 find a product by number, size or words of its name", async (at) => {
      for (const wanted of ["4060", "4060S", "akt"]) await toProduct(at, wanted);
    }),
    task("92 add a product, fill in its facts, and show it", async (at) => {
      await at.link("Products");
      await at.do("Add a product", {
        ...{ "Product number": number, "Name in English": "Walk Antibody", "Code of the size": "S", Amount: "100" },
        ...{ Unit: "µl", ...why },
      });
      await at.do("Change facts", { Host: "Rabbit", Clonality: "Monoclonal", Clone: "W1" });
      await at.do("Change the status", { Status: "Released", Published: true, ...why });
      const shopper = walk.shopper();
      await shopper.open(`/products/${number}`);
      shopper.expect("Walk Antibody");
    }),
    task("99 say what a product is for: applications with dilutions, species, targets", async (at) => {
      await at.do("Change applications and targets", {
        ...{ "Newest lot": "1", "Reacts with": "H M", Applications: "WB 1:1000 H M\nIHC-P 1:100-1:400 H" },
        Targets: "AKT1 | AKT serine/threonine kinase 1 | P31749 | 207 | PKB",
      });
      at.expect("IHC-P 1:100-1:400 H");
    }),
    task("63 take a product out of sale, or put it on hold", async (at) => {
      await at.do("Change the status", { Status: "Released - On Hold", ...why });
      await at.do("Change the status", { Status: "Released", ...why });
    }),
    task("64 change a price in a country, or remove one", async (at) => {
      await at.do("Change prices", { Prices: `${plain} US 199.00 USD\n${plain} DE 180.00 EUR`, ...why });
      await at.do("Change prices", { Prices: `${plain} US 200.00 USD`, ...why });
      at.expect("US $200.00");
    }),
    task("93 add a size, and sell it", async (at) => {
      await at.do("Add a size", { "Code of the size": "L", Amount: "1", Unit: "ml", "Kind of size": "Large", ...why });
      await at.do("Change prices", { Prices: `${plain} US 200.00 USD\n${number}L US 900.00 USD`, ...why });
    }),
    task("98 set a lower price for larger quantities", async (at) => {
      await at.do("Change prices", { Prices: `${plain} US 200.00 USD\n${plain} US 180.00 USD from 10`, ...why });
      await at.do("Change prices", { Prices: `${plain} US 200.00 USD`, ...why });
    }),
    task("65 stop selling one size", (at) => at.do("Change sizes", { [`${number}L is for sale`]: false })),
    task("66 write or correct a text in one of three languages", async (at) => {
      await at.do("Texts in Japanese", { Name: "散歩の抗体" });
      at.expect("散歩の抗体");
    }),
    task("67 see which texts lack a translation", async (at) => at.expect("Not translated")),
    task("94 add a figure with its caption in three languages", async (at) => {
      await at.do("Add a figure", {
        ...{ File: pixel, Application: "WB", "Caption in English": "Western blot" },
        ...{ "Caption in Japanese": "ウェスタンブロット", "Caption in Chinese": "蛋白质印迹" },
      });
      at.expect("Western blot");
    }),
    task("68 correct the caption of a figure", async (at) => {
      const label = need(
        at.labels("Captions of figures").find((each) => each.endsWith("English")),
        "caption",
      );
      await at.do("Captions of figures", { [label]: "Western blot of HeLa cells" });
    }),
    task("95 remove a figure", (at) => at.do("Remove a figure", why)),
    task("69 name the successor of a product", async (at) => {
      await at.send("Name a successor", { "Product number": "999999", ...why });
      at.expect("There is no product 999999");
      await at.do("Name a successor", { "Product number": "9272", ...why });
      await at.do("Name a successor", { "Product number": "", ...why });
    }),
    task("70 see what a customer pays for a size in each country, and why", async (at) => {
      await at.link("What a customer pays");
      await at.first();
      at.expect("Because");
    }),
    task("71 check a file of 1,000 prices: differences and rejected lines", async (at) => {
      await check(at, "prices", prices(5));
      at.expect("Rejected lines");
      at.expect("201.00 USD");
    }),
    task("72 apply the file, and go on after an interruption", (at) => at.do("Apply")),
    task("73 undo an import; later changes of others stay and are named", async (at) => {
      await at.do("Undo", why);
      at.expect("undone");
    }),
    task("96 set prices for a time, such as a month, beforehand", async (at) => {
      await check(at, "prices", prices(1));
      await at.do("Plan the days", { "First day": day(10), "Last day": day(20) });
      at.expect(day(20));
    }),
    task("75 add a test", async (at) => {
      for (let count = 0; count < 2; count += 1) {
        await at.link("Evidence");
        await at.do("Add a record", typedTest);
        records.push(need(at.words(/Evidence (\S+): /g)[0], "number of the record"));
      }
    }),
    task("74 find the tests of a product", async (at) => {
      await at.link("Evidence");
      await at.find({ "Product number": number });
      at.expect(need(records[0], "record"));
    }),
    task("76 replace a wrong test by a newer one", async (at) => {
      await at.link(need(records[0], "record"));
      await at.do("Supersede by a newer record", { "Id of the newer record": need(records[1], "record"), ...why });
      at.expect("superseded by");
    }),
    task("77 withdraw a test with its reason", async (at) => {
      await at.link("Evidence");
      await at.find({ "Product number": number, State: "active" });
      await at.first();
      await at.do("Withdraw", why);
      at.expect("withdrawn on");
    }),
    task("97 load a file of tests, and take it back", async (at) => {
      await check(at, "evidence", file("tests.jsonl", "application/json", JSON.stringify(test)));
      at.expect("WB, H, HeLa");
      await at.do("Apply");
      await at.do("Undo", why);
      at.expect("undone");
    }),
  ];
}
