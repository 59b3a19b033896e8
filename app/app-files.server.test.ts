import { expect, it } from "vitest";
import { imageLink } from "./app-files.server";

it("preloads an image with its sources and sizes", () => {
  expect(
    imageLink({
      src: "https://shop.test/figures/a/b/public",
      srcSet: "https://shop.test/figures/a/b/1X 320w, https://shop.test/figures/a/b/2X 640w",
      sizes: "(min-width: 1024px) 28rem, 85vw",
      media: "(min-width: 1024px)",
    }),
  ).toBe(
    '<https://shop.test/figures/a/b/public>; rel=preload; as=image; fetchpriority=high; imagesrcset="https://shop.test/figures/a/b/1X 320w, https://shop.test/figures/a/b/2X 640w"; imagesizes="(min-width: 1024px) 28rem, 85vw"; media="(min-width: 1024px)"',
  );
  expect(imageLink({ src: "/a" })).toBe("</a>; rel=preload; as=image; fetchpriority=high");
});
