/** Registry of components that a content page may place by name; other names are ignored (W47). */
import type { ContentBlock } from "@contracts/content/page-blocks";
import { inquiryPaths, type PageInquiryKind } from "@domain/inquiry/forms";
import type { PageBuild } from "../page-build.server";
import { videoList } from "../page-videos.server";
import type { ComponentName, ComponentOf, ComponentView } from "./components-data.server";
import { libraryView } from "./library.server";
import { articleList, newsList, protocolList } from "./lists.server";
import { contact, regionalSettings } from "./offices.server";

type Properties = ReadonlyMap<string, string>;
type Load = (page: PageBuild, properties: Properties) => Promise<ComponentView> | ComponentView | null;

const registry: Readonly<Record<ComponentName, Load>> = {
  "site-search": (_page, properties) => ({
    name: "site-search",
    tab: properties.get("tab") === "resources" ? "resources" : "product",
  }),
  "news-list": newsList,
  "protocol-list": protocolList,
  "article-list": (page, properties) => articleList(page, wholeNumber(properties.get("limit"))),
  "video-list": videoList,
  library: (page, properties) => libraryView(page, properties.get("devkey") ?? ""),
  contact,
  "regional-settings": regionalSettings,
  "featured-offers": () => ({ name: "featured-offers" }),
  "inquiry-form": inquiryForm,
};

type CustomComponent = Extract<ContentBlock, { kind: "custom_component" }>;

export async function componentView(
  page: PageBuild,
  { name, properties }: CustomComponent,
): Promise<ComponentView | null> {
  const values = new Map(properties.flatMap(({ name: key, value }) => (value === null ? [] : [[key, value] as const])));
  if (isComponentName(name)) return registry[name](page, values);
  page.context.log.warn("unknown content component", { component: name.slice(0, 80) });
  return null;
}

function isComponentName(name: string): name is ComponentName {
  return Object.hasOwn(registry, name);
}

function wholeNumber(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : null;
}

/** A form is shown on the page that handles it; other pages link to it. */
function inquiryForm({ context }: PageBuild, properties: Properties): ComponentOf<"inquiry-form"> | null {
  const kind = properties.get("form");
  if (!isPageInquiry(kind)) return null;
  const link = { label: context.t("inquiry.elsewhere"), href: inquiryPaths[kind], newWindow: false };
  return { name: "inquiry-form", kind, form: null, sent: null, link };
}

function isPageInquiry(kind: string | undefined): kind is PageInquiryKind {
  return kind !== undefined && Object.hasOwn(inquiryPaths, kind);
}
