import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { importProducts } from "./import.ts";

const folder = mkdtempSync(join(tmpdir(), "import-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("rejects a second product with the same number, so that sizes are not replaced silently", async () => {
  const row = (key: string, size: string) =>
    `${key},An Antibody,Primary Antibody,primary-antibodies,Released,${key}${size},100,µl,100.00`;
  const path = join(folder, "unsorted.csv");
  const head = "key,name,product_type,category,status,sku,amount,uom,price_US";
  writeFileSync(
    path,
    [head, row("990011", "S"), row("990012", "S"), row("990011", "T"), row("990013", "S")].join("\n"),
  );
  const printed: string[] = [];
  const options = { path, servicesUrl: "http://nowhere.test", check: true };
  const counts = await importProducts({ ...options, log: (line) => printed.push(line) });
  expect(counts).toMatchObject({ read: 4, imported: 3, rejected: 1 });
  expect(printed[0]).toBe("line 4  key: product 990011 is on line 2 already; all its rows belong together");
});
