import type { Journey } from "../journey";
import {
  addToBasket,
  basketLink,
  basketPanel,
  counted,
  header,
  linesOf,
  main,
  openBasket,
  quickAddPanel,
  title,
} from "./parts";

const quickAdd = { role: "link", name: "Quick add", within: header } as const;
const code = { role: "textbox", name: "Catalog number", within: quickAddPanel } as const;

export const basketJourneys: readonly Journey[] = [
  {
    name: "a product is found by search, opened and added to the basket",
    scripts: "both",
    onlyHere: true,
    async go({ page }) {
      await page.open("/browse");
      const field = { css: "header input[type=search], header [role=combobox]" };
      await page.type(field, "akt");
      await page.key("Enter");
      await page.isAt(/\/browse\?(.*&)?(q|search)=akt/);
      await page.reads(title, "Results for “akt”");
      await page.press({ role: "link", name: /Phospho-Akt \(Ser473\) \(B7R2\) Rabbit mAb$/, within: main });
      await page.isAt(/\/products\/4060/);
      await page.reads(title, "Phospho-Akt (Ser473) (B7R2) Rabbit mAb");
      await page.press(addToBasket);
      await counted(page, 1);
      await page.sees({ role: "status", text: /Basket Updated/ });
      if (/\/cart\b/.test(await page.url())) await page.press({ role: "link", name: "Continue shopping" });
      await page.isAt(/\/products\/4060/);
      const basket = await openBasket(page);
      await page.counts(linesOf(basket), 1);
      await page.reads(linesOf(basket), /4060S/);
    },
  },
  {
    name: "a product is added by quick add, in its panel or on its page",
    scripts: "both",
    async go({ page }) {
      await page.open("/");
      await page.press(quickAdd);
      const where = await page.seesOneOf({ panel: quickAddPanel, page: /\/cart\/quick-add$/ });
      if (where === "panel") {
        // The shop normalizes the number in the field.
        await page.type(code, "9272s", "9272S");
        await page.press({ role: "button", name: "Add to basket", within: quickAddPanel });
        await page.counts(quickAddPanel, 0);
      } else {
        await page.type({ role: "textbox", name: "Row 1: Catalog number" }, "9272s");
        await page.press({ role: "button", name: "Add all to basket" });
      }
      await counted(page, 1);
      await page.open("/cart");
      await page.reads(linesOf(main), /9272S/);
    },
  },
  {
    name: "several products are added on the quick add page, one with an invalid number",
    scripts: "both",
    expects: /422/,
    async go({ page }) {
      await page.open("/cart/quick-add");
      await page.type({ role: "textbox", name: "Row 1: Catalog number" }, "4060S");
      await page.type({ role: "textbox", name: "Row 2: Catalog number" }, "0000Z");
      await page.press({ role: "button", name: "Add all to basket" });
      await page.reads({ role: "alert" }, /1 row needs attention/);
      await page.holds({ role: "textbox", name: "Row 1: Catalog number" }, "4060S");
      await page.press({ role: "button", name: "Add 1 valid row" });
      await counted(page, 1);
    },
  },
  {
    name: "a quantity is changed and an item removed in the basket panel",
    scripts: "both",
    async go({ page, scripts }) {
      for (const product of ["4060", "9272"]) {
        await page.open(`/products/${product}`);
        await page.press(addToBasket);
        await page.sees({ role: "status", text: /Basket Updated/ });
      }
      await counted(page, 2);
      await page.open("/");
      const basket = await openBasket(page);
      await page.counts(linesOf(basket), 2);
      await page.type(
        { css: "input[aria-label='Quantity of 4060S'], input[name=quantity]", name: "Quantity of 4060S" },
        "3",
      );
      if (scripts) await page.key("Enter");
      else await page.press({ role: "button", name: "Update quantity of 4060S" });
      await counted(page, 4);
      await page.press({ role: "link", name: "Remove 9272S from the basket" });
      await page.press({ role: "button", name: "Remove item" });
      await counted(page, 3);
      const left = (await page.look(basketPanel)).count > 0 ? basketPanel : main;
      await page.counts(linesOf(left), 1);
      if (left !== basketPanel) return;
      await page.key("Escape");
      await page.counts(basketPanel, 0);
      await page.sees(basketLink);
    },
  },
];
