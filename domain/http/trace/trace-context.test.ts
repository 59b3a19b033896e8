import { expect, it } from "vitest";
import { doubled } from "../../../tests/factories/doubled";
import { readTraceparent, requestIdOf, spanIdOf, traceIdOf, traceparent, writeTraceparent } from "./trace-context";

const request = "01a215eb-2cc7-732a-b183-d51628bfad14";

it("a request's UUID is its trace id", () => {
  expect(traceIdOf(request)).toBe("01a215eb2cc7732ab183d51628bfad14");
  for (const other of ["r", "00000000-0000-0000-0000-000000000000", "01a215eb-2cc7-732a-b183-d51628bfad1g"])
    expect(traceIdOf(other), other).toBeNull();
});

it("every call of a request has a span of its own", () => {
  const spans = Array.from({ length: 200 }, (_, call) => spanIdOf(request, call));
  expect(doubled(spans)).toEqual([]);
  for (const span of spans) expect(span).toMatch(/^(?!0{16})[0-9a-f]{16}$/);
});

it("the header names the call as parent", () => {
  expect(traceparent(request, 3)).toBe(`00-01a215eb2cc7732ab183d51628bfad14-${spanIdOf(request, 3)}-01`);
  expect(traceparent("r", 1)).toBeNull();
});

it("a written header parses back, and a malformed one is ignored", () => {
  const header = `00-01a215eb2cc7732ab183d51628bfad14-00f067aa0ba902b7-01`;
  const context = readTraceparent(header);
  expect(context && writeTraceparent(context)).toBe(header);
  expect(requestIdOf(context?.traceId ?? "")).toBe(request);
  for (const other of [
    null,
    "",
    `${header}-more`,
    header.replace("00f067aa0ba902b7", "0".repeat(16)),
    "01".concat(header),
  ])
    expect(readTraceparent(other), String(other)).toBeNull();
});
