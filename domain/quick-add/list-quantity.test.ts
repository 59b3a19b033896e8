import { expect, it } from "vitest";
import { decimalMarkOf } from "./decimal-mark";
import { listQuantity } from "./list-quantity";

const pieces = (typed: string, country: string) => {
  const read = listQuantity(typed, decimalMarkOf(country));
  return read.ok ? read.pieces : read.fault;
};

it.each([
  ["1,000", { US: 1000, JP: 1000, CN: 1000, DE: 1, FR: 1 }],
  ["1.000", { US: 1, DE: 1000, IT: 1000, GB: 1 }],
  ["2.0", { US: 2, DE: 2 }],
  ["2,00", { US: 2, DE: 2 }],
  ["1.5", { US: "decimal", DE: "decimal" }],
  ["1,5", { US: "decimal", DE: "decimal" }],
  ["1,234.00", { US: 1234, DE: "decimal" }],
  ["1.234,00", { US: "decimal", DE: 1234 }],
  ["0.0", { US: "zero" }],
  ["10,000", { US: "too-many", DE: 10 }],
] as const)("T-LINE-05: reads %j by the list's country", (typed, expected) => {
  for (const [country, wanted] of Object.entries(expected)) expect(pieces(typed, country), country).toBe(wanted);
});
