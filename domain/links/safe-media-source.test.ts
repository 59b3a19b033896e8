import { describe, expect, it } from "vitest";
import { safeMediaSource } from "./safe-media-source";

describe("safeMediaSource", () => {
  it.each([
    "https://images.example/benchside/x.svg",
    "http://localhost:8790/content/assets/logo/en-us/1/logo.svg",
    "http://cn.localhost:8790/content/assets/logo.svg",
    "/images/x.png",
  ])("allows %s", (source) => {
    expect(safeMediaSource(source)).toBe(source);
  });

  it.each([
    "http://images.example/x.svg",
    "http://localhost.evil.test/x.svg",
    "//evil.test/x.svg",
    "data:image/svg+xml,<svg onload=alert(1)>",
    "javascript:alert(1)",
    "https://user:secret@images.example/x.svg",
    "https://images.example/a b.svg",
    "",
    undefined,
  ])("refuses %j", (source) => {
    expect(safeMediaSource(source)).toBeNull();
  });
});
