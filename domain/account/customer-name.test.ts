import type { Customer } from "@contracts/customers/customers";
import { expect, it } from "vitest";
import { customerName } from "./customer-name";

const named = (registrationOrigin: string, firstName: string, lastName: string) =>
  customerName({ firstName, lastName, custom: { fields: { registrationOrigin } } } as Customer);

it("names a customer in the order of their country", () => {
  expect(named("US", "Rosalind", "Mint")).toBe("Rosalind Mint");
  expect(named("JP", "太郎", "見本")).toBe("見本 太郎");
  expect(named("CN", "伟", "王")).toBe("王伟");
  expect(named("CN", "Wei", "Wang")).toBe("Wang Wei");
  expect(named("US", "", "Mint")).toBe("Mint");
});
