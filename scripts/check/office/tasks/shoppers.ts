/** Shoppers create work for the office first: quotes, a withdrawal, a review, an inquiry. */
import { loadModule } from "../../../seed/demo-world.ts";
import type { Newcomer } from "../newcomer.ts";
import { need, run, type Task, type Walk, wait } from "./walk.ts";

type Customers = typeof import("../../../../demo/customers/customers.ts");

export const buyer = "us.verified@demo.benchside.example";
/** A customer whose account the office erases. */
export const newcomer = `newcomer-${run.toLowerCase()}@example.org`;
/** Sizes of each quote. */
export const sizes = ["4060S", "9272S", "8112L"] as const;
/** Number of quotes that the office turns into orders. */
export const quotes = 5;
/** Wait in milliseconds: the shop rejects forms that are sent sooner than a person could fill them in. */
const typing = 4_000;

export async function demoPassword(): Promise<string> {
  const { demoPassword: password } = await loadModule<Customers>("demo/customers/customers.ts", "demo-customers");
  return password;
}

export async function signIn(shopper: Newcomer): Promise<void> {
  await shopper.open("/account/sign-in");
  await shopper.send("Sign In", { "Email address": buyer, Password: await demoPassword() });
  await shopper.open("/account/my");
  shopper.expect("Demo Reader");
}

async function askForQuote(shopper: Newcomer): Promise<void> {
  for (const size of [sizes[0], ...sizes]) {
    await shopper.open(`/products/${size.replace(/[A-Z].*/, "")}`);
    await shopper.send(/^Add to basket/i, shopper.offers(size) ? { [size]: true } : {});
  }
  await shopper.open("/quote/review");
  await wait(typing);
  await shopper.send("Continue");
  await shopper.send("Continue");
  await shopper.send("Submit quote");
  shopper.expect("Your quote is ready");
}

export function shopperTasks(walk: Walk): readonly Task[] {
  const { customer } = walk;
  const stranger = walk.shopper();
  return [
    {
      name: "a customer signs in",
      run: () => signIn(customer),
    },
    {
      name: "a customer asks for quotes",
      async run() {
        for (let made = 0; made < quotes; made += 1) await askForQuote(customer);
        await customer.link("Open in My Quotes");
        await customer.send("Send message", { "Your message": "Is there a lower price for three?" });
      },
    },
    {
      name: "a customer orders by card",
      async run() {
        await customer.open("/products/4060");
        await customer.send(/^Add to basket/i, { "4060S": true });
        await customer.open("/checkout");
        const card = need(
          customer.labels("Place order").find((label) => label.startsWith("Card ")),
          "payment by card",
        );
        await customer.send("Place order", { [card]: true });
        await customer.send("Use this card", {
          ...{ "Card number": "4111 1111 1111 1111", "Name on card": "Demo Reader" },
          ...{ "Expiration date (MM/YY)": "12/39", "Security code": "123" },
        });
        await customer.send("Use this card");
        await customer.send("Place order");
        walk.notes.set("paid by card", need(customer.words(/\bW\d{10,}\b/g)[0], "number of the order"));
      },
    },
    {
      name: "a newcomer opens an account",
      async run() {
        await stranger.open("/account/sign-up");
        await wait(typing);
        await stranger.send("Create account", {
          ...{ "First name": "Walk", "Last name": "Newcomer", "Email address": newcomer },
          ...{ Password: "Walk-in-the-green-park-1", "Country/region": "United States" },
          "I have read and accept the privacy notice.": true,
        });
        stranger.expect(newcomer);
      },
    },
    {
      name: "a consumer withdraws from a contract",
      async run() {
        await stranger.open("/withdrawal");
        await wait(typing);
        const typed = { "Your name": "Walk Consumer", "Order number": "W260000001001", Email: "walk@example.org" };
        await stranger.send("Continue", typed);
        await stranger.send("Confirm withdrawal");
        stranger.expect("We have received your withdrawal");
      },
    },
    {
      name: "a reader writes a review",
      async run() {
        // The newcomer's account and its reviews are erased later, so another shopper writes this one.
        const reader = walk.shopper();
        await reader.open("/products/4060/review");
        await wait(typing);
        await reader.send("Send review", {
          ...{ "4 of 5": true, "In one line": "Clear band", "Shown as": "A laboratory" },
          "Your experience": "Clear band at 60 kDa in a lysate of HeLa cells at 1:1000, overnight.",
        });
        reader.expect("We have received your review");
      },
    },
    {
      name: "a reader writes to the shop",
      async run() {
        await stranger.open("/about-us/contact-us");
        await wait(typing);
        await stranger.send("Send message", {
          "Institution or company": "Walk Institute",
          ...{ "What is it about?": "Something else", "Your message": "Do you sell this in bulk?" },
          ...{ Name: "Walk Reader", Email: "walk@example.org" },
        });
        stranger.expect("We have received your message");
      },
    },
  ];
}
