import { expect, it } from "vitest";
import { fontLinks, imageLink } from "./app-files.server";

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

it("preloads the fonts of a page's routes, and not their other links", () => {
  const font = (href: string) => ({ rel: "preload", href, as: "font" });
  const modules = {
    root: { links: () => [font("/sans.woff2"), { rel: "icon", href: "/favicon.svg" }] },
    "routes/shop": {},
    "routes/browse": { links: () => [font("/codes.woff2")] },
  };
  const sans = '</sans.woff2>; rel=preload; as=font; type="font/woff2"; crossorigin';
  expect(fontLinks(["root"], modules)).toEqual([sans]);
  expect(fontLinks(["root", "routes/shop", "routes/browse"], modules)).toEqual([sans, sans.replace("sans", "codes")]);
});
