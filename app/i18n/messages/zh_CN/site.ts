import type { Translation } from "../../translation";
import type { site as en } from "../en_EN/site";

export const site: Translation<typeof en> = {
  brand: "Benchside",
  skipToContent: "跳至主要内容",
  loading: "正在加载",
  today: "今天",
  close: "关闭",
  cancel: "取消",
  save: "保存",
  search: "搜索",
  clearAll: "全部清除",
  tryAgain: "重试",
  copied: "已复制",
  download: "下载",
  opensInNewWindow: "在新窗口中打开",
};
