import { Breadcrumb, type Crumb } from "~/components/ui/breadcrumb/breadcrumb";
import { Notice } from "~/components/ui/notice/notice";
import { PrintedHead } from "~/components/ui/printed-head/printed-head";
import { useT } from "~/i18n/use-t";
import type { ContentPageData, ContentsEntry, CrumbView, SlotView } from "~/loaders/content/page-data.server";
import { classes } from "../ui/classes";
import { Page } from "../ui/layout";
import { ArticleProducts } from "./article/article";
import { container } from "./content-blocks.css";
import * as css from "./content-page.css";
import { ContentStructuredData } from "./content-structured-data";
import { Texts } from "./content-text";
import { Hero, type HeroProps } from "./hero";
import { NavigationTree } from "./navigation/navigation-tree";
import { SideNavigation } from "./navigation/side-navigation";
import { PageBody, PageFacts } from "./page-body";

/** Minimum headings for a table of contents. */
const longFrom = 4;

/** A content page in its template's layout. */
export function ContentPage({ page }: { page: ContentPageData }) {
  const t = useT();
  const { body, layout, lang, path, slots } = page;
  const framed = layout === "default";
  const { hero, rest } = splitHero(body);
  const section = framed ? page.sideNavigation : null;
  const hasSide = section !== null || hasContent(slots.side);
  const contents = framed && page.contents.length >= longFrom ? page.contents : null;
  const products = body.kind === "article" ? body.products : null;
  const crumbs = crumbsOf(page, t("chrome.breadcrumbHome"));
  return (
    <Page className={css.page}>
      {layout !== "empty" && <Breadcrumb crumbs={crumbs} />}
      {page.head.hasMarkdown && <PrintedHead address={page.head.canonical} />}
      {lang !== null && <Notice>{t("chrome.fallbackLanguage")}</Notice>}
      <div className={css.frame[products ? "products" : frameOf(hasSide, contents !== null)]}>
        {hero ? (
          <header className={classes(css.heroHeader, container)} lang={lang ?? undefined}>
            <Hero block={hero} heading="h1" wide={!framed} />
          </header>
        ) : (
          <header className={css.header} lang={lang ?? undefined}>
            <h1>{page.title}</h1>
            <PageFacts body={body} />
          </header>
        )}
        {contents && <Contents entries={contents} lang={lang} />}
        <article className={css.body} lang={lang ?? undefined}>
          <Slot slot={slots.before} />
          <PageBody body={rest} wide={!framed} />
          <Slot slot={slots.after} />
        </article>
        {products && <ArticleProducts products={products} />}
        {hasSide && (
          <aside className={css.side} aria-label={t("chrome.inThisSection")}>
            {section && <SideNavigation title={section.title} items={section.items} path={path} />}
            <Slot slot={slots.side} />
          </aside>
        )}
      </div>
      <ContentStructuredData page={page} crumbs={crumbs} />
    </Page>
  );
}

/** A hero at the top contains the page heading. */
function splitHero(body: ContentPageData["body"]): { hero: HeroProps["block"] | null; rest: ContentPageData["body"] } {
  const [first, ...others] = body.kind === "blocks" ? body.blocks : [];
  const hero = first?.kind === "hero_banner" || first?.kind === "hero_with_ticker" ? first : null;
  return { hero, rest: hero ? { kind: "blocks", blocks: others } : body };
}

function frameOf(side: boolean, contents: boolean): keyof typeof css.frame {
  if (side) return contents ? "both" : "side";
  return contents ? "contents" : "plain";
}

/** Breadcrumb of published pages above this one, from the editors or the menu; the last step is the title. */
function crumbsOf({ crumbs, title, path }: ContentPageData, home: string): Crumb[] {
  const above = crumbs.filter((crumb) => crumb.path !== path).map(crumbOf);
  return [{ label: home, to: "/" }, ...above, { label: title, to: path }];
}

function crumbOf({ path, label, words, live }: CrumbView): Crumb {
  return label !== null && live ? { label, to: path } : { label: label ?? words };
}

function Contents({ entries, lang }: { entries: readonly ContentsEntry[]; lang: string | null }) {
  const t = useT();
  return (
    <nav className={css.contents} aria-label={t("content.contents")}>
      <div className={css.contentsInner}>
        <p className={css.contentsName} aria-hidden="true">
          {t("content.contents")}
        </p>
        <ul className={css.contentsList} lang={lang ?? undefined}>
          {entries.map(({ anchor, title }) => (
            <li key={anchor}>
              <a className={css.contentsLink} href={`#${encodeURIComponent(anchor)}`}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function hasContent({ texts, navigations }: SlotView): boolean {
  return texts.length + navigations.length > 0;
}

function Slot({ slot }: { slot: SlotView }) {
  if (!hasContent(slot)) return null;
  return (
    <>
      <Texts texts={slot.texts} />
      {slot.navigations.map(({ title, items }) => (
        <NavigationTree key={title} items={items} label={title} />
      ))}
    </>
  );
}
