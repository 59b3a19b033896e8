/** Addresses of the shop's own pages. A content page at one of them would never be shown. */
import { shopPaths } from "./shop-paths.generated";

/** Segments as the router reads them: `:name` is one segment or the part of one, and `*` is everything below. */
const patternOf = (path: string): RegExp => {
  const segments = path.split("/").map((segment) => {
    if (segment === "*") return ".*";
    const [name = ""] = /^:\w+/.exec(segment) ?? [];
    return `${name && "[^/]+"}${segment.slice(name.length).replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`;
  });
  return new RegExp(`^${segments.join("/").replace(/\/\.\*$/, "(/.*)?")}/?$`, "i");
};
const patterns = shopPaths.map(patternOf);

/** True if a route of the shop serves the path, so no content page is shown there. */
export const isShopPage = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
