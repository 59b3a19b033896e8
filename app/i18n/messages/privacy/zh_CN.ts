import type { Translation } from "~/i18n/translation";
import type { privacy as en } from "./en_EN";

export const privacy: Translation<typeof en> = {
  settings: "隐私设置",
  bannerTitle: "您的隐私",
  bannerText:
    "本网站的部分内容由第三方服务提供，可能会使用Cookie。未经您允许，我们不会加载任何第三方内容，您也可以随时更改选择。",
  statement: "隐私声明",
  acceptAll: "全部允许",
  rejectAll: "全部拒绝",
  choose: "逐项选择",
  save: "保存选择",
  allow: "允许",
  categories: {
    analytics: "访问统计",
    video: "视频",
    chat: "在线客服",
  },
  hints: {
    analytics: "由统计服务汇总页面访问和搜索情况。不发送姓名等信息，注册客户仅以匿名标识出现。",
    video: "播放器来自视频平台，播放时该平台会获知您的IP地址，并可能使用Cookie。",
    chat: "聊天窗口由第三方提供，您输入的内容会发送给该服务商。",
  },
  necessary: "必要功能",
  necessaryHint:
    "用于购物车、登录、国家/地区与语言，以及保存本项选择。缺少这些功能网站无法正常运行，相关信息不会提供给第三方。",
  intro: "请选择访问期间允许第三方服务执行的操作。您可以随时通过页面底部的链接返回此页修改。",
  saved: "您的选择已保存。",
  chosenOn: "上次选择：{{date}}。六个月后我们会再次征求您的意见。",
  notChosen: "您尚未做出选择。在此之前，不会加载任何第三方内容。",
  objected: "您的浏览器已发出拒绝跟踪信号（Global Privacy Control）。除非您在此允许，否则不会加载任何第三方内容。",
  nothing: "本网站不加载任何第三方内容，无需选择。",
};
