import { VideoBlock } from "~/components/content/images/video-block";
import { VideoPoster } from "~/components/content/images/video-poster";
import { useT } from "~/i18n/use-t";
import type { FigureView } from "~/loaders/content/page-blocks-data.server";
import { ContentBlocks } from "../content/content-blocks";
import { VideoPlayer } from "../video/video-player";
import { blot, element, link, panel, paragraph, richText } from "./content-samples";
import { Sample } from "./sample";

export function RichTextExample() {
  const t = useT();
  const row = (type: "th" | "td", ...cells: string[]) =>
    element(
      "tr",
      cells.map((cell) => element(type, [paragraph(cell)])),
    );
  const item = (text: string, ...inner: ReturnType<typeof element>[]) => element("li", [paragraph(text), ...inner]);
  const content = richText(
    element("h2", [{ text: t("examples.content.heading") }]),
    paragraph(t("examples.content.paragraph")),
    element("ol", [
      item(
        t("examples.content.step1"),
        element("ol", [item(t("examples.content.step1a"), element("ol", [item(t("examples.content.step1b"))]))]),
      ),
      item(t("examples.content.step2")),
    ]),
    element("ul", [item(t("examples.content.wash"))]),
    element("table", [
      element("thead", [row("th", t("examples.content.dilution"), t("examples.content.signal"))]),
      element("tbody", [row("td", "1:500", "9.8"), row("td", "1:1000", "9.1")]),
    ]),
    element("row", [
      element("column", [paragraph(t("examples.content.left"))], { width: 0.33 }),
      element("column", [paragraph(t("examples.content.right"))], { width: 0.66 }),
    ]),
  );
  return (
    <Sample name={t("examples.content.ordered")}>
      <ContentBlocks blocks={[{ kind: "rich_text", title: null, anchor: null, content }]} />
    </Sample>
  );
}

export function FigureExample() {
  const t = useT();
  const figure: FigureView = { ...blot(t), caption: t("examples.content.blotCaption"), link: null };
  const image = (value: FigureView, width: "50" | "66" | "full", alignment: "left" | "center" | "right") =>
    ({
      kind: "reference",
      title: null,
      anchor: null,
      width,
      alignment,
      entry: { type: "image", figure: value },
    }) as const;
  const table = {
    system: { uid: "sample", content_type_uid: "content_table", locale: "en-us" },
    title: t("examples.content.tableCaption"),
    caption: t("examples.content.tableCaption"),
    columns: [t("examples.content.dilution"), t("examples.content.signal")],
    rows: [{ cells: ["1:500", "9.8"] }, { cells: ["1:1000", "9.1"] }],
  };
  return (
    <>
      <Sample name={t("examples.content.zoom")}>
        <ContentBlocks blocks={[image(figure, "66", "left")]} />
      </Sample>
      <Sample name={t("examples.content.link")}>
        <ContentBlocks
          blocks={[image({ ...figure, link: link(t("examples.content.blot"), "figure") }, "66", "center")]}
        />
      </Sample>
      <Sample name={t("examples.content.half")}>
        <ContentBlocks blocks={[image(figure, "50", "right")]} />
      </Sample>
      <Sample name={t("examples.names.table")}>
        <ContentBlocks
          blocks={[
            {
              kind: "reference",
              title: null,
              anchor: null,
              width: "full",
              alignment: "left",
              entry: { type: "table", table },
            },
          ]}
        />
      </Sample>
    </>
  );
}

export function VideoExample() {
  const t = useT();
  const video = {
    title: t("examples.content.videoTitle"),
    description: t("examples.content.videoText"),
    webinar: false,
    id: "demo-wb-0001",
    embedHref: null,
    watchHref: null,
    poster: panel(t),
    seconds: 725,
    href: "/examples/video",
  };
  return (
    <>
      <Sample name={t("examples.content.video")}>
        <VideoBlock video={video} />
      </Sample>
      <Sample name={t("examples.content.webinar")}>
        <VideoPlayer
          title={video.title}
          id={video.id}
          embedHref="https://www.youtube-nocookie.com/embed/demo-wb-0001"
          watchHref="https://www.youtube.com/watch?v=demo-wb-0001"
        >
          <VideoPoster video={{ ...video, webinar: true, href: null }} large />
        </VideoPlayer>
      </Sample>
      <Sample name={t("examples.content.videoElsewhere")}>
        <VideoPlayer title={video.title} id={video.id} embedHref={null} watchHref={null}>
          <VideoPoster video={video} large />
        </VideoPlayer>
      </Sample>
      <Sample name={t("examples.content.unknown")}>
        <VideoBlock video={{ ...video, id: null, poster: null, href: null }} />
      </Sample>
    </>
  );
}
