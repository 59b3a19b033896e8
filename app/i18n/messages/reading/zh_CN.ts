import type { Translation } from "~/i18n/translation";
import type { reading as en } from "./en_EN";

export const reading: Translation<typeof en> = {
  filter: { all: "全部", format: "形式", category: "主题", collection: "系列" },
  videos: "视频",
  webinars: "网络讲座",
  watchNext: "相关视频",
  allVideos: "全部视频与网络讲座",
  moreNews: "更多新闻",
  allNews: "全部新闻",
  legacyTitle: "该页面属于旧版网站",
  legacyText: "此地址未包含对应的产品或页面信息。请搜索您需要的内容，产品货号保持不变。",
  legendTitle: "图例",
  legend: {
    receptor: "受体",
    kinase: "激酶",
    phosphatase: "磷酸酶",
    adaptor: "接头蛋白",
    effector: "其他蛋白",
    transcription: "转录因子",
    lipid: "脂质或第二信使",
    process: "生物学结果",
    activates: "激活",
    inhibits: "抑制",
    site: "发生变化的残基",
    membrane: "细胞膜",
    nucleus: "细胞核边界",
  },
};
