import { describe, expect, it } from "vitest";
import { readRasterImage } from "./raster-image";

const base64 = (bytes: readonly number[]) => btoa(String.fromCharCode(...bytes));
const word = (value: number) => [value >> 8, value & 255];
const long = (value: number) => [...word(value >>> 16), ...word(value & 0xffff)];
const letters = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0));

const jpeg = (width: number, height: number, inks = 3) => [
  ...[0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2],
  ...[0xff, 0xc0, 0, 17, 8, ...word(height), ...word(width), inks, 0, 0, 0, 0, 0],
];
const png = (width: number, height: number, { depth = 8, kind = 2, interlace = 0, next = "IDAT" } = {}) => [
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...long(13), ...letters("IHDR")],
  ...[...long(width), ...long(height), depth, kind, 0, 0, interlace, 0, 0, 0, 0],
  ...[...long(0), ...letters(next), 0, 0, 0, 0],
];

describe("photographs", () => {
  it.each([
    ["JPEG", jpeg(640, 480)],
    ["grey JPEG", jpeg(640, 480, 1)],
    ["PNG", png(640, 480)],
  ])("have the size of a %s", (_, bytes) => {
    expect(readRasterImage(base64(bytes))).toMatchObject({ width: 640, height: 480 });
  });

  it.each([
    ["text", letters("<svg/>")],
    ["nothing", []],
    ["a JPEG that ends early", jpeg(640, 480).slice(0, 12)],
    ["a JPEG for presses", jpeg(640, 480, 4)],
    ["a JPEG of no size", jpeg(0, 480)],
    ["a JPEG of too many pixels", jpeg(65_000, 65_000)],
    ["a PNG of too many pixels", png(100_000, 100_000)],
    ["a PNG with transparency", png(640, 480, { kind: 6 })],
    ["a PNG with a transparent colour", png(640, 480, { next: "tRNS" })],
    ["an interlaced PNG", png(640, 480, { interlace: 1 })],
    ["a PNG of two bytes a colour", png(640, 480, { depth: 16 })],
  ])("are not made from %s", (_, bytes) => {
    expect(readRasterImage(base64(bytes))).toBeNull();
  });

  it("are not made from invalid base64", () => expect(readRasterImage("%%%")).toBeNull());
});
