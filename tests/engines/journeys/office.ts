import { officeHost } from "../../../scripts/run/local-bindings.ts";
import type { Journey } from "../journey";
import { main, title } from "./parts";

export const officeJourneys: readonly Journey[] = [
  {
    name: "an order is found in the office and gets a note",
    scripts: "on",
    async go({ page, shop }) {
      await page.open(shop.global.replace("localhost", officeHost));
      await page.press({ role: "button", name: "Demonstration owner" });
      await page.press({ role: "link", name: "Orders", within: { css: "nav" } });
      await page.reads(title, "Orders");
      await page.press({ css: "tbody a", within: main });
      await page.isAt(/\/orders\/W\d+$/);
      await page.press({ css: "#note summary" });
      const note = `Ring the bell ${crypto.randomUUID().slice(0, 8)}`;
      await page.type({ css: "#note textarea, #note input[type=text]" }, note);
      await page.press({ css: "#note button" });
      await page.sees({ css: "main *", text: new RegExp(note) });
    },
  },
];
