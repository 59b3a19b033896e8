import { index, type RouteConfig, route } from "@remix-run/route-config";

export default [
  index("routes/home.tsx"),
  route("examples", "routes/examples.tsx"),
  route("examples/:component", "routes/examples.$component.tsx"),
] satisfies RouteConfig;
