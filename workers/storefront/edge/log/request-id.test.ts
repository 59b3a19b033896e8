import { describe, expect, it } from "vitest";
import { doubled } from "../../../../tests/factories/doubled";
import { createRequestId } from "./request-id";

describe("a request id", () => {
  it("is a UUID of version 7 that starts with the time", () => {
    const now = Date.UTC(2026, 2, 1, 12, 30, 0, 125);
    const id = createRequestId(now);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.slice(0, 13).replace("-", ""), 16)).toBe(now);
  });

  it("is unique within a millisecond", () => {
    expect(doubled(Array.from({ length: 1000 }, () => createRequestId(0)))).toEqual([]);
  });
});
