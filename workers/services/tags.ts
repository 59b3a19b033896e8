/**
 * Container of a tag manager for shops that have none: visitors are asked, events are in the data layer, and nobody counts
 * them.
 */
import { Hono } from "hono";
import type { ServicesApp } from "./env";

const script = `"use strict";
// A tag manager's container stands here. This one reads nothing and sends nothing.
window.dataLayer = window.dataLayer || [];
`;

export const tags = new Hono<ServicesApp>();

tags.get("/container.js", (c) =>
  c.body(script, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=300" }),
);
