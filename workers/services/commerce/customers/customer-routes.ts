/** `/customers` of the gateway's API. */
import { Hono } from "hono";
import type { CommerceApp } from "../context";
import { changePassword, meRoutes } from "./me-routes";
import { sessionRoutes } from "./session-routes";

export const customerRoutes = new Hono<CommerceApp>();
customerRoutes.route("/me", meRoutes);
customerRoutes.post("/password", changePassword);
customerRoutes.route("/", sessionRoutes);
