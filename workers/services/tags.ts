/**
 * Stub of a tag manager's container: the shop asks for consent and events reach the data layer, but nothing is sent.
 */
import { Hono } from "hono";
import type { ServicesApp } from "./env";

const script = `"use strict";
// A real container would read the data layer here.
window.dataLayer = window.dataLayer || [];
`;

export const tags = new Hono<ServicesApp>();

tags.get("/container.js", (c) =>
  c.body(script, 200, { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=300" }),
);
