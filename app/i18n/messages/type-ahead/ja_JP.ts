import type { Translation } from "~/i18n/translation";
import type { typeAhead as en } from "./en_EN";

export const typeAhead: Translation<typeof en> = {
  label: "製品・技術資料を検索",
  placeholderNarrow: "検索",
  placeholderMiddle: "キーワードで検索",
  placeholderWide: "キーワードまたは製品番号で検索",
  loading: "候補を読み込んでいます…",
  list: "検索候補",
  sections: {
    history: "検索履歴",
    product: "製品",
    resources: "技術資料",
    categories: "カテゴリー",
    suggestions: "おすすめの検索語",
    "knowledge-base": "よくあるご質問",
  },
  available_other: "候補が{{count}}件あります。上下の矢印キーで選択できます。",
  categoryCount_other: "{{formatted}}製品",
};
