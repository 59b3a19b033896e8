import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("browse", "routes/browse.tsx"),
  route("api/type-ahead", "routes/api.type-ahead.ts"),
  route("api/search-click", "routes/api.search-click.ts"),
  route("examples", "routes/examples.tsx"),
  route("examples/:component", "routes/examples.$component.tsx"),
] satisfies RouteConfig;
