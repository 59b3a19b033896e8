import { expect, it } from "vitest";
import { createCircuit } from "./circuit";

it("an open circuit rests, lets one call try, and is not kept open by a clock that was set back", () => {
  let time = 10_000_000;
  const circuit = createCircuit({ failuresToOpen: 2, restMs: 5000, now: () => time });
  circuit.fail();
  expect(circuit.enter()).toBe("closed");
  circuit.fail();
  expect(circuit.enter()).toBe("open");
  time += 5000;
  expect([circuit.enter(), circuit.enter()]).toEqual(["trial", "open"]);
  circuit.fail();
  time -= 3_600_000;
  expect([circuit.enter(), circuit.enter()]).toEqual(["trial", "open"]);
  circuit.succeed();
  expect(circuit.enter()).toBe("closed");
});
