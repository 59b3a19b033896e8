import { index, layout, type RouteConfig, route } from "@remix-run/route-config";

export default [
  // Pages stand in the frame of the shop; what cannot be shown becomes an error page in the same frame.
  layout("routes/shop.tsx", [
    index("routes/home.tsx"),
    route("browse", "routes/browse.tsx"),
    route("products", "routes/products.ts"),
    route("products/compare", "routes/products.compare.tsx"),
    route("products/:id", "routes/products.id.tsx"),
    route("products/:category/:id", "routes/products.id.tsx", { id: "routes/products.category.id" }),
    route("cart", "routes/cart.tsx"),
    route("cart/quick-add", "routes/cart.quick-add.tsx"),
    route("country", "routes/country.tsx"),
    route("examples", "routes/examples.tsx"),
    route("examples/:component", "routes/examples.$component.tsx"),
    route("*", "routes/not-found.tsx"),
  ]),
  route("api/type-ahead", "routes/api.type-ahead.ts"),
  route("api/log/:level", "routes/api.log.ts"),
  route("api/user/settings", "routes/api.user.settings.ts"),
  route("api/search-click", "routes/api.search-click.ts"),
  route("api/basket", "routes/api.basket.ts"),
  route("robots.txt", "routes/robots.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  route("sitemaps/:file", "routes/sitemaps.file.ts"),
  route("feeds/:file", "routes/feeds.file.ts"),
  route("api/quick-add", "routes/api.quick-add.ts"),
] satisfies RouteConfig;
