import * as v from "valibot";
import { expect, it, vi } from "vitest";
import { reportFault } from "./report-fault";

/** Everything that the log would contain about an error. */
function logged(error: unknown): string {
  const written = vi.spyOn(console, "error").mockImplementation(() => {});
  reportFault("a request failed", error);
  const shown = written.mock.calls.map((call) =>
    call.map((part) => (typeof part === "string" ? part : JSON.stringify({ ...(part as object) }) + String(part))),
  );
  written.mockRestore();
  return shown.flat().join(" ");
}

it("a fault is logged with its name, message and location", () => {
  const text = logged(new TypeError("no such table: carts"));
  expect(text).toMatch(/^a request failed TypeError: no such table: carts at /);
  expect(text).toContain("report-fault.test");
  expect(logged("plain")).toBe("a request failed plain");
  expect(logged(undefined)).toBe("a request failed undefined");
});

it("a row that does not match its schema is logged without its content", () => {
  const customer = { email: "rosalind@lab.example", addresses: [{ city: 7, streetName: "12 Franklin Street" }] };
  const schema = v.object({ email: v.string(), addresses: v.array(v.object({ city: v.string() })) });
  let fault: unknown;
  try {
    v.parse(schema, customer);
  } catch (error) {
    fault = error;
  }
  expect(fault).toBeInstanceOf(v.ValiError);
  const text = logged(fault);
  expect(text).toContain("ValiError");
  expect(text).not.toMatch(/rosalind|Franklin/);
  expect(logged(new Error("unique constraint: rosalind@lab.example"))).not.toContain("rosalind");
});
