import type { Translation } from "~/i18n/translation";
import type { typeAhead as en } from "./en_EN";

export const typeAhead: Translation<typeof en> = {
  label: "搜索产品与技术资料",
  placeholderNarrow: "搜索",
  placeholderMiddle: "按关键词搜索",
  placeholderWide: "按关键词或货号搜索",
  loading: "正在加载搜索建议……",
  list: "搜索建议",
  sections: {
    history: "最近搜索",
    product: "产品",
    resources: "技术资料",
    categories: "类别",
    suggestions: "推荐搜索",
    "knowledge-base": "解答",
  },
  available_other: "共 {{count}} 条建议，可用上下方向键选择。",
  categoryCount_other: "{{formatted}} 个产品",
};
