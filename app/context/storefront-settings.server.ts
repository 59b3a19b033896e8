import type { EdgeSettings } from "@domain/http/edge-app";
import type { Environment } from "./environment.server";

/** The part of the environment that the pipeline works with. */
export function storefrontSettings(env: Environment): EdgeSettings {
  const origin = (host: string) => `${env.PUBLIC_SCHEME}://${host}`;
  const origins = { global: origin(env.HOST_GLOBAL), jp: origin(env.HOST_JP), cn: origin(env.HOST_CN) };
  return {
    region: env.REGION,
    hosts: env.HOSTS,
    origins: { ...origins, current: origins[env.REGION] },
    countryHeader: env.COUNTRY_HEADER,
    imageOrigin: new URL(env.PUBLIC_IMAGES_URL).origin,
    demo: env.DEMO === "1",
    compressionBuffers: env.COMPRESSION_BUFFERS === "1",
    contentGeneration: env.CONTENT_GENERATION,
  };
}
