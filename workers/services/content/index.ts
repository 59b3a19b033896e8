/** Content service: delivery and preview APIs, asset bytes, import. README.md documents them. */
import { Hono } from "hono";
import type { ServicesApp, ServicesEnv } from "../env";
import { admin } from "./admin";
import { assetEndpoint } from "./assets";
import { graphqlEndpoint } from "./graphql/endpoint";
import { deskRoutes } from "./office/desk-routes";
import { showDueNews } from "./office/due-news";
import { publishDue } from "./office/publish";
import { publishDueReleases } from "./office/publish-release";
import { releaseRoutes } from "./office/release-routes";
import { restApi } from "./rest/api";

export const content = new Hono<ServicesApp>();

const delivery = graphqlEndpoint("delivery");
const preview = graphqlEndpoint("preview");

content.on(["GET", "POST"], "/graphql/stacks/:apiKey", delivery);
content.on(["GET", "POST"], "/graphql-preview/stacks/:apiKey", preview);
content.route("/v3", restApi("delivery"));
content.route("/rest-preview/v3", restApi("preview"));
content.get("/assets/:uid/:locale/:version/:filename", assetEndpoint);
content.route("/_admin", admin);
content.route("/office", deskRoutes);
content.route("/releases", releaseRoutes);

/** Carries out due plans of editors, and shows due news. Never throws. */
export async function publishPlanned(env: ServicesEnv): Promise<void> {
  await publishDue(env);
  await publishDueReleases(env);
  await showDueNews(env);
}
