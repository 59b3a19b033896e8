/** Tasks 51 to 61 and 78 to 83: customers, companies, promotions, reviews. */
import type { Newcomer } from "../newcomer.ts";
import { codeNow } from "./authenticator.ts";
import { buyer, demoPassword, newcomer, signIn, sizes } from "./shoppers.ts";
import { day, need, pixel, run, type Task, type Walk, why } from "./walk.ts";

const code = `W${run}`;

export function salesTasks(walk: Walk): readonly Task[] {
  const by =
    (role: Parameters<Walk["as"]>[0]) =>
    (name: string, run: (at: Newcomer) => Promise<void>): Task => ({
      name,
      run: async () => run(await walk.as(role)),
    });
  const desk = by("orders");
  const owner = by("owner");
  const catalogue = by("catalogue");
  const content = by("content");
  /** The reader who contacted the shop in an earlier task. */
  const withoutAccount = async (at: Newcomer) => {
    await at.link("People without an account");
    await at.find({ "Email address": "walk@example.org" });
    await at.link("walk@example.org");
  };
  const customer = async (at: Newcomer, find: string) => {
    await at.link("Customers");
    await at.find({ Find: find });
    await at.first();
  };
  const company = async (at: Newcomer) => {
    await at.link("Companies");
    await at.find({ Find: `Walk Institute ${run}` });
    await at.first();
  };
  return [
    desk("57 make a company and invite its admin", async (at) => {
      await at.link("Companies");
      await at.do("Add a company", { Name: `Walk Institute ${run}`, "Email address of its admin": buyer });
      at.expect(buyer);
    }),
    {
      name: "a customer joins a company and hands in a certificate",
      async run() {
        const { customer } = walk;
        const mail = await walk.mailTo(buyer);
        await customer.open(need(/\/account\/my\/company\?\S+/.exec(mail)?.[0], "link in the mail"));
        await customer.send("Join the company");
        await customer.send("Submit certificate", {
          ...{ "Number of the certificate": `C-${run}`, States: "MA", "Valid until": day(300) },
          "Certificate (PDF, PNG or JPEG)": pixel,
        });
        customer.expect("The certificate was submitted");
      },
    },
    desk("58 verify or refuse a certificate of tax exemption", async (at) => {
      await company(at);
      await at.do("Verify a certificate");
      at.expect("verified");
      await at.link(`C-${run}`);
      if (!at.type.includes("image")) throw new Error(`the certificate is ${at.type}`);
      await at.do("Refuse a certificate", why);
      await at.do("Remove a member", { Member: buyer, ...why });
    }),
    owner("59 set terms and credit", async (at) => {
      await company(at);
      await at.do("Change terms and credit", {
        ...{ "Buys on account": true, "Invoices due within days": "30", "Credit limits": "USD 5000", ...why },
      });
      at.expect("within 30 days");
    }),
    desk("60 record that a tax id was checked", async (at) => {
      await company(at);
      await at.do("Add a tax id", { "Country (two letters)": "DE", Number: "DE136695976" });
      await at.do("Record the check of a tax id", { "The register says": "valid" });
    }),
    desk("61 add a punchout buyer, change its addresses or its secret", async (at) => {
      await at.link("Punchout buyers");
      await at.do("Add a buyer", {
        ...{ Identity: `WALK-${run}`, Name: "Walk University", Secret: "a-long-secret-1", Countries: "US" },
        "Addresses that receive baskets": "https://buyer.example.org/return",
      });
      await at.do("Change", { "Addresses that receive baskets": "https://buyer.example.org/other", ...why });
      await at.do("Set a new secret", { Secret: "another-secret-2", ...why });
    }),
    desk("51 find a customer by name, address or company", async (at) => {
      await customer(at, buyer);
      at.expect(buyer);
    }),
    desk("52 let a customer sign in again after too many wrong passwords", (at) => at.do("Unlock sign-in", why)),
    {
      name: "a customer turns on the second factor",
      async run() {
        const { customer } = walk;
        await customer.open("/account/my/second-factor");
        await customer.send("Set up", { "Current password": await demoPassword() });
        const key = need(customer.words(/Key for the app ((?:[A-Z2-7]{4} ?)+)/g)[0], "key");
        await customer.send("Turn on", { Code: codeNow(key) });
        customer.expect("Two-step sign-in is on");
      },
    },
    desk("53 help a customer who has lost app and recovery codes", async (at) => {
      await customer(at, buyer);
      await at.do("Remove the second factor", why);
      at.expect("Second factor off");
    }),
    desk("54 end all sessions of a customer", async (at) => {
      await signIn(walk.customer);
      await customer(at, buyer);
      await at.do("End all sessions", why);
    }),
    desk("55 give a person all data about them", async (at) => {
      await at.link("All data of this person");
      if (!at.type.includes("json")) throw new Error(`the data are ${at.type}`);
    }),
    owner("56 erase a person's account", async (at) => {
      await customer(at, newcomer);
      await at.do("Erase this person's account", why);
      at.expect("Erased customer");
    }),
    owner("100 find what is kept of a person without an account, and give it to them", async (at) => {
      await withoutAccount(at);
      await at.link("All data under this address");
      if (!at.type.includes("json")) throw new Error(`the data are ${at.type}`);
    }),
    owner("101 erase what is kept of a person without an account", async (at) => {
      await withoutAccount(at);
      await at.do("Erase what is kept", why);
      at.expect("Done: Erase what is kept.");
    }),
    catalogue("78 add a promotion with its days, countries, minimum and limits", async (at) => {
      await at.link("Promotions");
      await at.do("Add a promotion", {
        ...{ Code: code, "Name in English": "Walk", "First day": day(-1), "Last day": day(30) },
        ...{ Effect: "percentage", "Percent off": "10", Countries: "US DE", "Minimum value of the goods": "USD 50.00" },
        ...{ "Orders of one customer": "2", ...why },
      });
    }),
    catalogue("79 try codes on a basket, in a country, on a day", async (at) => {
      await at.link("On a basket");
      await at.find({ "Sizes and units": `${sizes[0]}:2`, Codes: code, Country: "US", Day: day(1) });
      at.expect(`Code ${code}`);
    }),
    catalogue("80 stop a promotion, and start it again", async (at) => {
      await at.link("Promotions");
      await at.find({ "Code or name": code });
      await at.link(code);
      await at.do("Stop", why);
      await at.do("Start again");
    }),
    catalogue("81 change the order in which promotions apply, and whether others may follow", async (at) => {
      await at.do("Change the order", { "Applies as number": "1" });
      await at.do("Change", { "Promotions after it do not apply as well": true, ...why });
    }),
    content("82 publish or reject a review", async (at) => {
      await at.link("Reviews");
      await at.find({ State: "pending" });
      await at.first();
      await at.do("Publish");
    }),
    content("83 answer a review in public, correct and remove the answer", async (at) => {
      await at.do("Answer in public", { Answer: "Thank you." });
      at.expect("Thank you.");
      await at.do("Answer in public", { Answer: "Thank you for the report." });
      await at.do("Answer in public", { Answer: "" });
      if (at.has("Our answer")) throw new Error("the answer is still there");
    }),
    content("answer an inquiry", async (at) => {
      await at.link("Inquiries");
      await at.find({ State: "open" });
      await at.first();
      await at.do("Answer", { Answer: "Yes, in bulk too." });
    }),
  ];
}
