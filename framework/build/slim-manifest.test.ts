import { expect, it } from "vitest";
import { slim } from "./slim-manifest.ts";

const list = {
  url: "/assets/manifest-1.js",
  entry: { module: "/assets/entry.js", imports: ["/assets/frame.js"] },
  routes: {
    root: {
      id: "root",
      path: "",
      hasLoader: true,
      hasAction: false,
      module: "/assets/root.js",
      imports: [],
      css: ["/a.css"],
    },
    "routes/shop": { id: "routes/shop", parentId: "root", module: "/assets/shop.js", imports: [], css: [] },
    "routes/robots": { id: "routes/robots", parentId: "root", path: "robots.txt", module: "/assets/empty.js" },
    "routes/cart": {
      id: "routes/cart",
      parentId: "routes/shop",
      hasAction: false,
      module: "/assets/cart.js",
      imports: ["/assets/frame.js", "/assets/goods.js"],
      css: ["/a.css"],
    },
  },
};

it("removes false fields, files of every page and file routes from the manifest", () => {
  const text = slim(`window.__remixManifest=${JSON.stringify(list)};`);
  expect(JSON.parse(text.slice("window.__remixManifest=".length, -1))).toEqual({
    ...list,
    routes: {
      root: { id: "root", path: "", hasLoader: true, module: "/assets/root.js", css: ["/a.css"] },
      "routes/shop": { id: "routes/shop", parentId: "root", module: "/assets/shop.js" },
      "routes/cart": {
        id: "routes/cart",
        parentId: "routes/shop",
        module: "/assets/cart.js",
        imports: ["/assets/goods.js"],
      },
    },
  });
});

it.each([
  ["another global", "window.__reactRouterManifest={}"],
  ["no imports of the root", `window.__remixManifest=${JSON.stringify({ ...list, routes: {} })};`],
])("fails the build for %s", (_what, text) => {
  expect(() => slim(text)).toThrow("slim-manifest.ts");
});
