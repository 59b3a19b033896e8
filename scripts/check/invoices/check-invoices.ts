/**
 * Checks invoices and credit notes of every kind against the official XSLT rules of EN 16931 and Peppol, and against
 * the UBL schema. Then breaks single rules on purpose and compares the results of the official rules with those of the
 * unit tests' rules. The rule files are not part of the project.
 *
 *   npm run check-invoices -- --rules folder [--documents folder]
 *
 * The folder of rules is searched for `*EN16931*.xslt` and `UBL-{Invoice,CreditNote}-2.1.xsd`. The XSLT processor is
 * installed into a temporary folder; the schema needs xmllint. `--documents` checks XML files of a running shop
 * instead.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { loadModule } from "../../seed/demo-world.ts";
import { failedAsserts } from "./failed-asserts.ts";

const processor = ["saxon-js@2.7.0", "xslt3@2.7.0"];

interface Saxon {
  transform(
    options: { stylesheetText: string; sourceText: string; destination: "serialized" },
    mode: "sync",
  ): { principalResult: string };
}

const { values } = parseArgs({ options: { rules: { type: "string" }, documents: { type: "string" } } });
if (values.rules === undefined) {
  console.error("Usage: npm run check-invoices -- --rules folder [--documents folder]");
  process.exit(2);
}
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
const files = filesIn(values.rules);
const sheets = files.filter((file) => /EN16931[^/]*\.xslt?$/.test(file));
const schemas = files.filter((file) => /UBL-(?:Invoice|CreditNote)-2\.1\.xsd$/.test(file));
if (sheets.length === 0) {
  console.error(`${values.rules} has no rules: no file *EN16931*.xslt`);
  process.exit(2);
}

const work = mkdtempSync(join(tmpdir(), "invoices-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

execFileSync("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", work, ...processor]);
const saxon: Saxon = createRequire(join(work, "package.json"))("saxon-js");

/** Compiled once, because compiling the rules takes longer than checking a document. */
const compiled = sheets.map((sheet) => {
  const target = join(work, `${basename(sheet)}.sef.json`);
  const compiler = join(work, "node_modules/.bin/xslt3");
  execFileSync(compiler, [`-xsl:${sheet}`, `-export:${target}`, "-nogo"], { stdio: ["ignore", "ignore", "inherit"] });
  return { stylesheetText: readFileSync(target, "utf8"), isPeppol: basename(sheet).includes("PEPPOL") };
});

/** Ids of the official rules that a document breaks; "schema" for one that is not UBL. */
function officialFaults(text: string): string[] {
  const schema = schemas.find((one) => one.includes(text.includes("<CreditNote") ? "CreditNote" : "UBL-Invoice"));
  const isUbl =
    !schema || spawnSync("xmllint", ["--noout", "--nonet", "--schema", schema, "-"], { input: text }).status === 0;
  const broken = compiled
    .filter(({ isPeppol }) => !isPeppol || text.includes("peppol"))
    .flatMap(({ stylesheetText }) => {
      const options = { stylesheetText, sourceText: text, destination: "serialized" as const };
      return failedAsserts(saxon.transform(options, "sync").principalResult);
    });
  return [...(isUbl ? [] : ["schema"]), ...broken];
}

let faults = 0;
const report = (name: string, said: string) => {
  faults += 1;
  console.error(`${name}: ${said}`);
};

if (values.documents === undefined) {
  const { mutated, mutations, sampleInvoices } = await loadModule<
    typeof import("../../../tests/documents/checked-invoices.ts")
  >("tests/documents/checked-invoices.ts", "checked-invoices");
  const samples = sampleInvoices();
  for (const { name, text } of samples) for (const rule of officialFaults(text)) report(name, rule);
  for (const mutation of mutations) {
    const sample = samples.find(({ name }) => name === (mutation.sample ?? "standard rate"));
    const said = officialFaults(mutated(sample?.text ?? "", mutation));
    if (!said.some((rule) => rule.startsWith(mutation.rule)))
      report(mutation.rule, `not broken officially: ${said.join(", ")}`);
  }
  console.log(`${samples.length} documents, ${mutations.length} broken ones: ${faults} faults`);
} else {
  const documents = filesIn(values.documents).filter((file) => file.endsWith(".xml"));
  for (const file of documents)
    for (const rule of officialFaults(readFileSync(file, "utf8"))) report(basename(file), rule);
  console.log(`${documents.length} documents: ${faults} faults`);
}
process.exitCode = faults === 0 ? 0 : 1;
