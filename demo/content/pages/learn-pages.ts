import { card, component, type Page, prose, t3 } from "./page";

const support = "/learn-and-support";

export const learnAndSupport: Page = {
  url: support,
  template: "learn",
  title: t3("Learn & Support", "ラーニング&サポート", "学习与支持"),
  description: t3(
    "Protocols, troubleshooting, articles, videos and people who answer.",
    "プロトコール、トラブルシューティング、サポート記事、動画、お問い合わせ窓口のご案内です。",
    "实验方案、疑难解答、技术文章、视频与人工支持。",
  ),
  blocks: [
    component("site-search", { tab: "resources" }),
    {
      kind: "tiles",
      columns: 3,
      items: [
        card(
          t3("Protocols", "プロトコール", "实验方案"),
          t3("Twelve methods, step by step.", "12種類の実験手順書です。", "十二种方法的分步说明。"),
          "/protocols",
        ),
        card(
          t3("Troubleshooting", "トラブルシューティング", "疑难解答"),
          t3("From the symptom to the cause.", "症状から原因を探します。", "由现象追溯原因。"),
          `${support}/troubleshooting`,
        ),
        card(
          t3("Support articles", "サポート記事", "技术文章"),
          t3(
            "Choices explained, with numbers.",
            "条件選択の考え方を数値とともに解説します。",
            "用数据说明如何选择条件。",
          ),
          `${support}/technical-support/articles`,
        ),
        card(
          t3("Videos & Webinars", "動画・ウェビナー", "视频与网络讲座"),
          t3("Techniques to watch, talks to hear.", "実験手技の動画と録画ウェビナーです。", "技术演示与讲座录播。"),
          `${support}/videos-and-webinars`,
        ),
        card(
          t3("Guides to download", "資料ダウンロード", "资料下载"),
          t3(
            "Checklists and plate layouts for the bench.",
            "ベンチで使えるチェックリストやプレートレイアウトです。",
            "实验台检查表与板布局。",
          ),
          `${support}/pdf-download-page`,
        ),
        card(
          t3("Ordering and delivery", "ご注文・配送", "订购与配送"),
          t3("Shipping, returns, guarantee.", "配送、返品、品質保証について。", "运输、退换与质量保证。"),
          `${support}/support-information`,
        ),
      ],
    },
  ],
};

export const technicalSupport: Page = {
  url: `${support}/technical-support`,
  template: "learn",
  title: t3("Technical support", "テクニカルサポート", "技术支持"),
  description: t3(
    "Answers to technical questions, from articles and from scientists.",
    "サポート記事と技術担当者が、技術的なご質問にお答えします。",
    "技术文章与专业人员为您解答实验问题。",
  ),
  blocks: [
    prose(
      t3(
        "Most questions are answered in the [knowledge base](/learn-and-support/knowledge-base). If yours is not, write or call: the scientists who answer have worked with the products. Have the catalogue number, the lot and a picture of the result at hand.",
        "多くのご質問は[ナレッジベース](/learn-and-support/knowledge-base)で解決できます。見つからない場合は、メールまたはお電話でお問い合わせください。製品を実際に扱っている技術担当者がお答えします。製品番号、ロット番号、結果の画像をご用意いただくとスムーズです。",
        "多数问题都能在[知识库](/learn-and-support/knowledge-base)中找到答案。若未找到，欢迎来信或来电，由熟悉产品的技术人员为您解答。请准备好产品编号、批号与结果图片。",
      ),
    ),
    component("site-search", { tab: "resources" }),
    component("article-list", { limit: "6" }),
    component("contact", { devkey: "technical-support" }),
  ],
};

export const articles: Page = {
  url: `${support}/technical-support/articles`,
  template: "learn",
  title: t3("Support articles", "サポート記事", "技术文章"),
  description: t3(
    "Articles on samples, blotting, imaging, cytometry, chromatin and products.",
    "サンプル調製、ブロッティング、イメージング、フローサイトメトリー、クロマチン、製品に関する記事の一覧です。",
    "涵盖样品、印迹、成像、流式、染色质与产品的文章。",
  ),
  blocks: [component("article-list")],
};

