import type { EvidenceRecord } from "@contracts/catalogue/evidence";
import { expect, it } from "vitest";
import { evidence } from "../../tests/factories/evidence";
import { successionFault } from "./succession";

const by = (id: string, over: Partial<EvidenceRecord> = {}): Partial<EvidenceRecord> => ({
  state: { kind: "superseded", by: id },
  ...over,
});
const faultOf = (...all: EvidenceRecord[]) => {
  const [first] = all;
  if (!first) throw new Error("no record");
  return successionFault(first, (id) => all.find((one) => one.id === id));
};

it("a record follows another of its product, also over several steps, even if the last one was withdrawn", () => {
  const end = evidence("c", { state: { kind: "withdrawn", reason: "a mistake", day: "2026-03-01" } });
  expect(faultOf(evidence("a"))).toBeNull();
  expect(faultOf(evidence("a", by("b")), evidence("b"))).toBeNull();
  expect(faultOf(evidence("a", by("b")), evidence("b", by("c")), end)).toBeNull();
});

it.each([
  ["in a circle", [evidence("a", by("a"))]],
  ["in a circle", [evidence("a", by("b")), evidence("b", by("a"))]],
  ["in a circle", [evidence("a", by("b")), evidence("b", by("c")), evidence("c", by("b"))]],
  ["no record b", [evidence("a", by("b"))]],
  ["no record c", [evidence("a", by("b")), evidence("b", by("c"))]],
  ["another product", [evidence("a", by("b")), evidence("b", { productKey: "9272" })]],
])("a record has no successor %s", (why, records) => {
  expect(faultOf(...records)).toContain(why);
});
