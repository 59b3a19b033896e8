import { expect, it } from "vitest";
import { codeFault } from "./code-fault";

it.each([
  ["wb", "H", { path: "application", message: "must be written WB" }],
  ["IHCP", "H", { path: "application", message: "must be written IHC-P" }],
  ["WB", "mk", { path: "species", message: "must be written Mk" }],
  ["WB", "H", null],
  ["Dot", "Zebrafish", null],
])(
  "a code that was meant for a known one is refused, and others may be added: %s, %s",
  (application, species, fault) => {
    expect(codeFault({ application, species })).toEqual(fault);
  },
);
