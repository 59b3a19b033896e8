import type { Translation } from "~/i18n/translation";
import type { reading as en } from "./en_EN";

export const reading: Translation<typeof en> = {
  filter: { all: "すべて", format: "形式", category: "テーマ", collection: "シリーズ" },
  videos: "動画",
  webinars: "ウェビナー",
  watchNext: "関連する動画",
  allVideos: "動画・ウェビナーの一覧",
  moreNews: "ほかのニュース",
  allNews: "ニュースの一覧",
  legacyTitle: "以前のサイトのページです",
  legacyText:
    "このアドレスからは、対象の製品やページを特定できませんでした。お探しの内容を検索してください。製品番号に変更はありません。",
  legendTitle: "凡例",
  legend: {
    receptor: "受容体",
    kinase: "キナーゼ",
    phosphatase: "ホスファターゼ",
    adaptor: "アダプター",
    effector: "その他のタンパク質",
    transcription: "転写因子",
    lipid: "脂質・セカンドメッセンジャー",
    process: "細胞応答",
    activates: "活性化",
    inhibits: "抑制",
    site: "変化を受ける残基",
    membrane: "細胞膜",
    nucleus: "核の境界",
  },
};
