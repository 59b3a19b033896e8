import { expect, it } from "vitest";
import { filledRows, quickAddHref } from "./prefilled";

const read = (href: string) => filledRows(new URL(href, "https://shop.test").searchParams);

it("an address carries its rows", () => {
  const rows = [
    { code: "4060S", quantity: 1 },
    { code: "7074S", quantity: 12 },
  ];
  expect(quickAddHref(rows)).toBe("/cart/quick-add?item=4060S&item=7074S*12");
  expect(read(quickAddHref(rows))).toEqual(rows);
});

it("items other than a number with a quantity are left out", () => {
  expect(read("/?item=4060s*2&item=<b>&item=4060S*0&item=4060S*99999&item=4060S*1*2&item=&item=ab1778")).toEqual([
    { code: "4060S", quantity: 2 },
  ]);
});

it("an address has as many rows as the form", () => {
  expect(read(`/?${"item=4060S&".repeat(80)}`)).toHaveLength(50);
});
