/** Commerce gateway: who is asking, whether they may, and where it goes. README.md tells what it does. */
import { Hono } from "hono";
import type { ServicesApp } from "../env";
import { invalidToken, problemResponse } from "../shared/problems";
import { adminRoutes } from "./admin-routes";
import { cartRoutes } from "./carts/cart-routes";
import { catalogueRoutes } from "./catalogue/catalogue-routes";
import type { CommerceApp } from "./context";
import { customerRoutes } from "./customers/customer-routes";
import { authenticate } from "./tokens/grants";
import { tokenRoutes } from "./tokens/token-routes";

const api = new Hono<CommerceApp>();
api.use(async (c, next) => {
  const [scheme, token] = (c.req.header("authorization") ?? "").split(" ");
  const claims = scheme?.toLowerCase() === "bearer" && token ? await authenticate(c.env, token) : null;
  if (!claims) return invalidToken();
  c.set("claims", claims);
  return next();
});
api.route("/carts", cartRoutes);
api.route("/customers", customerRoutes);
api.route("/products", catalogueRoutes);

export const commerce = new Hono<ServicesApp>();
commerce.route("/_admin", adminRoutes);
commerce.route("/api/oauth", tokenRoutes);
commerce.route("/api", api);
// As a route, because a mounted app's own notFound is not asked.
commerce.all("*", (c) =>
  problemResponse(404, { code: "ResourceNotFound", message: `No resource at ${c.req.path.slice(0, 200)}.` }),
);
commerce.onError((error) => {
  console.error("commerce request failed", error);
  return problemResponse(500, { code: "General", message: "The request could not be carried out." });
});
