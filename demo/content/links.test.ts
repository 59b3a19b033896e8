import { isShopAddress } from "@domain/links/shop-address";
import { isShopPage } from "@domain/links/shop-page";
import { describe, expect, it } from "vitest";
import { entries, inEnglish, isRecord, ofType, values } from "./written-content";

describe("links inside the shop", () => {
  const pagesByUid = new Map(ofType("navigation_link").map((entry) => [entry.uid, entry]));
  const addressed = entries.flatMap((entry) => {
    const fields = entry.fields.en ?? entry.fields.ja ?? {};
    const page = isRecord(fields.page) ? fields.page.navigation_link : fields.navigation_link;
    if (entry.contentType === "global_setting" || entry.contentType === "library_item" || !isRecord(page)) return [];
    const link = pagesByUid.get(String(page.uid));
    const target = (link?.fields.en ?? link?.fields.ja)?.link_v2;
    return isRecord(target) ? [String(target.href)] : [];
  });
  const articles = ofType("support_article").map((entry) => {
    const { slug, article_id: id } = inEnglish(entry);
    return `/learn-and-support/technical-support/${String(slug)}/${String(id)}`;
  });
  const known = new Set([...addressed, ...articles]);

  it("lead to a content page or an app route", () => {
    const broken = new Set<string>();
    for (const entry of entries)
      for (const { path, value } of values(entry.fields)) {
        if (!/(^|\.)(href|url)$/u.test(path) || typeof value !== "string" || !value.startsWith("/")) continue;
        const address = new URL(value, "https://shop.example");
        if (!known.has(address.pathname) && !isShopAddress(address.pathname))
          broken.add(`${entry.uid} ${path} → ${value}`);
      }
    const html = ofType("protocol").flatMap((entry) =>
      Object.values(entry.fields).flatMap((fields) =>
        [...String(fields.html_content).matchAll(/href="(\/[^"]*)"/gu)].map((match) => match[1] ?? ""),
      ),
    );
    for (const address of html) if (!known.has(address)) broken.add(address);
    expect([...broken]).toEqual([]);
  });

  it("give no page an address of an app route", () => {
    // The home page has its own entry type.
    expect(addressed.filter((address) => address !== "/" && isShopPage(address))).toEqual([]);
  });

  it("give every page a unique address", () => {
    expect(addressed.filter((address, index) => addressed.indexOf(address) !== index)).toEqual([]);
  });

  it("include the addresses of the specification", () => {
    const wanted = [
      "/product-information",
      "/product-information/promotions",
      "/learn-and-support/technical-support",
      "/learn-and-support/technical-support/articles",
      "/learn-and-support/support-information",
      "/learn-and-support/pdf-download-page",
      "/learn-and-support/videos-and-webinars",
      "/learn-and-support/troubleshooting",
      "/learn-and-support/phosphositeplus-ptm-database",
      "/about-us/our-company/media-room",
      "/about-us/contact-us",
      "/about-us/order-support",
      "/research/cancer/cancer-biomarker-guide",
      "/services/products-and-services-inquiry/customized-and-carrier-free-formulations",
      "/services/proteomics-analytical-services/ptmscan-inquiries",
      "/protocols",
      "/content",
    ];
    expect(wanted.filter((address) => !known.has(address))).toEqual([]);
  });
});
