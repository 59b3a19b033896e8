import type { Journey } from "../journey";
import { countryButton, main, title } from "./parts";

const figure = (number: number) => ({ role: "dialog", name: new RegExp(`^Figure ${number} of`) }) as const;
const tray = { role: "region", name: "Comparison" } as const;

export const productJourneys: readonly Journey[] = [
  {
    name: "the country is changed, and prices follow",
    scripts: "both",
    async go({ page }) {
      await page.open("/products/4060");
      await page.reads({ css: "#order" }, /\$399\.00/);
      await page.press(countryButton);
      const dialog = { role: "dialog", name: "Select your country/region" } as const;
      const where = await page.seesOneOf({ dialog, page: /\/country\?/ });
      if (where === "dialog") {
        await page.type({ role: "combobox", within: dialog }, "Germ");
        await page.sees({ role: "option", text: /Germany/, within: dialog });
        await page.press({ role: "option", text: /Germany/, within: dialog });
        await page.press({ role: "button", name: "Continue", within: dialog });
      } else {
        await page.type({ role: "textbox", name: "Country/region", within: main }, "Germany");
        await page.press({ role: "button", name: "Find" });
        // The previous page has a button for Germany too.
        await page.isAt(/[?&]find=Germany/);
        await page.press({ role: "button", name: "Germany", within: main });
      }
      await page.reads(countryButton, "DE");
      await page.isAt(/\/products\/4060$/);
      await page.reads({ css: "#order" }, /€/);
    },
  },
  {
    name: "two products are compared",
    scripts: "both",
    async go({ page, scripts }) {
      await page.open("/products/4060");
      await page.press({ css: "[aria-label^='Compare '], button[aria-pressed]", name: /^Compare /, within: main });
      if (!scripts) {
        await page.isAt(/\/products\/compare\?productIds=4060$/);
        await page.type({ role: "textbox", name: "Product number" }, "9272");
        await page.press({ role: "button", name: "Add to comparison" });
      } else if ((await page.seesOneOf({ tray, page: /\/products\/compare\?productIds=4060$/ })) === "tray") {
        await page.open("/products/9272");
        await page.press({ css: "[aria-label^='Compare '], button[aria-pressed]", name: /^Compare /, within: main });
        await page.press({ role: "link", name: "Compare (2)" });
      } else {
        await page.type({ role: "textbox", name: "Product number" }, "9272");
        await page.press({ role: "button", name: "Add to comparison" });
      }
      await page.isAt(/\/products\/compare\?productIds=4060(,|%2C)9272/);
      await page.counts({ css: "main table thead th" }, 3);
      await page.reads({ role: "row", text: /^Host/ }, /Rabbit \(shared\)/);
    },
  },
  {
    name: "a figure is enlarged, and the next one after it",
    scripts: "on",
    async go({ page }) {
      await page.open("/products/4060");
      await page.press({ role: "link", name: "Enlarge figure 1" });
      await page.sees(figure(1));
      await page.press({ role: "button", name: "Next figure", within: figure(1) });
      await page.sees(figure(2));
      await page.key("Escape");
      await page.counts({ role: "dialog" }, 0);
    },
  },
  {
    name: "Japan and China: the home page and a product in their language",
    scripts: "on",
    onlyHere: true,
    async go({ page, shop }) {
      await page.open(shop.jp);
      await page.reads(title, "データを見てから、抗体を選ぶ。");
      const linesOfWord = await page.tab.evaluate((word) => {
        const heading = document.querySelector("h1") as HTMLElement;
        // Corresponds to a phone 360 pixels wide.
        heading.style.inlineSize = "9.8em";
        const text = heading.firstChild as Text;
        const range = document.createRange();
        range.setStart(text, text.data.indexOf(word));
        range.setEnd(text, text.data.indexOf(word) + word.length);
        return new Set([...range.getClientRects()].map(({ y }) => y)).size;
      }, "から");
      if (linesOfWord !== 1) throw new Error("a line of the title ends inside of a word");
      await page.open(`${shop.jp}/products/4060`);
      await page.reads({ css: "#order" }, /￥|¥/);
      await page.press({ css: "main a[href='/products/4060/protocol']" });
      await page.isAt(/jp\.localhost:\d+\/products\/4060\/protocol$/);
      await page.open(shop.cn);
      await page.reads(title, "先看数据，再选抗体");
      await page.open(`${shop.cn}/products/4060`);
      await page.reads(title, /Akt/);
      await page.counts({ css: "header a[href='/cart']" }, 0);
    },
  },
];
