import type { DeclaredScope } from "@domain/http/edge-app";
import { createMarket } from "@domain/market/resolve-market";
import { describe, expect, it } from "vitest";
import { edgeSettings } from "../../../../tests/factories/edge";
import type { PageFormat } from "./page-format";
import { canonicalAddress, pageAddress, pageKey } from "./page-key";
import { type BuiltRoute, createPlanner } from "./page-plan";

const scoped = (scope: DeclaredScope) => Object.assign(() => null, { scope });
const open = (...axes: DeclaredScope["axes"]) => scoped({ kind: "public", axes });
const component = () => null;
const routes: Record<string, BuiltRoute> = {
  root: { id: "root", path: "", module: { default: component, loader: open("language") } },
  home: { id: "home", parentId: "root", index: true, module: { default: component, loader: open("flags", "country") } },
  browse: { id: "browse", parentId: "root", path: "browse", module: { default: component, loader: open("region") } },
  cart: {
    id: "cart",
    parentId: "root",
    path: "cart",
    module: { default: component, loader: scoped({ kind: "private", axes: [] }) },
  },
  plain: { id: "plain", parentId: "root", path: "plain", module: { default: component, loader: () => null } },
  quiet: { id: "quiet", parentId: "root", path: "quiet", module: { default: component } },
  api: { id: "api", parentId: "root", path: "api/list", module: { loader: open() } },
  product: { id: "product", parentId: "root", path: "products/:id", module: { default: component, loader: open() } },
};
const plan = createPlanner(routes);
const address = (target: string) => pageAddress(new URL(target, "http://shop.test"));

describe("the plan of a page", () => {
  it("is public if all its loaders are, with the axes of all", () => {
    expect(plan("/")).toMatchObject({
      kind: "page",
      scope: "public",
      axes: ["country", "language", "flags"],
      pattern: "/",
    });
    expect(plan("/quiet")).toMatchObject({ scope: "public", axes: ["language"] });
  });

  it("is private if one loader is private or undeclared", () => {
    expect(plan("/cart").scope).toBe("private");
    expect(plan("/plain").scope).toBe("private");
  });

  it("distinguishes pages, resources and unknown addresses", () => {
    expect(plan("/api/list").kind).toBe("resource");
    expect(plan("/products/4060").pattern).toBe("/products/:id");
    expect(plan("/nowhere")).toMatchObject({ kind: "unknown", scope: "private" });
  });
});

describe("the address and key of a page", () => {
  it("are the same for its data", () => {
    expect(address("/_root.data")).toMatchObject({ pathname: "/", isData: true });
    expect(address("/browse.data?q=a")).toMatchObject({ pathname: "/browse", isData: true });
    expect(address("/browse/")).toMatchObject({ pathname: "/browse", isData: false });
  });

  it("contain only what the page reads", () => {
    const canonical = (target: string) => canonicalAddress(address(target), plan(address(target).pathname));
    expect(canonical("/browse?utm_source=x&tab=product&q=akt")).toBe("/browse?q=akt&tab=product");
    expect(canonical("/?q=akt")).toBe("/");
    expect(canonical("/_root.data?_routes=home&x=1")).toBe("/_root.data?_routes=home");
    expect(canonical("/_root.data?_routes=%3Cb%3E")).toBe("/_root.data");
    expect(canonical("/api/list?any=1")).toBe("/api/list?any=1");
  });

  it("W40: differ where a declared axis differs, and only there", () => {
    const key = (path: string, country: string, language: "en" | "jp", cohort: string, format: PageFormat = "html") =>
      pageKey(path, plan(path), {
        version: "v",
        generation: "0",
        settings: edgeSettings(),
        market: createMarket("global", country, language),
        format,
        cohort,
      });
    expect(key("/", "US", "en", "0")).not.toBe(key("/", "US", "en", "0", "markdown"));
    expect(key("/", "US", "en", "0")).not.toBe(key("/", "DE", "en", "0"));
    expect(key("/", "US", "en", "0")).not.toBe(key("/", "US", "jp", "0"));
    expect(key("/", "US", "en", "0")).not.toBe(key("/", "US", "en", "1"));
    expect(key("/quiet", "US", "en", "0")).toBe(key("/quiet", "DE", "en", "1"));
  });
});
