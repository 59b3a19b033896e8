/** Header, menus and footer of a market, from the content service; missing parts are omitted. */
import type { Navigation, NavigationItem } from "@contracts/content/navigation";
import type { ContentImage, NavigationLink } from "@contracts/content/parts";
import { type GlobalSetting, shopSettingDevkeys } from "@contracts/content/settings";
import { offeredCategories } from "@domain/consent/third-parties";
import { safeHref } from "@domain/links/safe-href";
import { countryName } from "@domain/market/countries";
import { defaultSellingSettings } from "@domain/selling/defaults";
import { linksToWithdrawal } from "@domain/withdrawal/offered";
import type { PublicContext } from "~/context/request/types";
import { contentImageAddress } from "~/loaders/content/images.server";
import { withoutDeadEnds } from "~/loaders/content/page-navigation.server";
import type { ChromeData, ChromeImage, ChromeLink, MenuNode } from "./data.server";

const menuDevkeys = { main: "main-navigation", footer: "footer-navigation" } as const;
/** Regional setting with the phone number of the top bar. */
const supportDesk = "technical-support";

/** Countries with sign-in and register links (C-HEAD-15). */
const signInCountries: readonly string[] = ["US", "DE", "AT", "GB"];

const paths = {
  technicalSupport: "/learn-and-support/technical-support",
  contact: "/about-us/contact-us",
  company: "/about-us/our-company",
  promotions: "/product-information/promotions",
  ptmDatabase: "/learn-and-support/phosphositeplus-ptm-database",
} as const;

export async function loadChrome(context: PublicContext): Promise<ChromeData> {
  const { content, settings: rules } = context.services;
  const { country, locale, language } = context.market;
  const [settings, menus, desks, selling, isLive] = await Promise.all([
    content.globalSettings(locale, shopSettingDevkeys, country),
    loadMenus(context),
    content.regionalSettings(locale, [supportDesk], country),
    rules.selling(),
    content.liveLinks(locale),
  ]);
  const shown = (path: string) => (isLive(path) ? path : null);
  // Serve an incomplete frame, but do not store it.
  if (!settings.ok || !menus || !desks.ok || !selling) context.degraded();
  const setting = (devkey: string): GlobalSetting | undefined => (settings.ok ? settings.value[devkey] : undefined);
  const image = (devkey: string) => chromeImage(setting(devkey)?.media ?? null, context.imagesUrl);
  const phone =
    (desks.ok ? desks.value[supportDesk]?.phone : null) ?? setting("footer-tech-phone-number")?.value ?? null;
  return {
    preview: context.preview,
    support: supportLinks(context, phone).filter(({ href }) => isLive(href)),
    topBarLinks: [
      ...(isLive(paths.ptmDatabase) ? [settingLink(context.t("chrome.ptmDatabase"), paths.ptmDatabase)] : []),
      ...settingLinks(setting("header-top-bar-links")),
    ],
    phone: setting("footer-tech-phone-number")?.value ?? phone,
    headerLogo: image("header-logo"),
    promotionsHref: shown(paths.promotions),
    percentLogo: image("header-percent-logo"),
    percentHref: settingLinks(setting("header-percent-logo"))[0]?.href ?? shown(paths.company),
    menu: menus?.main ?? [],
    signInShown: signInCountries.includes(country),
    countryLabel: countryName(country, language),
    consent: offeredCategories(context.thirdParties),
    footer: {
      menu: menus?.footer ?? [],
      social: settingLinks(setting("social-links")),
      logo: image("footer-logo"),
      copyright: setting("copyright-text")?.value ?? null,
      background: image("copyright-background"),
      legal: setting("footer-legal-statement")?.entities.find((entity) => entity.kind === "rich_text")?.content ?? null,
      withdrawal: linksToWithdrawal(selling ?? defaultSellingSettings, country),
    },
  };
}

/** The main menu alone, for pages that derive their position from it. */
export async function loadMainMenu(context: PublicContext): Promise<readonly MenuNode[]> {
  return (await loadMenus(context))?.main ?? [];
}

/** Main menu and footer menu; null if they cannot be read. */
async function loadMenus({ services, market }: PublicContext): Promise<Menus | null> {
  const menus = await services.content.navigations(market.locale, Object.values(menuDevkeys));
  if (!menus.ok) return null;
  return { main: menuOf(menus.value[menuDevkeys.main]), footer: menuOf(menus.value[menuDevkeys.footer]) };
}

type Menus = Readonly<Record<keyof typeof menuDevkeys, readonly MenuNode[]>>;

/** Technical support, its phone number second, contact (C-HEAD-03, C-HEAD-04). */
function supportLinks({ t }: PublicContext, phone: string | null): ChromeLink[] {
  const number = phone ? [settingLink(phone, `tel:${phone.replace(/[^+0-9]/g, "")}`)] : [];
  return [
    settingLink(t("chrome.technicalSupport"), paths.technicalSupport),
    ...number,
    settingLink(t("chrome.contact"), paths.contact),
  ];
}

const settingLink = (label: string, href: string): ChromeLink => ({ label, href, newWindow: false, icon: null });

function settingLinks(setting: GlobalSetting | undefined): ChromeLink[] {
  return (setting?.entities ?? []).flatMap((entity) => {
    if (entity.kind !== "link") return [];
    const href = safeHref(entity.href)?.href;
    if (href === undefined) return [];
    return [{ label: entity.title, href, newWindow: entity.open_in_new_window, icon: entity.icon }];
  });
}

/** Cached per content response, because every page has the menus. */
const known = new WeakMap<Navigation, MenuNode[]>();

function menuOf(menu: Navigation | undefined): MenuNode[] {
  if (!menu) return [];
  const nodes = known.get(menu) ?? menu.items.flatMap(menuNode);
  known.set(menu, nodes);
  return nodes;
}

/** Links of an item precede its child items. */
function menuNode({ title, link, links, items }: NavigationItem): MenuNode[] {
  const leaves = links.flatMap((leaf) => {
    const view = menuLink(leaf);
    return view ? [{ label: view.label, link: view, items: [] }] : [];
  });
  const node = { label: title, link: link && menuLink(link), items: [...leaves, ...items.flatMap(menuNode)] };
  return withoutDeadEnds(node, { link, links, items });
}

function menuLink({ title, label, link_v2, open_in_new_window, ui_icon }: NavigationLink): ChromeLink | null {
  const href = safeHref(link_v2.href)?.href;
  if (href === undefined) return null;
  return { label: label ?? title, href, newWindow: open_in_new_window, icon: ui_icon?.icon_class_name ?? null };
}

function chromeImage(image: ContentImage | null, imagesUrl: string): ChromeImage | null {
  const src = image && contentImageAddress(image, imagesUrl);
  return src ? { src, alt: image.alt_text ?? image.title } : null;
}
