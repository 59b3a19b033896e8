/** Contact details from the regional settings (C-CMS-07). They load after the page (C-CMSQ-17). */
import type { RegionalSetting } from "@contracts/content/settings";
import type { ContentContext, PageBuild } from "../page-build.server";
import type { ComponentOf, OfficeView } from "./components-data.server";

type Properties = ReadonlyMap<string, string>;

const defaultDesk = "customer-service";

/** Office of the visitor's country; null if unknown. */
export async function officeOf(context: ContentContext, devkey: string): Promise<OfficeView | null> {
  const { locale, country } = context.market;
  const desks = await context.services.content.regionalSettings(locale, [devkey], country);
  if (!desks.ok) context.degraded();
  const desk = desks.ok ? desks.value[devkey] : undefined;
  return desk ? officeView(desk) : null;
}

export function contact({ context }: PageBuild, properties: Properties): ComponentOf<"contact"> {
  const devkey = properties.get("devkey") ?? defaultDesk;
  return { name: "contact", office: context.defer("regional settings", officeOf(context, devkey)) };
}

/** Offices of all countries. */
export function regionalSettings({ context }: PageBuild, properties: Properties): ComponentOf<"regional-settings"> {
  const devkey = properties.get("devkey") ?? defaultDesk;
  return { name: "regional-settings", offices: context.defer("all regional settings", officesOf(context, devkey)) };
}

async function officesOf(context: ContentContext, devkey: string): Promise<readonly OfficeView[] | null> {
  const all = await context.services.content.allRegionalSettings(context.market.locale);
  if (!all.ok) {
    context.degraded();
    return null;
  }
  const offices = all.value.filter((setting) => setting.devkey === devkey).map(officeView);
  const collator = new Intl.Collator(context.market.locale);
  return offices.sort((a, b) => collator.compare(a.title, b.title));
}

function officeView({ title, office_hours, address, email, fax, phone }: RegionalSetting): OfficeView {
  return { title, officeHours: office_hours, address: address?.split("\n") ?? [], email, fax, phone };
}
