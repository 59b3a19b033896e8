import { card, component, type Page, prose, t3 } from "./page";

export const aboutUs: Page = {
  url: "/about-us",
  title: t3("About us", "会社案内", "关于我们"),
  description: t3("Who we are and how to reach us.", "Benchsideの紹介とお問い合わせ窓口です。", "我们是谁，如何联系。"),
  blocks: [
    {
      kind: "navigation",
      title: t3("About Benchside", "Benchsideについて", "关于Benchside"),
      menu: "about-navigation",
    },
    {
      kind: "tiles",
      columns: 3,
      items: [
        card(
          t3("Our company", "Benchsideについて", "公司介绍"),
          t3("What we make and how.", "製品づくりの考え方。", "我们做什么，怎么做。"),
          "/about-us/our-company",
        ),
        card(
          t3("Media room", "ニュースルーム", "新闻中心"),
          t3("Reports of the last months.", "最近のお知らせ。", "近期动态。"),
          "/about-us/our-company/media-room",
        ),
        card(
          t3("Contact us", "お問い合わせ", "联系我们"),
          t3("By mail, by phone, in your time zone.", "メール・電話でのご連絡先。", "邮件、电话与工作时间。"),
          "/about-us/contact-us",
        ),
      ],
    },
  ],
};

export const ourCompany: Page = {
  url: "/about-us/our-company",
  title: t3("Our company", "Benchsideについて", "公司介绍"),
  description: t3(
    "A demonstration of a shop for research reagents.",
    "研究用試薬ショップのデモンストレーションです。",
    "一个科研试剂商店的演示。",
  ),
  blocks: [
    prose(
      t3(
        `
        Benchside is the name of this demonstration: a shop for antibodies, kits and services as a researcher would want it. The products, figures, lots and citations were made for it. The genes, proteins and accession numbers are real.
        ## What we hold to
        - **Evidence first.** A product page begins with its figures and says what has been tested and what has not.
        - **One dilution for one application.** No number without an experiment behind it.
        - **Plain answers.** If there is no price or no stock, the page says why.
        ## One per cent
        One per cent of sales is set aside for the environment. In a shop that sells nothing this is a small sum; the mark in the header shows where a real one would stand.`,
        `
        Benchsideは、研究者にとって使いやすい抗体・キット・サービスのショップを示すデモンストレーションです。製品、図、ロット、引用文献はデモ用に作成したものですが、遺伝子名、タンパク質名、アクセッション番号は実在のものです。
        ## 大切にしていること
        - **データを第一に。** 製品ページは検証データから始まり、試験済みの項目と未試験の項目を明記します。
        - **アプリケーションごとに1つの希釈率。** 実験の裏付けのない数値は記載しません。
        - **分かりやすい説明。** 価格や在庫がない場合は、その理由を表示します。
        ## 売上の1％
        売上の1％を環境保全に充てます。何も販売しないデモショップではわずかな額ですが、実際のショップで表示する場所としてページ上部にマークを掲げています。`,
        `
        Benchside是本演示的名称：一个从研究者需求出发的抗体、试剂盒与服务商店。产品、图片、批次与引用文献均为演示而制作，基因、蛋白与登录号则是真实的。
        ## 我们的坚持
        - **数据优先。** 产品页面以实验图片开头，并说明哪些已测试、哪些未测试。
        - **一项应用，一个稀释比例。** 没有实验支持的数字不会出现。
        - **如实说明。** 没有价格或库存时，页面会给出原因。
        ## 百分之一
        我们将销售额的百分之一用于环境保护。对于不做实际销售的演示商店，这只是象征；页头的标识表示真实商店中它所处的位置。`,
      ),
    ),
  ],
};

export const mediaRoom: Page = {
  url: "/about-us/our-company/media-room",
  title: t3("Media room", "ニュースルーム", "新闻中心"),
  description: t3(
    "News about products, protocols and delivery.",
    "製品、プロトコール、配送に関するお知らせです。",
    "产品、方案与配送动态。",
  ),
  blocks: [component("news-list")],
};

export const contactUs: Page = {
  url: "/about-us/contact-us",
  devkey: "contact-us",
  title: t3("Contact us", "お問い合わせ", "联系我们"),
  description: t3(
    "Technical support and customer service in your country.",
    "お住まいの国・地域のテクニカルサポートとカスタマーサービスの連絡先です。",
    "您所在国家的技术支持与客户服务。",
  ),
  blocks: [
    prose(
      t3(
        "Choose technical support for questions about an experiment and customer service for orders and delivery. Telephone numbers and addresses in this shop are demonstration values.",
        "実験に関するご質問はテクニカルサポートへ、ご注文や配送についてはカスタマーサービスへご連絡ください。掲載の電話番号と住所はデモ用です。",
        "实验问题请联系技术支持，订单与配送请联系客户服务。本站的电话与地址均为演示信息。",
      ),
    ),
    component("inquiry-form", { form: "contact" }),
    component("contact", { devkey: "technical-support" }),
    component("contact", { devkey: "customer-service" }),
    component("regional-settings", { devkey: "customer-service" }),
  ],
};

