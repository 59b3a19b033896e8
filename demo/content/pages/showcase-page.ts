import { browse } from "../browse-links";
import { type CardItem, card, component, type Page, type PageImage, prose, t3 } from "./page";

const image = (drawing: string, en: string, ja: string, zh: string): PageImage => ({ drawing, alt: t3(en, ja, zh) });

const slides: readonly CardItem[] = [
  card(
    t3("Western blotting", "ウェスタンブロッティング", "蛋白质免疫印迹"),
    t3("Treated beside untreated.", "処理・未処理を並べて比較。", "处理组与对照组并列。"),
    browse({ applications: ["WB"] }),
    image("tile-western-blot", "Drawing of a blot with bands", "バンドのあるブロットの図", "带有条带的印迹示意图"),
  ),
  card(
    t3("Tissue staining", "組織染色", "组织染色"),
    t3("Retrieval, dilution, control tissue.", "賦活化、希釈率、コントロール組織。", "修复条件、稀释比例与对照组织。"),
    browse({ applications: ["IHC-P"] }),
    image("tile-tissue", "Drawing of a stained tissue section", "染色した組織切片の図", "染色组织切片示意图"),
  ),
  card(
    t3("Cell imaging", "細胞イメージング", "细胞成像"),
    t3("Fixation that the epitope tolerates.", "エピトープに合った固定法。", "表位可耐受的固定方式。"),
    browse({ applications: ["IF-IC"] }),
    image("tile-cells", "Drawing of cells with stained nuclei", "核を染色した細胞の図", "细胞核染色示意图"),
  ),
  card(
    t3("Flow cytometry", "フローサイトメトリー", "流式细胞术"),
    t3("Surface and intracellular targets.", "細胞表面・細胞内の標的。", "表面与胞内靶点。"),
    browse({ applications: ["FC-FP"] }),
    image(
      "tile-flow",
      "Drawing of a two-colour flow plot",
      "2カラーのフローサイトメトリープロットの図",
      "双色流式散点图示意图",
    ),
  ),
];

