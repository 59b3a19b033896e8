import { hostVariable, regionNames } from "@contracts/regions";
import type { ThirdParties } from "@domain/consent/third-parties";
import { figuresPath } from "@domain/figures/figures-path";
import type { EdgeSettings, StorefrontOrigins } from "@domain/http/edge-app";
import { scriptUrlOf } from "~/services/human-check/recaptcha";
import type { Environment } from "./environment.server";
import { recaptchaConfig } from "./visit/human-check.server";

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

const originsOf = (env: Environment) =>
  Object.fromEntries(
    regionNames.map((region) => [region, `${env.PUBLIC_SCHEME}://${env[hostVariable(region)]}`]),
  ) as Omit<StorefrontOrigins, "current">;

/** Figure host for browsers: the storefront itself, unless the environment names another. */
export function publicImagesUrl(env: Environment): string {
  return env.PUBLIC_IMAGES_URL.replace(/\/$/, "") || `${originsOf(env)[env.REGION]}${figuresPath}`;
}

/** Environment settings that the pipeline needs. */
export function storefrontSettings(env: Environment): EdgeSettings {
  const origins = originsOf(env);
  return {
    region: env.REGION,
    hosts: env.HOSTS,
    origins: { ...origins, current: origins[env.REGION] },
    countryHeader: env.COUNTRY_HEADER,
    imagesUrl: env.IMAGES_URL,
    contentPicturesUrl: env.CONTENT_PICTURES_URL.replace(/\/$/, ""),
    // Includes the storefront's own origin, because a visitor may use another of its hosts.
    imageOrigins: [...new Set([...env.CONTENT_FILE_ORIGINS, new URL(publicImagesUrl(env)).origin])],
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
