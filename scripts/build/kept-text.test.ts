import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { keptText } from "./kept-text";

it("makes a text once and again after a file changed, and keeps only the newest", () => {
  const top = mkdtempSync(join(tmpdir(), "kept-text-"));
  onTestFinished(() => rmSync(top, { recursive: true }));
  const [folder, one, two] = ["kept", "one", "two"].map((name) => join(top, name)) as [string, string, string];
  const write = (first: string, second: string) => {
    writeFileSync(one, first);
    writeFileSync(two, second);
  };
  let made = 0;
  const text = () => keptText({ folder, files: [one, two], make: () => `made ${++made}` });
  write("ab", "c");
  expect([text(), text()]).toEqual(["made 1", "made 1"]);
  write("a", "bc");
  expect([text(), text()]).toEqual(["made 2", "made 2"]);
  expect(readdirSync(folder)).toHaveLength(1);
});
