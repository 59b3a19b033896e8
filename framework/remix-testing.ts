/** Routers that only tests use. */
export { createMemoryHistory, createRouter, data } from "@remix-run/router";
export { createMemoryRouter, RouterProvider } from "react-router-dom";
export { StaticRouter } from "react-router-dom/server";
