import type { ReactNode } from "react";
import { useT } from "~/i18n/use-t";
import type { BlockOf, BlockView, CarouselView } from "~/loaders/content/page-blocks-data.server";
import { ContentBlocks } from "../content/content-blocks";
import { blot, link, panel, paragraph, richText, tiles } from "./content-samples";
import { Sample } from "./sample";

function Shown({ name, block }: { name: string; block: BlockView }): ReactNode {
  return (
    <Sample name={name}>
      <ContentBlocks blocks={[block]} />
    </Sample>
  );
}

const untitled = { title: null, anchor: null };

export function HeroExample() {
  const t = useT();
  const hero = {
    title: t("examples.content.heroTitle"),
    text: t("examples.content.heroText"),
    links: [link(t("examples.content.heroLink"), "hero"), link(t("examples.content.heroSecond"), "button")],
  };
  const lines = (["line1", "line2", "line3"] as const).map((line) => t(`examples.content.${line}`));
  return (
    <>
      <Shown name={t("examples.content.withPicture")} block={{ kind: "hero_banner", ...hero, image: blot(t) }} />
      <Shown name={t("examples.content.withoutPicture")} block={{ kind: "hero_banner", ...hero, image: null }} />
      <Shown
        name={t("examples.content.moving")}
        block={{
          kind: "hero_with_ticker",
          ...hero,
          image: panel(t),
          ticker: lines.map((text, index) => ({ text, link: index < 2 ? link(text, "hero") : null })),
        }}
      />
      <Shown
        name={t("examples.content.still")}
        block={{
          kind: "hero_with_ticker",
          ...hero,
          image: null,
          links: [],
          ticker: lines.slice(0, 1).map((text) => ({ text, link: null })),
        }}
      />
    </>
  );
}

export function TilesExample() {
  const t = useT();
  const block = (columns: number, pictures: boolean): BlockOf<"tiles"> => ({
    kind: "tiles",
    ...untitled,
    columns,
    items: tiles(t, pictures).slice(0, columns),
  });
  return (
    <>
      {[1, 2, 3, 4, 6].map((columns) => (
        <Shown
          key={columns}
          name={t("examples.content.columns", { count: columns })}
          block={block(columns, columns !== 6)}
        />
      ))}
      <Shown
        name={t("examples.content.texts")}
        block={{ ...block(3, false), items: tiles(t, false).map((tile) => ({ ...tile, text: null, link: null })) }}
      />
    </>
  );
}

const settings: CarouselView = {
  itemsToScroll: 1,
  itemsToShow: 1,
  arrows: true,
  dots: false,
  pageNumbers: false,
  speedMilliseconds: 300,
  infinite: false,
};

export function CarouselExample() {
  const t = useT();
  const block = (change: Partial<CarouselView>): BlockOf<"carousel"> => ({
    kind: "carousel",
    title: t("examples.names.carousel"),
    anchor: null,
    items: tiles(t, true),
    settings: { ...settings, ...change },
  });
  const all = { itemsToShow: 3, itemsToScroll: 2, dots: true, pageNumbers: true, infinite: true };
  return (
    <>
      <Shown name={t("examples.content.three")} block={block(all)} />
      <Shown name={t("examples.content.one")} block={block({})} />
      <Shown name={t("examples.content.none")} block={block({ itemsToShow: 4, arrows: false })} />
    </>
  );
}

export function NavigationExample() {
  const t = useT();
  const leaf = (label: string) => ({ label, link: link(label, "content-navigation"), items: [] });
  const western = leaf(t("examples.content.menuWestern"));
  const protocols = {
    ...leaf(t("examples.content.menuProtocols")),
    items: [{ ...western, items: [leaf(t("examples.content.heading"))] }, leaf(t("examples.content.menuFlow"))],
  };
  return (
    <Shown
      name={t("examples.names.content-navigation")}
      block={{
        kind: "navigation",
        label: t("examples.names.content-navigation"),
        ...untitled,
        items: [
          {
            label: t("examples.content.menuLearn"),
            link: null,
            items: [protocols, leaf(t("examples.content.menuArticles"))],
          },
          {
            ...leaf(t("examples.content.menuCompany")),
            items: [leaf(t("examples.content.menuNews")), leaf(t("examples.content.menuContact"))],
          },
        ],
      }}
    />
  );
}

export function ImageMapExample() {
  const t = useT();
  return (
    <Shown
      name={t("examples.names.image-map")}
      block={{
        kind: "image_map",
        image: panel(t),
        areas: [
          { link: link(t("examples.content.round1"), "image-map"), left: 4, top: 6, width: 92, height: 43 },
          { link: link(t("examples.content.round2"), "image-map"), left: 4, top: 50, width: 92, height: 43 },
        ],
      }}
    />
  );
}

export function AccordionExample() {
  const t = useT();
  return (
    <Shown
      name={t("examples.names.accordion")}
      block={{
        kind: "accordion",
        ...untitled,
        items: [
          {
            title: t("examples.content.question1"),
            content: richText(paragraph(t("examples.content.answer1"))),
            open: true,
          },
          {
            title: t("examples.content.question2"),
            content: richText(paragraph(t("examples.content.answer2"))),
            open: false,
          },
        ],
      }}
    />
  );
}
