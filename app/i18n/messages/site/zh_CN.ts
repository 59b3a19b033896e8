import type { Translation } from "~/i18n/translation";
import type { site as en } from "./en_EN";

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
  fetching: "正在获取此页面……",
  overdue: "所需时间比平时长：数据来源响应较慢。页面准备好后会自动显示在此处。",
  goOn: "继续",
  copied: "已复制",
  download: "下载",
  opensInNewWindow: "在新窗口中打开",
};
