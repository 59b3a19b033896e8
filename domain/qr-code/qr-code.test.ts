import decodeQR from "qr/decode.js";
import { describe, expect, it } from "vitest";
import { qrCode } from "./qr-code";

const scale = 4;

/** Paints the path as a printer would, and returns the text that a reader finds. */
function read({ size, path }: ReturnType<typeof qrCode>): string {
  const width = size * scale;
  const data = new Uint8Array(width * width * 3).fill(255);
  for (const [, left, top, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    for (let y = Number(top) * scale; y < (Number(top) + 1) * scale; y += 1) {
      const from = y * width + Number(left) * scale;
      data.fill(0, from * 3, (from + Number(run) * scale) * 3);
    }
  }
  return decodeQR({ width, height: width, data });
}

describe("QR codes", () => {
  it.each([
    "otpauth://totp/Benchside:rosalind%40lab.example?issuer=Benchside&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP",
    "https://www.benchside.example/products/4060",
    "リン酸化Akt",
  ])("are read back from their path: %s", (text) => {
    expect(read(qrCode(text))).toBe(text);
  });

  it("have a quiet zone of four modules, and are as large as the standard says", () => {
    const { size, path } = qrCode("01234567");
    // Version 1 has 21 modules.
    expect(size).toBe(21 + 2 * 4);
    const starts = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(Math.min(...starts)).toBe(4);
  });
});
