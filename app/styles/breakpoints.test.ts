import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { media } from "./theme-contract.css";

const app = fileURLToPath(new URL("..", import.meta.url));

it("C-CHROME-13: breakpoints are in em, which follow the reader's font, and equal px with the usual one", () => {
  expect(media.tablet).toBe("screen and (min-width: 64em)");
  expect(media.belowTablet).toBe("screen and (max-width: 63.99875em)");
  expect(Object.values(media).filter((query) => /width: [\d.]+px/.test(query))).toEqual([]);
});

it("components have no breakpoints in px, which large text would not fit", () => {
  const found = readdirSync(app, { recursive: true, encoding: "utf8" }).filter(
    (path) => path.endsWith(".css.ts") && /(min|max)-width: [\d.]+px/.test(readFileSync(join(app, path), "utf8")),
  );
  // Smaller marks on the narrowest phones.
  expect(found).toEqual(["components/chrome/header/header.css.ts"]);
});
