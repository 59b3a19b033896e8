import { describe, expect, it } from "vitest";
import { isChatPage } from "./chat-pages";

describe("chat pages", () => {
  it.each([
    "/applications/western-blot",
    "/products/4060/applications/wb",
    "/learn-and-support/troubleshooting",
    "/learn-and-support/troubleshooting/western-blot",
    "/learn-and-support/support-information",
    "/learn-and-support/support-information/ordering",
    "/learn-and-support/technical-support",
    "/about-us/contact-us",
    "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
  ])("C-CHROME-12: %s offers the chat", (pathname) => {
    expect(isChatPage(pathname)).toBe(true);
  });

  it.each(["/", "/browse", "/products/4060", "/about-us", "/learn-and-support", "/applications"])(
    "C-CHROME-12: %s does not",
    (pathname) => {
      expect(isChatPage(pathname)).toBe(false);
    },
  );
});
