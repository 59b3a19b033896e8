import type { ThirdParties } from "@domain/consent/third-parties";
import type { EdgeSettings } from "@domain/http/edge-app";
import { scriptUrlOf } from "~/services/human-check/recaptcha";
import type { Environment } from "./environment.server";
import { recaptchaConfig } from "./human-check.server";

function thirdParties(env: Environment): ThirdParties {
  const { TAG_CONTAINER_URL, CHAT_SCRIPT_URL, VIDEO_EMBED_URL } = env;
  const recaptcha = recaptchaConfig(env);
  return {
    tags: TAG_CONTAINER_URL ? { script: TAG_CONTAINER_URL, origins: env.TAG_ORIGINS } : null,
    chat: CHAT_SCRIPT_URL ? { script: CHAT_SCRIPT_URL, origins: env.CHAT_ORIGINS } : null,
    humanCheck: recaptcha && { script: scriptUrlOf(recaptcha), origins: recaptcha.origins },
    video: VIDEO_EMBED_URL ? { embed: VIDEO_EMBED_URL, watch: env.VIDEO_WATCH_URL || null } : null,
  };
}

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
    paymentOrigin: env.PUBLIC_PAYMENTS_URL ? new URL(env.PUBLIC_PAYMENTS_URL).origin : null,
    thirdParties: thirdParties(env),
    demo: env.DEMO === "1",
    compressionBuffers: env.COMPRESSION_BUFFERS === "1",
    contentGeneration: env.CONTENT_GENERATION,
    storesPages: env.STORED_PAGES === "on",
    documentBeginsMs: env.DOCUMENT_BEGINS_MS,
    rendering: { places: env.RENDERING_PLACES, waiting: env.RENDERING_WAITING, waitMs: env.RENDERING_WAIT_MS },
    staging: env.STAGING === "1" ? { password: env.STAGING_PASSWORD || null } : null,
  };
}