export const orderSupport: Page = {
  url: "/about-us/order-support",
  devkey: "order-support",
  title: t3("Order support", "ご注文サポート", "订单支持"),
  description: t3(
    "How to order in your country.",
    "国・地域ごとのご注文方法をご案内します。",
    "各国家与地区的订购方式。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## How to order, by country
        | Country | Way |
        |---|---|
        | United States, Germany, Austria, United Kingdom | Basket and checkout with card or purchase order |
        | Japan | Basket and quotation; orders go through your dealer |
        | China | Quotation in yuan from the office in China |
        | Brazil, India, Israel, Turkey, South Africa, Poland, Czechia | Basket as a request to the distributor |
        | Benelux, France, Canada, Australia, New Zealand | Partner, by the button on the product page |
        ## Procurement systems
        Buyers who come from a procurement system fill the basket here and return it; the order is placed there. Questions about such an order: customer service below.`,
        `
        ## 国・地域別のご注文方法
        | 国・地域 | ご注文方法 |
        |---|---|
        | 米国、ドイツ、オーストリア、英国 | バスケットから、カードまたは発注書でご注文 |
        | 日本 | バスケットからお見積り。ご注文は販売代理店経由で承ります |
        | 中国 | 中国オフィスより人民元でお見積り |
        | ブラジル、インド、イスラエル、トルコ、南アフリカ、ポーランド、チェコ | バスケットの内容を代理店へのご依頼として送信 |
        | ベネルクス三国、フランス、カナダ、オーストラリア、ニュージーランド | 製品ページのボタンから各国のパートナーへ |
        ## 購買システムをご利用の場合
        購買システムからアクセスされた場合は、本サイトでバスケットを作成し、購買システムに戻ってご注文ください。ご不明な点は、下記のカスタマーサービスまでお問い合わせください。`,
        `
        ## 各国家与地区的订购方式
        | 国家/地区 | 方式 |
        |---|---|
        | 美国、德国、奥地利、英国 | 购物车结算，可用银行卡或采购订单 |
        | 日本 | 购物车询价，由经销商下单 |
        | 中国 | 由中国办公室以人民币报价 |
        | 巴西、印度、以色列、土耳其、南非、波兰、捷克 | 将购物车作为需求提交给经销商 |
        | 比荷卢、法国、加拿大、澳大利亚、新西兰 | 通过产品页面按钮前往合作伙伴 |
        ## 采购系统用户
        从采购系统进入的用户，请在此填好购物车后返回采购系统下单。相关问题请联系下方的客户服务。`,
      ),
    ),
    component("contact", { devkey: "customer-service" }),
  ],
};

export const terms: Page = {
  url: "/about-us/terms",
  title: t3("Terms of sale and use", "販売・利用条件", "销售与使用条款"),
  description: t3("Terms of this demonstration shop.", "本デモショップの利用条件です。", "本演示商店的条款。"),
  nofollow: true,
  blocks: [
    prose(
      t3(
        `
        ## This is a demonstration
        Nothing in this shop is for sale. Orders are not fulfilled and no money is taken. Products, prices, lots, figures, citations and contact details are demonstration data.
        ## Research use
        Texts on this site are written as they would be for reagents that are sold for research only. They are no instructions for diagnosis or therapy.
        ## Names
        Names of products and databases that belong to others are used as vocabulary of the field.`,
        `
        ## 本サイトについて
        本サイトはデモショップであり、製品の販売は行っていません。ご注文の履行や代金の請求は一切ありません。製品、価格、ロット、図、引用文献、連絡先はデモ用のデータです。
        ## 研究用途
        掲載している文章は、研究用試薬を想定して作成したものです。診断や治療のための指示ではありません。
        ## 名称について
        他者に帰属する製品名やデータベース名は、研究分野の用語として使用しています。`,
        `
        ## 演示声明
        本站不销售任何商品，不会履行订单，也不会收取费用。产品、价格、批次、图片、引用文献与联系方式均为演示数据。
        ## 科研用途
        本站文字按科研试剂的要求撰写，不构成诊断或治疗的指导。
        ## 名称
        属于他人的产品与数据库名称仅作为行业术语使用。`,
      ),
    ),
  ],
};

export const privacy: Page = {
  url: "/about-us/privacy",
  title: t3("Privacy", "プライバシー", "隐私声明"),
  description: t3(
    "What this shop stores, and for how long.",
    "本サイトが保存する情報と期間について。",
    "本商店存储哪些信息、保存多久。",
  ),
  nofollow: true,
  blocks: [
    prose(
      t3(
        `
        - **Country and language** are kept in cookies so that pages fit your market.
        - **Basket:** an anonymous basket is kept under a random number.
        - **Search history** stays in your browser and is never sent.
        - **Logs** hold addresses of pages and times, no names and no full tokens.
        Whoever runs this software as a real shop replaces this text with their own.`,
        `
        - **国・地域と言語** – 適切なページを表示するためCookieに保存します。
        - **バスケット** – 匿名のバスケットは、ランダムな番号で管理します。
        - **検索履歴** – お使いのブラウザー内にのみ保存し、送信しません。
        - **ログ** – ページのアドレスと時刻のみを記録し、氏名や完全なトークンは含みません。
        実際のショップとして運用する場合は、運営者が本文を差し替えてください。`,
        `
        - **国家与语言** – 保存在Cookie中，以便显示合适的页面；
        - **购物车** – 匿名购物车以随机编号保存；
        - **检索历史** – 仅保存在您的浏览器中，不会发送；
        - **日志** – 只记录页面地址与时间，不含姓名或完整令牌。
        若将本软件用于真实商店，请由运营者替换本文。`,
      ),
    ),
  ],
};
