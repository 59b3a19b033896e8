import type { Translation } from "../../translation";
import type { chrome as en } from "../en_EN/chrome";

export const chrome: Translation<typeof en> = {
  titleTemplate: "{{title}} | Benchside",
  siteDescription: "面向生命科学研究的抗体、试剂盒与多重染色组合，每个产品均附验证数据。",
  utilities: "国家、支持与账户",
  mainMenu: "主菜单",
  footerMenu: "页脚菜单",
  openMenu: "打开菜单",
  closeMenu: "关闭菜单",
  overview: "概览",
  home: "首页",
  technicalSupport: "技术支持",
  contact: "联系我们",
  ptmDatabase: "PhosphoSitePlus 翻译后修饰数据库",
  signIn: "登录",
  register: "注册",
  myAccount: "我的账户",
  signOut: "退出登录",
  punchoutWelcome: "欢迎。您正通过采购系统选购。",
  call: "电话：{{phone}}",
  featuredOffers: "查看精选优惠",
  previewBanner: "预览服务器：当前显示的是尚未发布的草稿。",
  productsCrumb: "产品",
  breadcrumbHome: "首页",
  inThisSection: "本栏目内容",
  fallbackLanguage: "本页面仅提供英文版本。",
};
