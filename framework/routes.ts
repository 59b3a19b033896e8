/**
 * Functions that define the route table. Separate from `remix.ts`, because the build reads the table before aliases are
 * available.
 */
export { index, layout, type RouteConfig, route } from "@remix-run/route-config";
