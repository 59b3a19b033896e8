/**
 * Bindings of a local shop. All are demonstration values: secrets start with `demo-`, and workers reject such secrets
 * unless DEMO is set.
 */
import {
  hostVariable,
  mainRegion,
  type Region,
  regionNames,
  regions,
  storefrontVariable,
} from "../../contracts/regions.ts";
import { demoKeys } from "../../contracts/upstreams.ts";

const demoSecrets = {
  COMMERCE_CLIENT_ID: "demo-storefront",
  COMMERCE_CLIENT_SECRET: "demo-storefront-secret",
  CONTENT_STACK: "demo-stack",
  CONTENT_ENVIRONMENT: "production",
  CONTENT_BRANCH: "main",
  CONTENT_DELIVERY_TOKEN: "demo-delivery-token",
  CONTENT_PREVIEW_TOKEN: "demo-preview-token",
  EDITOR_KEYS: "demo-editor:demo-editor-token-0001",
  ...demoKeys,
};

/** Host of the office on one machine. */
export const officeHost = "office.localhost";
const officeKey = "demo-office-key";

export interface LocalOptions {
  readonly port: number;
  readonly servicesPort: number;
  readonly demoControls?: boolean | undefined;
}

export type Bindings = Record<string, string>;

/** Variables of every worker on one machine, by name. */
export interface LocalBindings {
  storefront(region: Region): Bindings;
  services(): Bindings;
  logs(): Bindings;
  office(): Bindings;
}

/**
 * Third-party services that need consent. Videos play at their provider; the chat and an empty tag manager container
 * are embedded services, which bindings can replace. A region without worldwide third parties has none.
 */
function thirdParties(region: Region, servicesPort: number): Bindings {
  if (!regions[region].worldwideParties) return {};
  const { TAG_CONTAINER_URL, TAG_ORIGINS, CHAT_SCRIPT_URL, CHAT_ORIGINS } = process.env;
  return {
    TAG_CONTAINER_URL: TAG_CONTAINER_URL ?? `http://localhost:${servicesPort}/tags/container.js`,
    TAG_ORIGINS: TAG_ORIGINS ?? "",
    CHAT_SCRIPT_URL: CHAT_SCRIPT_URL ?? `http://localhost:${servicesPort}/chat/widget.js`,
    CHAT_ORIGINS: CHAT_ORIGINS ?? "",
    VIDEO_EMBED_URL: process.env.VIDEO_EMBED_URL ?? "https://www.youtube-nocookie.com/embed/",
    VIDEO_WATCH_URL: process.env.VIDEO_WATCH_URL ?? "https://www.youtube.com/watch?v=",
  };
}

/** The given environment variables of this process that are set. */
function given(...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = process.env[name];
      return value ? [[name, value]] : [];
    }),
  );
}

export function localBindings({ port, servicesPort, demoControls = true }: LocalOptions): LocalBindings {
  // A region may have its own upstreams; locally they are the same worker under another path.
  const services = (region: Region) => `http://127.0.0.1:${servicesPort}${regions[region].upstreamPath}`;
  const hostOf = (region: Region) => `${regions[region].localHost}:${port}`;
  return {
    storefront: (region: Region) => ({
      ...demoSecrets,
      DEMO: "1",
      COOKIE_KEYS: "demo-cookie-key-not-for-production-0001",
      COMPRESSION_BUFFERS: "1",
      COMPANY_DOMAINS: "benchside.example,demo.benchside.example",
      SECURITY_CONTACTS: "mailto:security@benchside.example",
      REGION: region,
      ...Object.fromEntries(regionNames.map((name) => [hostVariable(name), hostOf(name)])),
      PUBLIC_SCHEME: "http",
      PLAIN_STREAMS: "1",
      UPSTREAMS_URL: services(region),
      CONTENT_FILE_ORIGINS: `http://localhost:${servicesPort}`,
      CONTENT_PICTURES_URL: `http://localhost:${servicesPort}${regions[region].upstreamPath}/content/assets`,
      PUBLIC_PAYMENTS_URL: `http://localhost:${servicesPort}`,
      ...thirdParties(region, servicesPort),
      ...given("DOCUMENT_BEGINS_MS", "CONTENT_PREVIEW_FRAMES"),
    }),
    services: () => ({
      ...demoSecrets,
      DEMO: "1",
      DEMO_CONTROLS: demoControls ? "1" : "",
      PUBLIC_SERVICES_URL: `http://localhost:${servicesPort}`,
      SHOP_ORIGINS: regionNames.map((region) => `http://${hostOf(region)}`).join(","),
      // For the gateway only; the storefront never calls the payments service.
      PAYMENTS_KEY: "demo-payments-key",
      ADMIN_KEY: "demo-admin-key",
      OFFICE_KEY: officeKey,
      OFFICE_URL: `http://${officeHost}:${port}`,
      SEARCH_ADMIN_KEY: "private-demo-admin-key",
      TOKEN_KEYS: "demo-token-key-not-for-production-0001",
      PASSWORD_PEPPERS: "demo-pepper-not-for-production-000001",
      ...Object.fromEntries(regionNames.map((region) => [storefrontVariable(region), `http://${hostOf(region)}`])),
      // All local visitors share an address, and tests and benchmarks create more carts than a shopper.
      ANONYMOUS_CARTS_PER_HOUR: "100000",
      REVIEWS_LIMIT_FACTOR: "1000",
      DOCUMENTS_LIMIT_FACTOR: "1000",
      FEEDBACK_LIMIT_FACTOR: "1000",
      QUOTES_PER_HOUR: "100000",
      EXPERIMENTS_PER_HOUR: "100000",
      SALES_EMAIL: "sales@benchside.example",
      CARD_ENTRIES_PER_HOUR: "100000",
      SIGN_INS_PER_MINUTE: "100000",
      SIGN_UPS_PER_HOUR: "100000",
      MAIL_LINKS_PER_HOUR: "100000",
      INQUIRIES_LIMIT_FACTOR: "1000",
      ...given("PASSWORD_LOG2N", "VAT_REGISTER_URL"),
    }),
    office: () => ({ DEMO: "1", OFFICE_KEY: officeKey, SERVICES_URL: services(mainRegion) }),
    // A developer's machine shows every request, and exports to a collector if OTLP_URL names one.
    logs: () => ({
      DEMO: "1",
      KEEP_PER_MINUTE: "1000000",
      LOG_KEY: demoSecrets.LOG_KEY,
      LOG_URL: `${services(mainRegion)}/log`,
      ...given("MAPS_URL", "MAPS_KEY"),
      ...(process.env.OTLP_URL && { OTLP_URL: process.env.OTLP_URL, OTLP_PERCENT: "100" }),
    }),
  };
}
