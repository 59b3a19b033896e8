import { type LinkProps, Link as RouterLink } from "@remix-run/react";
import fc from "fast-check";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Link } from "./link";
import { StaticRouter } from "./remix-testing";

/** Markup of both links with these properties, on a page below `/products/`. */
const drawn = (props: LinkProps): string[] =>
  [Link, RouterLink].map((Drawn) =>
    renderToString(
      <StaticRouter location="/products/4060?size=S">
        <Drawn {...props}>text</Drawn>
      </StaticRouter>,
    ),
  );

const paths = fc.oneof(
  fc.constantFrom(
    "/",
    "//other.example/a",
    "https://other.example/",
    "?page=2",
    "#top",
    ".",
    "..",
    "",
    "/a?",
    "/a#",
    "/a?#b",
  ),
  fc.webPath().map((path) => `/${path}`),
  fc
    .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
    .map(([path, query, hash]) => `/p${path}?${query}#${hash}`),
  fc.record({ pathname: fc.constant("/browse"), search: fc.constant("?q=akt") }),
);

it("renders the same markup as the router's link", () => {
  const optional = fc.record(
    {
      className: fc.constant("name"),
      prefetch: fc.constantFrom("none", "intent", "viewport"),
      discover: fc.constantFrom("render", "none"),
      reloadDocument: fc.boolean(),
      replace: fc.boolean(),
      preventScrollReset: fc.boolean(),
      target: fc.constantFrom("_blank", undefined),
      rel: fc.constant("nofollow"),
      "aria-current": fc.constantFrom("page", undefined),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(paths, optional, (to, others) => {
      const [server, router] = drawn({ to, ...others } as LinkProps);
      expect(server).toBe(router);
    }),
  );
});
