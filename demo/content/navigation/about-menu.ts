import { item } from "./tree";

/** The company and how to reach it. */
export const aboutMenu = item("about", "About us", "会社案内", "关于我们", "/about-us", [
  item("our-company", "Our company", "Benchsideについて", "公司介绍", "/about-us/our-company", [
    item("media-room", "Media room", "ニュースルーム", "新闻中心", "/about-us/our-company/media-room"),
    item(
      "validation",
      "How antibodies are validated",
      "抗体の検証方法",
      "抗体验证方法",
      "/product-information/antibody-validation",
    ),
  ]),
  item("contact", "Contact us", "お問い合わせ", "联系我们", "/about-us/contact-us"),
  item("order-support", "Order support", "ご注文サポート", "订单支持", "/about-us/order-support"),
]);
