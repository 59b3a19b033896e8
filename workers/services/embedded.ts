/** Services that other services of this deployment call directly, with the same requests and faults as over HTTP. */
import { mainRegion } from "@contracts/regions";
import { Hono } from "hono";
import { availability } from "./availability";
import { injectFaults } from "./demo/fault-injection";
import type { ServicesApp } from "./env";
import { lots } from "./lots";
import { payments } from "./payments";
import { search } from "./search";

export const embedded = new Hono<ServicesApp>();
embedded.use(async (c, next) => {
  c.set("region", mainRegion);
  await next();
});
embedded.use(injectFaults);
embedded.route("/availability", availability);
embedded.route("/lots", lots);
embedded.route("/payments", payments);
embedded.route("/search", search);
