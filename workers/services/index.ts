/**
 * One deployment with every embedded service, each below its own path. Below a region's own path, such as `/cn`, the same
 * services act as that region's upstreams.
 */
import { mainRegion, type Region, regionNames, regions } from "@contracts/regions";
import { readTraceparent } from "@domain/http/trace/trace-context";
import { Hono } from "hono";
import { withAnswerHeaders } from "./answer-headers";
import { availability } from "./availability";
import { backup } from "./backup";
import { refuseDuringRestore } from "./backup/restore-state";
import { chat } from "./chat";
import { personalConversations } from "./chat/personal-records";
import { citationSearch, citations } from "./citations";
import { commerce } from "./commerce";
import { knownNumbers } from "./commerce/catalogue/known-numbers";
import { sizesOfProduct } from "./commerce/catalogue/product-sizes";
import { writeOverdueDocuments } from "./commerce/catalogue/search-updates";
import { keepCustomerRecord } from "./commerce/evidence/customer-records";
import { carryOutPlans } from "./commerce/imports/import-work";
import { orderMoves } from "./commerce/orders/back-office";
import { makePastRefunds } from "./commerce/payments/past-refunds";
import { content, publishPlanned } from "./content";
import { demoCalls, demoFaults, demoReset } from "./demo/control-routes";
import { injectFaults } from "./demo/fault-injection";
import { refuseDemonstrationSecrets } from "./demonstration-secrets";
import { documents } from "./documents";
import type { ServicesApp, ServicesEnv } from "./env";
import { feedback } from "./feedback";
import { images } from "./images";
import { inquiries } from "./inquiries";
import { personalInquiries } from "./inquiries/personal-records";
import { log } from "./log";
import { lots } from "./lots";
import { mail, mailJson } from "./mail";
import { personalMails } from "./mail/personal-records";
import { migrateDatabases } from "./migrate-databases";
import { payments } from "./payments";
import { procurement } from "./procurement";
import { reviews } from "./reviews";
import { personalReviews } from "./reviews/personal-records";
import { search } from "./search";
import { demoFlags, restoreFlags, settings } from "./settings";
import { personalFlags } from "./settings/personal-records";
import { mailQueueOf } from "./shared/mail-queue";
import { asOwnTrace, asPlannedWork } from "./shared/tracing/own-trace";
import { withTrace } from "./shared/tracing/trace";
import { staff } from "./staff";
import { hiddenOnStaging } from "./staging";
import { tags } from "./tags";

export { CartObject } from "./commerce/carts/cart-object";
export { PasswordObject } from "./commerce/customers/passwords/password-object";
export { LedgerObject } from "./commerce/ledgers/ledger-object";
export { ExperimentObject } from "./commerce/panels/experiment-object";
export { ShopperObject } from "./commerce/shoppers/shopper-object";
export { MailQueueObject } from "./mail/mail-object";
export { CardObject } from "./payments/card-object";
export { SearchDirectoryObject } from "./search/engine/directory-object";
export { SearchEngineObject } from "./search/engine/engine-object";
export { RateLimitObject } from "./shared/rate-limits/rate-limit-object";

/** Path and app of each service. */
const mounts: readonly (readonly [path: string, service: Hono<ServicesApp>])[] = [
  ["/availability", availability],
  ["/backup", backup],
  ["/chat", chat],
  ["/citation-search", citationSearch],
  ["/citations", citations],
  ["/commerce", commerce],
  ["/content", content],
  ["/documents", documents],
  ["/feedback", feedback],
  ["/images", images],
  ["/inquiries", inquiries],
  ["/log", log],
  ["/lots", lots],
  ["/payments", payments],
  ["/mail", mail],
  ["/procurement", procurement],
  ["/reviews", reviews],
  ["/search", search],
  ["/settings", settings],
  ["/staff", staff],
  ["/tags", tags],
];

/** Controls for testers; they exist only if DEMO_CONTROLS is 1. */
const demoMounts: typeof mounts = [
  ["/calls", demoCalls],
  ["/faults", demoFaults],
  ["/flags", demoFlags],
  ["/orders", orderMoves],
  [
    "/reset",
    demoReset([
      { name: "flags", restore: restoreFlags },
      { name: "mail", restore: (env) => mailQueueOf(env).clear() },
    ]),
  ],
];

/** Every service, as the upstreams of a region. */
function mounted(region: Region): Hono<ServicesApp> {
  const app = new Hono<ServicesApp>();
  app.use(async (c, next) => {
    c.set("region", region);
    c.set("keepCustomerRecord", keepCustomerRecord);
    c.set("sizesOfProduct", sizesOfProduct);
    c.set("knownNumbers", knownNumbers);
    c.set("migrateDatabases", migrateDatabases);
    c.set("personalRecords", [
      ...[personalInquiries, personalConversations, personalMails, personalReviews, personalFlags],
    ]);
    await next();
  });
  app.use(injectFaults);
  // Storefronts call this every few seconds; the response must include everything that is due.
  app.use("/settings/generation", async (c, next) => {
    await publishPlanned(c.env);
    const planned = (name: string, run: (env: ServicesEnv) => Promise<unknown>) =>
      c.executionCtx.waitUntil(asPlannedWork(c.env, name, () => run(c.env)));
    // An import may take long, so it runs after the response and invalidates pages when it is done.
    planned("planned imports", carryOutPlans);
    planned("overdue search documents", writeOverdueDocuments);
    planned("past refunds", makePastRefunds);
    await next();
  });
  app.get("/", (c) => c.json({ services: mounts.map(([path]) => path) }));
  app.get("/mail.json", mailJson);
  for (const [path, service] of mounts) app.route(path, service);
  return app;
}

const demo = new Hono<ServicesApp>();
demo.use(async (c, next) => {
  if (c.env.DEMO_CONTROLS !== "1") return c.json({ error: "Demo controls are off." }, 404);
  await next();
});
for (const [path, service] of demoMounts) demo.route(path, service);

const services = new Hono<ServicesApp>();
services.route("/_demo", demo);
// The main region is last, because its path is empty and the first matching mount handles a request.
const ownUpstreams = regionNames.filter((region) => regions[region].upstreamPath !== "");
for (const region of ownUpstreams) services.route(regions[region].upstreamPath, mounted(region));
services.route("/", mounted(mainRegion));

export default {
  async fetch(request: Request, env: ServicesEnv, ctx: ExecutionContext): Promise<Response> {
    const refusal = refuseDemonstrationSecrets(env) ?? (await refuseDuringRestore(request, env, ctx));
    const response = refusal ?? (await answered(request, env, ctx));
    return hiddenOnStaging(withAnswerHeaders(response), env);
  },
};

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Runs the services within the caller's trace, or a new one. */
async function answered(request: Request, env: ServicesEnv, ctx: ExecutionContext): Promise<Response> {
  const answer = async () => services.fetch(request, env, ctx);
  const trace = request.headers.get("traceparent");
  const isTraced = readTraceparent(trace) !== null || reading.has(request.method);
  return isTraced ? withTrace(trace, answer) : asOwnTrace(request, env, answer);
}
