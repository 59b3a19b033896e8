import { importBuyer } from "../../factories/customer";
import type { Journey } from "../journey";
import type { Page } from "../page";
import { addToBasket, counted, endsWithContent, header, holdsTextWhenNarrow, linesOf, main, title } from "./parts";

async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.type({ css: "main input[name=email]" }, email);
  await page.type({ css: "main input[name=password]" }, password);
  await page.press({ css: "main form button[type=submit]", text: "Sign In" });
  await page.sees({ role: "link", name: "My Account", within: header });
}
const onward = { css: "main form button[type=submit]" } as const;

export const buyingJourneys: readonly Journey[] = [
  {
    name: "a visitor signs up and confirms the address by mail",
    scripts: "both",
    onlyHere: true,
    async go({ page }) {
      await page.open("/");
      await page.press({ role: "link", name: "Register", within: header });
      await page.reads(title, "Create an account");
      await endsWithContent(page);
      await page.type({ css: "main input[name=email]" }, `new-${crypto.randomUUID().slice(0, 12)}@lab.example`);
      await page.type({ css: "main input[name=password]" }, "Benchside-demo-1!");
      await page.type({ css: "main input[name=firstName]" }, "Rosalind");
      await page.type({ css: "main input[name=lastName]" }, "Mint");
      await page.choose({ css: "main select[name=country]" }, "US");
      for (const name of ["privacy", "terms"]) {
        const box = { css: `main input[type=checkbox][name=${name}]` };
        if ((await page.look(box)).count > 0) await page.press(box);
      }
      await page.press({ ...onward, text: /Create|Register/ });
      await page.isAt(/\/account\/sign-up\/confirm/);
      await page.sees(title);
    },
  },
  {
    name: "a customer with a basket signs in, opens the account and signs out",
    scripts: "both",
    async go({ page, shop }) {
      const buyer = await importBuyer(shop.services);
      await page.open("/products/9272");
      await page.press(addToBasket);
      await counted(page, 1);
      await page.press({ role: "link", name: "Sign In", within: header });
      await page.reads(title, "Sign In");
      await signIn(page, buyer);
      await page.reads(title, "My Account");
      await counted(page, 1);
      await page.press({ role: "link", name: "Addresses & contacts", within: main });
      await page.reads(title, "Addresses & contacts");
      await page.sees({ css: "main *", text: /12 Example Wharf/ });
      await page.open("/account/my/accountsettings");
      await page.sees({ css: "main *", text: /United States/ });
      await page.press({ role: "link", name: "My Account", within: header });
      await page.reads(title, "My Account");
      await page.press({ role: "button", name: "Sign out", within: header });
      await page.isAt(/localhost:\d+\/$/);
      await page.sees({ role: "link", name: "Sign In", within: header });
    },
  },
  {
    name: "Back after signing out shows neither the account nor its name, though the browser kept the pages",
    scripts: "on",
    onlyHere: true,
    async go({ page, shop }) {
      const buyer = await importBuyer(shop.services);
      await page.open("/account/sign-in?goto=%2Faccount%2Fmy%2Faddresses");
      await signIn(page, buyer);
      await page.reads(title, "Addresses & contacts");
      await page.open("/products/9272");
      await page.press({ role: "button", name: "Sign out", within: header });
      await page.isAt(/localhost:\d+\/$/);
      const visitor = { role: "link", name: "Sign In", within: header } as const;
      await page.sees(visitor);
      await page.back();
      await page.isAt(/\/products\/9272$/);
      await page.sees(visitor);
      await page.back();
      await page.isAt(/\/account\/sign-in\?/);
      await page.reads(title, "Sign In");
    },
  },
  {
    name: "a basket becomes an order by purchase order",
    scripts: "both",
    async go({ page, shop }) {
      const buyer = await importBuyer(shop.services);
      await page.open("/account/sign-in?goto=%2Fproducts%2F4060");
      await signIn(page, buyer);
      await page.isAt(/\/products\/4060$/);
      await page.press(addToBasket);
      await counted(page, 1);
      await page.open("/cart");
      await page.press({ role: "link", name: "Proceed to checkout", within: main });
      await page.reads(title, "Review your basket");
      await page.press({ role: "link", name: "Continue to shipping" });
      await page.reads(title, "Shipping information");
      await endsWithContent(page);
      await page.press({ role: "radio", name: /Ground/ });
      await page.press({ role: "button", name: "Continue to payment" });
      await page.reads(title, "Payment information");
      await holdsTextWhenNarrow(page);
      await page.press({ role: "radio", name: /^Purchase order/ });
      await page.type({ role: "textbox", name: /^Purchase order number/ }, "PO-2030/7");
      await page.press({ role: "checkbox", name: /I agree/ });
      await page.press({ role: "button", name: "Continue to summary" });
      await page.reads(title, "Summary");
      await page.press({ role: "button", name: "Place order" });
      await page.reads(title, "Thank you for your order");
      await page.sees({ css: "main *", text: /^W\d{12}$/ });
      await counted(page, 0);
    },
  },
  {
    name: "a basket becomes a quote, which the account with its address takes over",
    scripts: "both",
    async go({ page, shop }) {
      const customer = await importBuyer(shop.services);
      await page.open("/products/4060");
      await page.press(addToBasket);
      await counted(page, 1);
      await page.open("/cart");
      await page.press({ css: "main a[href='/quote/review']" });
      await page.isAt(/\/quote\/review$/);
      await page.press(onward);
      await page.isAt(/\/quote\/customer-info$/);
      const contact = {
        ...{ firstName: "Barbara", lastName: "Lane", email: customer.email },
        ...{ organisation: "Maize Institute", department: "Genetics" },
      };
      for (const [name, value] of Object.entries(contact)) await page.type({ css: `main [name=${name}]` }, value);
      await page.press(onward);
      await page.isAt(/\/quote\/summary$/);
      await page.press(onward);
      await page.isAt(/\/quote\/confirmation$/);
      await page.reads(title, "Your quote is ready");
      await page.sees({ role: "link", name: "Download as PDF" });
      await page.open("/account/sign-in");
      await signIn(page, customer);
      await page.open("/account/my/myquotes");
      await page.press({ role: "button", name: "Add to my quotes" });
      await page.sees({ role: "link", name: /^Open Q\d{12}$/ });
    },
  },
  {
    name: "a buyer arrives from a procurement system and returns the basket",
    scripts: "both",
    // The simulator has no icon, and its policy forbids one. WebKit reports imports that end because a page unloads.
    expects: /favicon\.ico|Importing a module script failed/,
    async go({ page, shop, scripts }) {
      await page.open(`${shop.services.replace("localhost", "127.0.0.1")}/procurement`);
      await page.type({ role: "textbox", name: "Product to open or to validate" }, "4060S");
      await page.press({ role: "button", name: "Start" });
      await page.press({ role: "link", name: "Open the shop" });
      await page.isAt(/\/products\/4060S$/);
      await page.press(addToBasket);
      await counted(page, 1);
      await page.open("/cart");
      await page.reads(linesOf(main), /4060S/);
      await page.press({ role: "link", name: /checkout/, within: main });
      await page.reads(title, "Review and send your basket");
      await page.press({ role: "button", name: "Send to purchasing system" });
      if (!scripts) await page.press({ role: "button", name: "Send basket" });
      await page.isAt(/127\.0\.0\.1:\d+\/procurement\/return/);
      await page.reads(title, "Returned basket");
      await page.sees({ role: "row", text: /^4060S/ });
      if (!scripts) return;
      // The page, possibly restored from the browser's cache, does not offer to send the basket again.
      await page.back();
      await page.sees({ css: "main p", text: "There is no basket to send." });
    },
  },
];
