/** Import rules between folders (docs/architecture.md). Each rule names the folders that a folder must not import. */
const test = "\\.(test|spec)\\.tsx?$";

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "contracts-only-valibot",
      severity: "error",
      from: { path: "^contracts/", pathNot: test },
      to: { pathNot: "^contracts/|node_modules/valibot" },
    },
    {
      name: "domain-is-pure",
      severity: "error",
      from: { path: "^domain/", pathNot: test },
      to: { path: "^(app|workers|demo|framework|scripts)/" },
    },
    {
      name: "domain-without-frameworks",
      severity: "error",
      from: { path: "^domain/", pathNot: test },
      to: { path: "node_modules/(react|hono|@remix-run)" },
    },
    {
      // The substitutes of the enhancement bundle and the types of contexts are the app's own.
      name: "framework-below-app",
      severity: "error",
      from: { path: "^framework/", pathNot: `${test}|/remix\\.preact\\.tsx$|\\.d\\.ts$` },
      to: { path: "^(app|workers|demo|scripts)/" },
    },
    {
      name: "only-builds-patch",
      severity: "error",
      from: { path: "^(app|contracts|domain|workers|demo)/" },
      to: { path: "^framework/(build|patches|patching|remix-plugins)" },
    },
    { name: "app-not-workers", severity: "error", from: { path: "^app/" }, to: { path: "^(workers|demo|scripts)/" } },
    { name: "workers-not-app", severity: "error", from: { path: "^workers/" }, to: { path: "^(app|demo|scripts)/" } },
    {
      name: "services-not-each-other",
      severity: "error",
      from: { path: "^workers/services/([^/]+)/" },
      // A service's test client may be used by the tests of other services, because it only uses HTTP.
      to: { path: "^workers/services/[^/]+/", pathNot: "^workers/services/(($1|shared)/|[^/]+/testing\\.ts$)" },
    },
    {
      name: "nothing-imports-routes",
      severity: "error",
      from: { path: "^(app|domain|contracts|workers)/", pathNot: "^app/(routes\\.ts|routes/)" },
      to: { path: "^app/routes/" },
    },
    {
      name: "routes-are-wiring",
      severity: "error",
      from: { path: "^app/routes/" },
      to: { path: "^(app/services|contracts|workers)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "loaders-no-components",
      severity: "error",
      from: { path: "^app/(actions|loaders)/" },
      to: { path: "^app/(components|stores|routes)/" },
    },
    {
      name: "services-below-loaders",
      severity: "error",
      from: { path: "^app/services/", pathNot: test },
      to: { path: "^app/(actions|components|context|loaders|routes|stores|guards)/" },
    },
    {
      // Browser code may import the server's types, but no code.
      name: "browser-types-only-from-server",
      severity: "error",
      from: {
        path: "^app/(components|stores|styles|i18n)/|^app/(entry\\.client|guard-markup)\\.tsx?$|^app/browser-reports/",
        pathNot: `${test}|\\.server\\.tsx?$`,
      },
      to: {
        path: "^app/(actions|loaders|services|guards|context)/|\\.server\\.tsx?$|^workers/",
        dependencyTypesNot: ["type-only"],
      },
    },
  ],
  options: {
    // Build output is not checked.
    exclude: { path: "^build/" },
    doNotFollow: { path: "node_modules" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: { extensions: [".ts", ".tsx", ".js", ".mjs"] },
  },
};
