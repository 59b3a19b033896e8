import { readFileSync, writeFileSync } from "node:fs";
import { toJsonSchema } from "@valibot/to-json-schema";
import { expect, it } from "vitest";
import { procurementAnswer } from "./procurement-answer";
import { toolInputs } from "./reagent-tools";
import { ucpInputs } from "./ucp-tools";

it.each([
  ["reagent-tools.schemas.json", toolInputs],
  ["ucp-tools.schemas.json", ucpInputs],
  ["procurement.schemas.json", { answer: procurementAnswer }],
])("published JSON Schemas match the schemas in code: %s", (name, inputs) => {
  const file = new URL(name, import.meta.url);
  const schemas = Object.entries(inputs).map(([tool, input]) => {
    // The server trims and uppercases; JSON Schema cannot express either.
    const { $schema: _, ...schema } = toJsonSchema(input, { typeMode: "input", errorMode: "ignore" });
    return [tool, schema];
  });
  const made = Object.fromEntries(schemas);
  if (process.env.WRITE_SCHEMAS) writeFileSync(file, JSON.stringify(made, null, 2));
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(made);
});
