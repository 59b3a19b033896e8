import type { Translation } from "~/i18n/translation";
import type { country as en } from "./en_EN";

export const country: Translation<typeof en> = {
  title: "选择国家/地区",
  button: "国家/地区：{{label}}",
  findLabel: "国家/地区",
  findHint: "请输入中文或英文名称",
  find: "查找",
  continue: "继续",
  noMatch: "没有找到该国家/地区，请检查拼写或尝试英文名称。",
  results_one: "{{count}} 个国家/地区",
  results_other: "{{count}} 个国家/地区",
  current: "当前：{{label}}",
  changeLanguage: "更改语言",
  chooseFirst: "请从列表中选择国家/地区。",
  basketWarningTitle: "购物车将被清空",
  basketWarning: "各国价格和供货情况不同，购物车中的商品无法转到{{label}}。",
  movesToRegion: "将转到{{label}}站点继续浏览。",
  note: "各国价格和供货情况不同。更改国家/地区后，购物车将被清空，并需要重新登录。",
  noteDistributor: "更改国家/地区后需要重新登录。仅当新的国家同样由经销商供货时，购物车才会保留。",
  isCurrent: "当前",
  ownSite: "独立站点",
  nearby: "您似乎位于{{label}}",
  signOutWarning: "更改后您将退出登录。",
};
