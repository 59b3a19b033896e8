import type { AppContext } from "~/context/app-context.server";

declare module "@remix-run/server-runtime" {
  interface AppLoadContext extends AppContext {}
}
