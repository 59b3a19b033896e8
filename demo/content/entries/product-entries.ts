import type { ProductPage } from "../kinds/templates";
import { richText } from "../rich-text/rich-text";
import { type Entry, entry } from "./entry";
import { seoMetadata } from "./seo";

export function productPageEntry(page: ProductPage): Entry {
  const { key, title, description, inquiry } = page;
  return entry("pdp_page", `pdp-page-${key}`, (language) => ({
    title: title[language],
    product_id: key,
    seo_metadata: seoMetadata(language, title, description),
    ...(inquiry && {
      product_inquiry: { title: inquiry.title[language], content: richText(inquiry.text[language]) },
    }),
  }));
}

/** Markup of the test page: allowed HTML, and HTML that the sanitizer removes. */
export function testHtmlEntry(): Entry {
  const heading = { en: "Test page", ja: "テストページ", zh: "测试页面" };
  const text = {
    en: "This paragraph and the table stay; the script does not.",
    ja: "この段落と表は表示され、スクリプトは取り除かれます。",
    zh: "本段与表格会保留，脚本会被移除。",
  };
  return entry("test_html", "test-html-cleaning", (language) => ({
    title: heading[language],
    html: `<h2>${heading[language]}</h2><p>${text[language]}</p><table><tbody><tr><td>1</td><td>2</td></tr></tbody></table><script>document.title = "unsafe"</script>`,
  }));
}
