import type { Translation } from "../../translation";
import type { errors as en } from "../en_EN/errors";

export const errors: Translation<typeof en> = {
  notFoundTitle: "页面不存在",
  notFoundMessage: "找不到该页面",
  notFoundText: "地址可能有误，或页面已移动。请搜索本站，或从首页开始浏览。",
  otherTitle: "出现问题",
  otherMessage: "访问页面时发生错误",
  otherText: "问题出在我们这边，请稍后重试；搜索和首页可能仍可使用。",
  refusedText: "无法读取所发送的内容。请检查网址，或返回上一页重试。",
  searchLabel: "站内搜索",
  search: "搜索",
  home: "返回首页",
  contact: "联系我们",
  tryAgain: "重试",
  reference: "如需就此联系我们，请提供以下编号：",
  unsent: "您填写的内容尚未提交，但没有丢失，请稍后重新提交。",
  sendAgain: "重新提交",
  failing: "显示错误页面时发生错误",
  notInPreview: "预览模式下不可用",
  network: "网络错误。如有紧急需求，请联系我们。",
  outdatedBrowser: "您的浏览器版本过旧，部分功能可能无法正常使用，请升级到最新版本。",
  sessionCustomer: "您的会话已过期，请重新登录。",
  sessionPunchout: "您的会话已过期，请通过采购系统重新登录。",
  sessionAnonymous: "您的会话已过期，请刷新页面。",
  login: "登录",
  refresh: "刷新",
};
