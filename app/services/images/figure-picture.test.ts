import { pictureCaps } from "@contracts/catalogue/documents";
import { describe, expect, it } from "vitest";
import { createPictureReader } from "./figure-picture";

const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
const asked: Request[] = [];
const reader = (answer: () => Response) =>
  createPictureReader(
    {
      url: "http://images.test/images",
      fetch: async (input, init) => {
        asked.push(new Request(input, init));
        return answer();
      },
    },
    log,
  );
const answering = (body: BodyInit | null, type: string, status = 200) =>
  reader(() => new Response(body, { status, headers: { "content-type": type } }))("/shop/4060-1-abc/2X");

describe("pictures for documents", () => {
  it("C-DS-01: returns a drawing as text and a photograph as bytes, from the image service", async () => {
    expect(await answering("<svg/>", "image/svg+xml; charset=utf-8")).toEqual({ kind: "drawing", svg: "<svg/>" });
    expect(await answering(new Uint8Array([255, 216, 255]), "image/jpeg")).toEqual({
      kind: "photograph",
      base64: "/9j/",
    });
    const [request] = asked;
    expect(request?.url).toBe("http://images.test/images/shop/4060-1-abc/2X");
    expect(request?.headers.get("accept")).toBe("image/svg+xml, image/jpeg");
  });

  it("returns a large photograph completely", async () => {
    const bytes = Uint8Array.from({ length: 100_000 }, (_, index) => index % 251);
    const picture = await answering(bytes, "image/png");
    expect(picture?.kind === "photograph" && Buffer.from(picture.base64, "base64").equals(Buffer.from(bytes))).toBe(
      true,
    );
  });

  it.each([
    ["a picture that is not printed", () => answering("x", "image/avif")],
    ["a page", () => answering("<html></html>", "text/html")],
    ["no picture", () => answering("{}", "application/json", 404)],
    ["a failure", () => answering("<svg/>", "image/svg+xml", 503)],
    ["nothing", () => answering(null, "image/jpeg")],
    ["a drawing that is too large", () => answering("x".repeat(pictureCaps.drawing + 1), "image/svg+xml")],
    ["a photograph that is too large", () => answering(new Uint8Array(pictureCaps.photograph + 1), "image/jpeg")],
    [
      "no answer",
      () =>
        reader(() => {
          throw new TypeError("connection refused");
        })("/shop/a/2X"),
    ],
  ])("%s leaves the figure without a picture", async (_, read) => {
    expect(await read()).toBeNull();
  });
});