export const downloads: Page = {
  url: `${support}/pdf-download-page`,
  template: "learn",
  title: t3("Guides to download", "資料ダウンロード", "资料下载"),
  description: t3(
    "Checklists, recipes and layouts to print or open in a spreadsheet.",
    "印刷や表計算ソフトで使えるチェックリスト、バッファー組成表、レイアウトです。",
    "可打印或用电子表格打开的检查表、配方与板布局。",
  ),
  blocks: [
    prose(
      t3(
        "Some guides open after a short form, or at once for customers who are signed in; they are marked.",
        "一部の資料は、簡単なフォームへのご入力後にご覧いただけます（ログイン中のお客様は入力不要です）。該当する資料には印を付けています。",
        "部分资料需填写简短表单后下载，已登录的客户可直接下载；列表中已注明。",
      ),
    ),
    component("library", { devkey: "guides" }),
  ],
};

export const videosPage: Page = {
  url: `${support}/videos-and-webinars`,
  template: "learn",
  title: t3("Videos & Webinars", "動画・ウェビナー", "视频与网络讲座"),
  description: t3(
    "Techniques to watch and talks to hear.",
    "実験手技の動画と録画ウェビナーの一覧です。",
    "实验技术演示与讲座录播。",
  ),
  blocks: [component("video-list")],
};

export const ptmDatabase: Page = {
  url: `${support}/phosphositeplus-ptm-database`,
  template: "learn",
  title: t3("PhosphoSitePlus PTM database", "PhosphoSitePlus PTMデータベース", "PhosphoSitePlus PTM数据库"),
  description: t3(
    "What a database of post-translational modifications answers, and how to go from a site to an antibody.",
    "翻訳後修飾データベースで分かることと、修飾部位から抗体を探す方法を説明します。",
    "翻译后修饰数据库能回答什么，以及如何由位点找到抗体。",
  ),
  blocks: [
    prose(
      t3(
        `
        PhosphoSitePlus is a curated database of phosphorylation, acetylation, ubiquitination and other modifications. For each site it lists the sequence around it, the kinases known to act on it and the papers that saw it.
        ## From a site to an antibody
        1. Look the protein up and note residue and species. Numbering differs between isoforms and between human and mouse.
        2. Check how many low-throughput papers describe the site. A site that was only seen by mass spectrometry may be rare.
        3. Search this shop for protein and residue, for example [Akt Ser473](/browse?q=Akt+Ser473).
        4. If there is no antibody, ask whether one is planned: [contact](/about-us/contact-us).
        This demonstration shop does not host the database and links to no outside site.`,
        `
        PhosphoSitePlusは、リン酸化、アセチル化、ユビキチン化などの翻訳後修飾を専門家が整理したデータベースです。修飾部位ごとに、周辺配列、関与するキナーゼ、報告論文がまとめられています。
        ## 修飾部位から抗体を探す
        1. タンパク質を検索し、残基番号と動物種を確認します。番号はアイソフォームや、ヒトとマウスの間で異なります。
        2. 個別の実験で報告した論文の数を確認します。質量分析でのみ検出された部位は、存在量がわずかな可能性があります。
        3. タンパク質名と残基番号で本サイトを検索します（例：[Akt Ser473](/browse?q=Akt+Ser473)）。
        4. 該当する抗体がない場合は、開発予定を[お問い合わせ](/about-us/contact-us)ください。
        本サイトはデモショップであり、データベース本体は提供しておらず、外部サイトへのリンクもありません。`,
        `
        PhosphoSitePlus是经人工审编的翻译后修饰数据库，收录磷酸化、乙酰化、泛素化等修饰。每个位点均列出周边序列、已知激酶与相关文献。
        ## 由位点查找抗体
        1. 查找蛋白，记录残基编号与种属。不同异构体之间、人与小鼠之间编号可能不同。
        2. 查看有多少篇小规模实验文献报道该位点。仅由质谱检出的位点丰度可能很低。
        3. 用蛋白名称与残基在本站检索，例如[Akt Ser473](/browse?q=Akt+Ser473)。
        4. 若没有相应抗体，可[咨询](/about-us/contact-us)开发计划。
        本站为演示商店，不提供数据库本身，也不链接外部网站。`,
      ),
    ),
  ],
};

export const protocolsPage: Page = {
  url: "/protocols",
  template: "learn",
  title: t3("Protocols", "プロトコール", "实验方案"),
  description: t3(
    "Protocols for twelve methods with times, temperatures and controls.",
    "12種類の実験法について、時間、温度、コントロールを示した手順書です。",
    "十二种方法的实验方案，含时间、温度与对照。",
  ),
  blocks: [component("protocol-list")],
};
