import type { Journey } from "../journey";
import { main, title } from "./parts";

const banner = { role: "region", name: "Your privacy" } as const;
const choice = (name: string) => ({ role: "button", name, within: banner }) as const;

export const contentJourneys: readonly Journey[] = [
  {
    name: "choices and links in columns are 24 pixels high in every engine's rounding",
    scripts: "on",
    async go({ page }) {
      const columns = { "/browse?q=akt": "main fieldset label", "/products/4060": "main nav li > a" };
      for (const [path, parts] of Object.entries(columns)) {
        await page.open(path);
        await page.sees({ css: parts });
        const lowest = await page.tab.evaluate((css) => {
          const shown = [...document.querySelectorAll(css)].filter((part) => part.checkVisibility());
          return Math.min(...shown.map((part) => part.getBoundingClientRect().height));
        }, parts);
        if (lowest < 23.9) throw new Error(`on ${path} one is only ${lowest} pixels high`);
      }
    },
  },
  {
    name: "a menu page and a footer page are opened, and consent is refused, then given",
    scripts: "both",
    async go({ page }) {
      await page.open("/about-us/contact-us");
      await page.press(choice("Reject all"));
      await page.counts(banner, 0);
      await page.isAt(/\/about-us\/contact-us$/);
      await page.press({ css: "header summary", text: "Learn & Support" });
      await page.press({ role: "link", name: /^(Overview – )?Technical support$/, within: { css: "header" } });
      await page.isAt(/\/learn-and-support\/technical-support$/);
      await page.reads(title, "Technical support");
      await page.counts(banner, 0);
      await page.press({ role: "link", name: "Privacy settings", within: { css: "footer" } });
      await page.reads(title, "Privacy settings");
      await page.press({ role: "checkbox", name: "Videos", within: main });
      await page.press({ role: "button", name: "Save choices", within: main });
      await page.sees({ css: "main *", text: /^Your choice has been saved\.$/ });
    },
  },
  {
    name: "consent is given by one press, and the banner does not return",
    scripts: "both",
    async go({ page }) {
      await page.open("/protocols/10");
      await page.press(choice("Accept all"));
      await page.counts(banner, 0);
      await page.open("/browse?q=akt");
      await page.sees(title);
      await page.counts(banner, 0);
    },
  },
  {
    name: "a knowledge base article is found and voted on",
    scripts: "both",
    async go({ page }) {
      await page.open("/learn-and-support/technical-support");
      await page.press({ role: "link", name: "knowledge base", within: main });
      await page.reads(title, "Knowledge base");
      await page.type({ css: "main input[type=search]" }, "storing antibodies");
      await page.key("Enter");
      await page.isAt(/[?&]q=storing(\+|%20)antibodies/);
      await page.press({
        role: "button",
        name: "Yes",
        within: { css: "[role=group], fieldset", text: /Was this helpful/ },
      });
      await page.sees({ css: "main *", text: "Recorded: this was helpful. Thank you." });
    },
  },
  {
    name: "a panel is designed, from the species to its confirmation",
    scripts: "on",
    async go({ page }) {
      await page.open("/products/signalstar");
      await page.press({ role: "link", name: "Start a design" });
      await page.isAt(/targetspecies$/);
      await page.press({ css: "[name=species][value=Human]" });
      await page.press({ css: "button[value=species]" });
      await page.isAt(/selectantibodies$/);
      for (const key of ["25011", "25012", "25016"]) await page.press({ css: `[name=targets][value="${key}"]` });
      await page.press({ css: "button[value=continue]" });
      await page.isAt(/paneldesign$/);
      await page.press({ css: "button[value=propose]" });
      await page.counts({ css: "[data-cell='1-488'] [data-antibody]" }, 1);
      await page.press({ css: "[name=buffer][value='25003']" });
      await page.press({ css: "button[value=continue]" });
      await page.isAt(/quote-request$/);
      // A submission faster than a person's is delayed, not rejected.
      await page.press({ css: "button[value=save]" });
      await page.isAt(/confirmation$/);
      await page.reads({ css: "main dl dd" }, /^[a-z2-7]{26}/);
    },
  },
];
