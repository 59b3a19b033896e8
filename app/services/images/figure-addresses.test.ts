import { imageVariants } from "@contracts/catalogue/catalogue";
import { catalogueVariants, imagePath } from "@contracts/catalogue/images";
import { describe, expect, it } from "vitest";
import { figureAddresses } from "./figure-addresses";

const variants = Object.fromEntries(
  imageVariants.map((name) => [name, imagePath("account", "4060-1-abc", catalogueVariants[name])]),
);
const figure = { variants };

describe("figure URLs", () => {
  it("C-DATA-16, C-DATA-17: loads a figure as /public, with a srcset of 1X, 2X, 4X and 6X", () => {
    expect(figureAddresses(figure, "https://images.example")).toEqual({
      src: "https://images.example/account/4060-1-abc/public",
      thumbnail: "https://images.example/account/4060-1-abc/thumbnail",
      srcset: ["1X 320w", "2X 640w", "4X 1280w", "6X 1920w"]
        .map((end) => `https://images.example/account/4060-1-abc/${end}`)
        .join(", "),
    });
  });

  it("uses the region's own image URLs", () => {
    expect(figureAddresses(figure, "https://images.example/cn/").src).toBe(
      "https://images.example/cn/account/4060-1-abc/public",
    );
  });

  it("supports a figure with few variants", () => {
    expect(figureAddresses({ variants: { X2: "/account/a/2X" } }, "https://images.example")).toEqual({
      src: "https://images.example/account/a/2X",
      thumbnail: "https://images.example/account/a/2X",
      srcset: "https://images.example/account/a/2X 640w",
    });
  });
});
