import { aboutMenu } from "./about-menu";
import { learnMenu } from "./learn-menu";
import { productsMenu } from "./products-menu";
import { researchMenu } from "./research-menu";
import { servicesMenu } from "./services-menu";
import { item, type MenuItem } from "./tree";

export interface Menu {
  readonly devkey: string;
  readonly title: MenuItem["title"];
  readonly items: readonly MenuItem[];
}

/** The menu below the search field: four levels deep. */
const mainMenu: Menu = {
  devkey: "main-navigation",
  title: { en: "Main navigation", ja: "メインナビゲーション", zh: "主导航" },
  items: [productsMenu, researchMenu, learnMenu, servicesMenu, aboutMenu],
};

/** Groups of the footer; on phones each group folds. */
const footerMenu: Menu = {
  devkey: "footer-navigation",
  title: { en: "Footer navigation", ja: "フッターナビゲーション", zh: "页脚导航" },
  items: [
    item("footer-products", "Products", "製品", "产品", undefined, [
      item("footer-all-products", "All products", "全製品", "全部产品", "/browse"),
      item("footer-product-information", "Product information", "製品情報", "产品信息", "/product-information"),
      item("footer-offers", "Featured offers", "キャンペーン情報", "精选优惠", "/product-information/promotions"),
      item("footer-compare", "Compare products", "製品を比較する", "产品对比", "/products/compare"),
    ]),
    item("footer-learn", "Learn & Support", "ラーニング&サポート", "学习与支持", undefined, [
      item("footer-protocols", "Protocols", "プロトコール", "实验方案", "/protocols"),
      item(
        "footer-troubleshooting",
        "Troubleshooting",
        "トラブルシューティング",
        "疑难解答",
        "/learn-and-support/troubleshooting",
      ),
      item(
        "footer-videos",
        "Videos & Webinars",
        "動画・ウェビナー",
        "视频与网络讲座",
        "/learn-and-support/videos-and-webinars",
      ),
      item(
        "footer-downloads",
        "Guides to download",
        "資料ダウンロード",
        "资料下载",
        "/learn-and-support/pdf-download-page",
      ),
    ]),
    item("footer-ordering", "Ordering", "ご注文", "订购", undefined, [
      item("footer-order-support", "Order support", "ご注文サポート", "订单支持", "/about-us/order-support"),
      item(
        "footer-delivery",
        "Shipping and storage",
        "配送と保管",
        "运输与储存",
        "/learn-and-support/support-information/shipping-and-storage",
      ),
      item(
        "footer-returns",
        "Returns and guarantee",
        "返品・品質保証",
        "退换货与质量保证",
        "/learn-and-support/support-information/returns-and-guarantee",
      ),
    ]),
    item("footer-company", "Company", "会社情報", "公司", undefined, [
      item("footer-about", "About us", "会社案内", "关于我们", "/about-us"),
      item("footer-news", "Media room", "ニュースルーム", "新闻中心", "/about-us/our-company/media-room"),
      item("footer-contact", "Contact us", "お問い合わせ", "联系我们", "/about-us/contact-us"),
      item("footer-privacy", "Privacy", "プライバシー", "隐私声明", "/about-us/privacy"),
      item("footer-terms", "Terms of sale and use", "販売・利用条件", "销售与使用条款", "/about-us/terms"),
    ]),
  ],
};

/** Side navigation of the learning pages. */
const learnSideMenu: Menu = {
  devkey: "learn-and-support-navigation",
  title: learnMenu.title,
  items: learnMenu.items ?? [],
};

/** Menu of the company pages. */
const aboutSideMenu: Menu = {
  devkey: "about-navigation",
  title: aboutMenu.title,
  items: aboutMenu.items ?? [],
};

export const menus: readonly Menu[] = [mainMenu, footerMenu, learnSideMenu, aboutSideMenu];
