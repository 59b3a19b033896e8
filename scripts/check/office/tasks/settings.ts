/** Tasks 37 to 50 and 84 to 91: people, audit log, settings, mails, webhooks. */
import { Newcomer } from "../newcomer.ts";
import { codeNow, nextCode } from "./authenticator.ts";
import { number } from "./catalogue.ts";
import { buyer } from "./shoppers.ts";
import { need, run, type Task, type Walk, why } from "./walk.ts";

const email = `walk-${run.toLowerCase()}@example.org`;
const password = "a walk in the green park";

export function settingsTasks(walk: Walk): readonly Task[] {
  const task = (name: string, run: (at: Newcomer) => Promise<void>): Task => ({
    name,
    run: async () => run(await walk.as("owner")),
  });
  const colleague = new Newcomer(walk.office);
  const toPerson = async (at: Newcomer) => {
    await at.link("People");
    await at.find({ "Name or address": email });
    await at.first();
  };
  let key = "";
  return [
    task("37 invite a colleague", async (at) => {
      await at.link("People");
      await at.do("Invite a person", { Name: "Walk Person", "Email address": email, Role: "orders" });
    }),
    task("40 change a role", (at) => at.do("Change the role", { Role: "read-only", ...why })),
    task("43 replace a lost authenticator app", (at) => at.do("Send a new link", why)),
    {
      name: "38 accept an invitation: password and authenticator app",
      async run() {
        const mail = await walk.mailTo(email);
        await colleague.open(need(/\/invitation\?token=[\w.~-]+/.exec(mail)?.[0], "link in the mail"));
        key = need(colleague.words(/\b((?:[A-Z2-7]{4} ){3,}[A-Z2-7]{1,4})\b/g)[0], "key");
        await colleague.send("Set up my access", { "Code that the app shows now": codeNow(key), Password: password });
        colleague.expect("Your password and app are set up");
      },
    },
    {
      name: "39 sign in, sign out",
      async run() {
        await nextCode();
        await colleague.send("Sign in", { "Email address": email, Password: password, Code: codeNow(key) });
        colleague.expect("Walk Person, read-only");
      },
    },
    task("49 see where a colleague is signed in", async (at) => {
      await toPerson(at);
      at.expect("Signed in");
    }),
    task("42 end all sessions of a lost device", async (at) => {
      await at.do("End all sessions", why);
      await colleague.open("/");
      colleague.expect("Sign in");
    }),
    {
      name: "41 unlock a colleague",
      async run() {
        const at = await walk.as("owner");
        for (let attempt = 0; attempt < 10; attempt += 1)
          await colleague.send("Sign in", { "Email address": email, Password: "wrong", Code: "000000" });
        await toPerson(at);
        at.expect("locked");
        await at.do("Unlock", why);
      },
    },
    task("44 disable a colleague who leaves", async (at) => {
      await at.do("Disable", why);
      at.expect("disabled");
    }),
    task("45 find who changed a record", async (at) => {
      await at.link("Audit log");
      await at.find({ Record: number });
      at.expect("catalogue:change");
    }),
    task("46 see what a colleague did", async (at) => {
      await at.link("Audit log");
      await at.find({ Who: "Demonstration order desk" });
      at.expect("orders:");
    }),
    task("47 export the audit log", async (at) => {
      await at.link("Export as CSV");
      if (!at.type.includes("csv")) throw new Error(`the export is ${at.type}`);
    }),
    task("48 see who exported data", async (at) => {
      await at.link("Audit log");
      await at.find({ Action: "lists:export" });
      at.expect("Demonstration");
    }),
    task("84 change a setting, such as the countries with prices", async (at) => {
      await at.link("Settings and flags");
      await at.find({ Name: "quote" });
      await at.link(/days/i);
      const label = need(at.labels("Change")[0], "field");
      await at.do("Change", { [label]: "45", ...why });
      at.expect("45");
    }),
    task("85 see every value that a setting had, and go back to one", async (at) => {
      at.expect("before the first change");
      await at.do("Go back to a version", why);
    }),
    task("86 set a flag for everyone, a country or an address", async (at) => {
      await at.link("Settings and flags");
      await at.find({ Name: "flag" });
      await at.first();
      const label = need(at.labels("Change")[0], "field");
      await at.send("Change", { ...why });
      at.expect(label);
    }),
    task("87 find what was mailed to a customer, and read it", async (at) => {
      await at.link("Emails");
      await at.find({ "Recipient's address": buyer });
      await at.first();
      at.expect(`To ${buyer}`);
    }),
    task("88 send an email again", (at) => at.do("Send again")),
    task("89 tell another system of orders and quotes", async (at) => {
      await at.link("Webhooks");
      await at.do("Add a webhook", {
        ...{
          Name: "Walk",
          Address: "https://hooks.example.org/walk",
          Secret: "a-long-secret-of-24-letters-0123456789",
        },
        ...why,
      });
      await at.send("Send a ping");
    }),
    task("90 see what was sent to it and what it answered", async (at) => {
      await at.link("Deliveries");
      await at.first();
      at.expect("Last answer");
    }),
    task("91 send an event again", (at) => at.do("Send again")),
    {
      name: "50 try out each role on a demonstration machine",
      async run() {
        for (const role of ["owner", "orders", "catalogue", "content", "read-only"] as const) await walk.as(role);
      },
    },
    task("39 sign in, sign out: the owner leaves", async (at) => {
      await at.send("Sign out");
      at.expect("Sign in");
    }),
  ];
}
