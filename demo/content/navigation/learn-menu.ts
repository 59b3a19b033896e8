import { item } from "./tree";

const support = "/learn-and-support/technical-support";

/** Protocols, troubleshooting and support. */
export const learnMenu = item(
  "learn-and-support",
  "Learn & Support",
  "ラーニング&サポート",
  "学习与支持",
  "/learn-and-support",
  [
    item("technical-support", "Technical support", "テクニカルサポート", "技术支持", support, [
      item("support-articles", "Support articles", "サポート記事", "技术文章", `${support}/articles`, [
        item(
          "article-blocking",
          "Choosing a blocking agent",
          "ブロッキング剤の選び方",
          "如何选择封闭剂",
          `${support}/choosing-a-blocking-agent/101`,
        ),
        item("article-retrieval", "Antigen retrieval", "抗原賦活化", "抗原修复", `${support}/antigen-retrieval/104`),
        item(
          "article-lots",
          "Lot-to-lot consistency",
          "ロット間の一貫性",
          "批间一致性",
          `${support}/lot-to-lot-consistency/109`,
        ),
      ]),
      item(
        "troubleshooting",
        "Troubleshooting guides",
        "トラブルシューティング",
        "疑难解答",
        "/learn-and-support/troubleshooting",
        [
          item(
            "troubleshooting-wb",
            "Western blotting",
            "ウェスタンブロッティング",
            "蛋白质免疫印迹",
            "/learn-and-support/troubleshooting/western-blotting",
          ),
          item(
            "troubleshooting-ihc",
            "Immunohistochemistry",
            "免疫組織化学染色",
            "免疫组织化学",
            "/learn-and-support/troubleshooting/immunohistochemistry",
          ),
          item(
            "troubleshooting-flow",
            "Flow cytometry",
            "フローサイトメトリー",
            "流式细胞术",
            "/learn-and-support/troubleshooting/flow-cytometry",
          ),
        ],
      ),
      item("knowledge-base", "Knowledge base", "ナレッジベース", "知识库", "/learn-and-support/knowledge-base"),
      item(
        "support-information",
        "Ordering and delivery",
        "ご注文・配送",
        "订购与配送",
        "/learn-and-support/support-information",
      ),
    ]),
    item("protocols", "Protocols", "プロトコール", "实验方案", "/protocols", [
      item("protocol-wb", "Western blotting", "ウェスタンブロッティング", "蛋白质免疫印迹", "/protocols/10"),
      item("protocol-ip", "Immunoprecipitation", "免疫沈降", "免疫沉淀", "/protocols/20"),
      item(
        "protocol-ihc",
        "Immunohistochemistry (paraffin)",
        "免疫組織化学染色（パラフィン切片）",
        "免疫组织化学（石蜡切片）",
        "/protocols/30",
      ),
      item("protocol-if", "Immunofluorescence", "蛍光免疫染色", "免疫荧光", "/protocols/40"),
      item("protocol-flow", "Flow cytometry", "フローサイトメトリー", "流式细胞术", "/protocols/50"),
      item("protocol-chip", "Chromatin immunoprecipitation", "クロマチン免疫沈降", "染色质免疫沉淀", "/protocols/60"),
    ]),
    item("watch-and-read", "Watch and download", "動画・資料", "视频与资料", "/learn-and-support/videos-and-webinars", [
      item(
        "videos",
        "Videos & Webinars",
        "動画・ウェビナー",
        "视频与网络讲座",
        "/learn-and-support/videos-and-webinars",
      ),
      item("downloads", "Guides to download", "資料ダウンロード", "资料下载", "/learn-and-support/pdf-download-page"),
      item(
        "ptm-database",
        "PhosphoSitePlus PTM database",
        "PhosphoSitePlus PTMデータベース",
        "PhosphoSitePlus PTM数据库",
        "/learn-and-support/phosphositeplus-ptm-database",
      ),
    ]),
  ],
);
