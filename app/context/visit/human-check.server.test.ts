import { thirdPartyOrigins } from "@domain/consent/third-parties";
import { contentSecurityPolicy } from "@domain/http/security-headers";
import { describe, expect, it } from "vitest";
import { readEnvironment } from "~/context/environment.server";
import { storefrontSettings } from "~/context/storefront-settings.server";
import { storefrontBindings } from "../../../tests/factories/environment";
import { hostNames, recaptchaConfig } from "./human-check.server";

const keys = { RECAPTCHA_PROJECT: "project", RECAPTCHA_API_KEY: "api-key", RECAPTCHA_SITE_KEY: "site-key" };
const environment = (region: "global" | "cn", over: object = {}) =>
  readEnvironment({ ...storefrontBindings(region), REGION: region, ...over });

describe("external human check", () => {
  it("exists if its keys are set, from an origin reachable in the region", () => {
    expect(recaptchaConfig(environment("global"))).toBeNull();
    expect(recaptchaConfig(environment("global", { ...keys, RECAPTCHA_API_KEY: "" }))).toBeNull();
    expect(recaptchaConfig(environment("global", keys))?.scriptOrigin).toBe("https://www.google.com");
    expect(recaptchaConfig(environment("cn", keys))?.scriptOrigin).toBe("https://www.recaptcha.net");
    expect(hostNames(environment("global"))).toEqual(["localhost"]);
  });

  it("is allowed by the content security policy of that deployment only", () => {
    const policy = (over: object) => {
      const { thirdParties } = storefrontSettings(environment("global", over));
      return contentSecurityPolicy({ thirdParties: thirdPartyOrigins(thirdParties) });
    };
    expect(policy({})).not.toContain("www.google.com");
    for (const directive of ["script-src", "frame-src"]) {
      const part = policy(keys)
        .split("; ")
        .find((text) => text.startsWith(directive));
      expect(part).toContain("https://www.google.com");
      expect(part).toContain("https://www.gstatic.com");
    }
  });
});
