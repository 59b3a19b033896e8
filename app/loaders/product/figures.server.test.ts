import { imageVariants } from "@contracts/catalogue/catalogue";
import { catalogueVariants, imagePath } from "@contracts/catalogue/images";
import { describe, expect, it } from "vitest";
import { productFigures } from "./figures.server";

const paths = Object.fromEntries(
  imageVariants.map((name) => [name, imagePath("account", "4060-1-abc", catalogueVariants[name])]),
);
const figure = (variants: Readonly<Record<string, string>>) => ({
  ...{ id: "4060-1-abc", caption: "Western blot", filename: "4060.svg", damId: "DAM-1", figureType: "WB" },
  ...{ isProtected: false, size: { width: 600, height: 420 }, variants },
});

describe("addresses of figures", () => {
  it("C-DATA-16, C-DATA-17: a figure is loaded as /public, with variants of 1X, 2X, 4X and 6X", () => {
    expect(productFigures([figure(paths)], "https://images.example/cn")).toMatchObject([
      {
        large: "https://images.example/cn/account/4060-1-abc/public",
        base: "https://images.example/cn/account/4060-1-abc/",
        variants: ["1X 320w", "2X 640w", "publicmod 960w", "4X 1280w", "6X 1920w"],
      },
    ]);
  });

  it("a figure with few variants is shown as long as one is a whole picture", () => {
    expect(productFigures([figure({ X4: "/account/a/4X" })], "https://images.example")).toMatchObject([
      { large: "https://images.example/account/a/4X", variants: ["4X 1280w"] },
    ]);
    expect(productFigures([figure({ THUMBNAIL: "/account/a/thumbnail" })], "https://images.example")).toEqual([]);
  });
});