/** A page with every kind of content block, for editors and for developers who change blocks. */
export const showcase: Page = {
  url: "/content",
  devkey: "content-blocks",
  title: t3("What a content page can hold", "コンテンツページで使えるブロック", "内容页可用的模块"),
  description: t3(
    "Every kind of content block on one page.",
    "すべてのコンテンツブロックを1ページにまとめました。",
    "在一个页面中展示全部内容模块。",
  ),
  noindex: true,
  blocks: [
    {
      kind: "hero_banner",
      title: t3("Every block on one page", "すべてのブロックを1ページに", "全部模块，一页呈现"),
      text: t3(
        "Editors choose from ten kinds of block. This page shows each one with content as it would be used.",
        "編集者は10種類のブロックからページを組み立てます。このページでは、それぞれを実際の内容で示します。",
        "编辑可从十种模块中组合页面。本页以实际内容逐一展示。",
      ),
      image: image(
        "research",
        "A cell with receptors and a signalling cascade",
        "受容体とシグナル伝達経路を描いた細胞の図",
        "带有受体与信号级联的细胞示意图",
      ),
      links: [
        { title: t3("Browse products", "製品を見る", "浏览产品"), href: "/browse" },
        { title: t3("Read the protocols", "プロトコールを読む", "阅读实验方案"), href: "/protocols" },
      ],
    },
    {
      kind: "hero_with_ticker",
      title: t3("Now in the lab", "いま、ラボでは", "实验室动态"),
      text: t3(
        "News that passes by, one line at a time.",
        "最新のお知らせを1行ずつ表示します。",
        "逐条滚动显示最新消息。",
      ),
      ticker: [
        {
          text: t3("Ship dates on the product page", "製品ページに出荷予定日を表示", "产品页面显示发货日期"),
          link: "/about-us/our-company/media-room/ship-dates-on-product-pages",
        },
        {
          text: t3("Protocols in three languages", "プロトコールを3言語で公開", "实验方案推出三种语言"),
          link: "/about-us/our-company/media-room/protocols-in-three-languages",
        },
        {
          text: t3(
            "Technical support answers within one working day",
            "テクニカルサポートは1営業日以内に回答します",
            "技术支持一个工作日内答复",
          ),
        },
      ],
    },
    {
      kind: "tiles",
      title: t3("Tiles in three columns", "3列のタイル", "三列卡片"),
      columns: 3,
      items: slides.slice(0, 3),
    },
    {
      kind: "carousel",
      title: t3("Carousel", "カルーセル", "轮播"),
      items: slides,
      settings: {
        items_to_scroll: 1,
        items_to_show: 2,
        arrows: true,
        dots: true,
        page_numbers: true,
        scroll_speed: 300,
        infinite: false,
      },
    },
    { kind: "navigation", title: t3("Navigation", "ナビゲーション", "导航"), menu: "about-navigation" },
    prose(
      t3(
        `
        ## Headings, lists and tables
        Text may be **bold**, *italic* or \`code\`, and hold Ca^{2+} and CO_{2}. Trade marks such as Alexa Fluor® or SignalStar™ are raised.
        1. First step
          1. Part of a step
            1. Detail of a part
          2. Another part
        2. Second step
        - A point
        - Another point
        > A remark that stands apart.
        | Dilution | Signal | Background |
        |---|---|---|
        | 1:500 | 9.8 | 2.1 |
        | 1:1000 | 9.1 | 1.0 |
        | 1:2000 | 6.0 | 0.8 |
        ---
        ::: 33 66
        A narrow column for a note.
        :::
        A wide column for the text. Columns may have 33, 50 or 66 per cent of the width.
        :::end
        ::: 50 50
        !content_image image-tile-flow
        :::
        !content_table table-dilution
        :::end`,
        `
        ## 見出し・リスト・表
        本文では**太字**、*斜体*、\`コード\`のほか、Ca^{2+}やCO_{2}のような上付き・下付き文字を使えます。Alexa Fluor®やSignalStar™などの商標記号は上付きで表示されます。
        1. 最初の手順
          1. 手順の一部
            1. その詳細
          2. 別の部分
        2. 次の手順
        - 箇条書き
        - もう1つの項目
        > 本文から独立した注記です。
        | 希釈率 | シグナル | バックグラウンド |
        |---|---|---|
        | 1:500 | 9.8 | 2.1 |
        | 1:1000 | 9.1 | 1.0 |
        | 1:2000 | 6.0 | 0.8 |
        ---
        ::: 33 66
        注記に使う幅の狭い段です。
        :::
        本文に使う幅の広い段です。段の幅は33、50、66パーセントから選べます。
        :::end
        ::: 50 50
        !content_image image-tile-flow
        :::
        !content_table table-dilution
        :::end`,
        `
        ## 标题、列表与表格
        正文可使用**粗体**、*斜体*、\`代码\`，以及Ca^{2+}、CO_{2}等上下标。Alexa Fluor®、SignalStar™等商标符号以上标显示。
        1. 第一步
          1. 步骤的一部分
            1. 其中的细节
          2. 另一部分
        2. 第二步
        - 要点
        - 另一要点
        > 独立于正文的说明。
        | 稀释度 | 信号 | 背景 |
        |---|---|---|
        | 1:500 | 9.8 | 2.1 |
        | 1:1000 | 9.1 | 1.0 |
        | 1:2000 | 6.0 | 0.8 |
        ---
        ::: 33 66
        用于备注的窄栏。
        :::
        用于正文的宽栏。栏宽可为33%、50%或66%。
        :::end
        ::: 50 50
        !content_image image-tile-flow
        :::
        !content_table table-dilution
        :::end`,
      ),
      t3("Rich text", "リッチテキスト", "富文本"),
    ),
    {
      kind: "reference",
      title: t3("Reference to a fragment", "フラグメントの参照", "引用片段"),
      entry: { contentType: "content_fragment", uid: "fragment-research-use" },
    },
    {
      kind: "reference",
      title: t3("Reference to an image", "画像の参照", "引用图片"),
      entry: { contentType: "content_image", uid: "image-multiplex-panel" },
      alignment: "right",
      width: "50",
    },
    {
      kind: "reference",
      title: t3("Reference to a video", "動画の参照", "引用视频"),
      entry: { contentType: "content_video", uid: "video-pi3k-akt-in-one-hour" },
      alignment: "center",
      width: "66",
    },
    {
      kind: "reference",
      title: t3("Reference to a pathway", "経路図の参照", "引用通路图"),
      entry: { contentType: "pathway_diagram", uid: "pathway-jak-stat-signaling" },
    },
    {
      kind: "image_map",
      image: image(
        "multiplex-panel",
        "Grid of two rounds and four channels",
        "2ラウンド×4チャンネルの図",
        "两轮次、四通道示意图",
      ),
      areas: [
        {
          title: t3("First round", "第1ラウンド", "第一轮"),
          href: "/product-information/signalstar-multiplex-ihc",
          left: 15,
          top: 23,
          width: 78,
          height: 30,
        },
        {
          title: t3("Second round", "第2ラウンド", "第二轮"),
          href: "/protocols/30",
          left: 15,
          top: 59,
          width: 78,
          height: 30,
        },
      ],
    },
    {
      kind: "accordion",
      title: t3("Accordion", "アコーディオン", "折叠面板"),
      items: [
        {
          title: t3("An item that is open", "開いている項目", "默认展开的条目"),
          text: t3("Its text is seen at once.", "最初から内容が表示されます。", "内容直接可见。"),
          open: true,
        },
        {
          title: t3("An item that is closed", "閉じている項目", "默认折叠的条目"),
          text: t3("It opens without scripts as well.", "スクリプトがなくても開けます。", "无需脚本也可展开。"),
        },
      ],
    },
    component("site-search", { tab: "product" }),
  ],
};

/** A page without header and footer, for trade fair screens and for embedding in other sites. */
export const withoutFrame: Page = {
  url: "/content/without-frame",
  devkey: "content-without-frame",
  title: t3("A page without frame", "枠のないページ", "无框页面"),
  description: t3(
    "Neither header nor footer: only what editors wrote.",
    "ヘッダーもフッターもなく、編集者が書いた内容だけを表示します。",
    "没有页眉和页脚，只显示编辑撰写的内容。",
  ),
  template: "empty",
  noindex: true,
  blocks: [
    prose(
      t3(
        "This page shows neither header nor footer. [Back to the blocks of a page](/content).",
        "このページにはヘッダーとフッターがありません。[コンテンツブロックの一覧に戻る](/content)",
        "本页没有页眉和页脚。[返回内容模块一览](/content)",
      ),
    ),
  ],
};
