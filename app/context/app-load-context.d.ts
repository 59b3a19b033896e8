import type { AppContext } from "./app-context.server";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}
