/** Routers that only tests use. */
export { createMemoryHistory, createRouter, data } from "@remix-run/router";
export { createMemoryRouter, RouterProvider } from "react-router-dom";
export { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from "react-router-dom/server";
