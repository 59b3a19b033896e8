/** The parts that a content page may place by name: this table is all there is, whatever an editor writes (W47). */
import type { ContentBlock } from "@contracts/content/page-blocks";
import type { RegionalSetting } from "@contracts/content/settings";
import type { ComponentName, ComponentOf, ComponentView, OfficeView } from "./content-page-components-data.server";
import { libraryView } from "./content-page-library.server";
import { articleList, newsList, protocolList, videoList } from "./content-page-lists.server";
import type { PageReading } from "./content-page-reading.server";

type Properties = ReadonlyMap<string, string>;
type Load = (page: PageReading, properties: Properties) => Promise<ComponentView> | ComponentView;

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
  contact: contact,
  "regional-settings": regionalSettings,
  "featured-offers": () => ({ name: "featured-offers" }),
  "inquiry-form": inquiryForm,
};

type CustomComponent = Extract<ContentBlock, { kind: "custom_component" }>;

export async function componentView(
  page: PageReading,
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

const defaultDesk = "customer-service";

async function officeOf({ context }: PageReading, devkey: string): Promise<OfficeView | null> {
  const { locale, country } = context.market;
  const desks = await context.services.content.regionalSettings(locale, [devkey], country);
  if (!desks.ok) context.degraded();
  const desk = desks.ok ? desks.value[devkey] : undefined;
  return desk ? officeView(desk) : null;
}

/** The desk of the visitor's country (C-CMS-07). */
async function contact(page: PageReading, properties: Properties): Promise<ComponentOf<"contact">> {
  return { name: "contact", office: await officeOf(page, properties.get("devkey") ?? defaultDesk) };
}

/** The desks of every country. */
async function regionalSettings({ context }: PageReading, properties: Properties): Promise<ComponentView> {
  const devkey = properties.get("devkey") ?? defaultDesk;
  const all = await context.services.content.allRegionalSettings(context.market.locale);
  if (!all.ok) {
    context.degraded();
    return { name: "regional-settings", offices: null };
  }
  const offices = all.value.filter((setting) => setting.devkey === devkey).map(officeView);
  const collator = new Intl.Collator(context.market.locale);
  return { name: "regional-settings", offices: offices.sort((a, b) => collator.compare(a.title, b.title)) };
}

function officeView({ title, office_hours, address, email, fax, phone }: RegionalSetting): OfficeView {
  return { title, officeHours: office_hours, address: address?.split("\n") ?? [], email, fax, phone };
}

/** Inquiries are answered by people: the form is a letter to the desk of the visitor's country. */
async function inquiryForm(page: PageReading, properties: Properties): Promise<ComponentView> {
  const office = await officeOf(page, defaultDesk);
  const subject = properties.get("form") === "ptmscan" ? "ptmscan" : "formulation";
  return { name: "inquiry-form", subject, email: office?.email ?? null };
}
