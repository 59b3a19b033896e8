/**
 * One deployment with every embedded service, each below its own path. Below `/cn` the same services answer as the
 * China deployment's own upstreams.
 */
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "./env";

const services = new Hono<ServicesApp>();
services.get("/", (c) => c.json({ services: [] }));

export default {
  fetch(request: Request, env: ServicesEnv, ctx: ExecutionContext): Response | Promise<Response> {
    return services.fetch(request, env, ctx);
  },
};
