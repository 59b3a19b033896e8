import { card, component, type Page, prose, t3 } from "./page";

const support = "/learn-and-support";

export const supportInformation: Page = {
  url: `${support}/support-information`,
  template: "learn",
  title: t3("Ordering and delivery", "ご注文・配送", "订购与配送"),
  description: t3(
    "How to order, how products travel, and what happens when something goes wrong.",
    "ご注文方法、配送、トラブル時の対応についてご案内します。",
    "如何订购、如何运输，以及出现问题时如何处理。",
  ),
  blocks: [
    {
      kind: "accordion",
      title: t3("Questions that are asked often", "よくあるご質問", "常见问题"),
      items: [
        {
          title: t3("How do I order?", "注文方法を教えてください。", "如何订购？"),
          text: t3(
            "Put sizes into the basket from the product page or with quick add, then check out. In countries that are served by distributors you send the basket as a request. See [order support](/about-us/order-support).",
            "製品ページまたはクイック追加からサイズをバスケットに入れ、ご注文手続きにお進みください。代理店がお届けする国では、バスケットの内容をご依頼として送信します。詳しくは[ご注文サポート](/about-us/order-support)をご覧ください。",
            "在产品页面或通过快速添加将所需规格放入购物车，然后结算。由经销商服务的国家，可将购物车作为询价提交。详见[订单支持](/about-us/order-support)。",
          ),
          open: true,
        },
        {
          title: t3("Which documents do I receive?", "どのような書類が発行されますか？", "会收到哪些文件？"),
          text: t3(
            "A confirmation by mail, a delivery note in the parcel and an invoice. Datasheets and certificates are on the product page; enter the lot number to see its own values.",
            "ご注文確認メール、納品書（同梱）、請求書を発行します。データシートや試験成績書は製品ページでご覧いただけます。ロット番号を入力すると、ロットごとの値を確認できます。",
            "确认邮件、随货送货单与发票。说明书与检测报告可在产品页面查看，输入批号即可显示该批次的数据。",
          ),
        },
        {
          title: t3(
            "Can I change or cancel an order?",
            "注文の変更やキャンセルはできますか？",
            "可以修改或取消订单吗？",
          ),
          text: t3(
            "Until it leaves the warehouse, yes. Write to customer service with the order number.",
            "出荷前であれば可能です。注文番号を添えて、カスタマーサービスまでご連絡ください。",
            "出库之前均可。请将订单号告知客户服务。",
          ),
        },
      ],
    },
    {
      kind: "tiles",
      columns: 2,
      items: [
        card(
          t3("Shipping and storage", "配送と保管", "运输与储存"),
          t3("Temperatures, days of dispatch, arrival.", "輸送温度、発送日、到着時の確認。", "温度、发货日与签收。"),
          `${support}/support-information/shipping-and-storage`,
        ),
        card(
          t3("Returns and guarantee", "返品・品質保証", "退换货与质量保证"),
          t3("What is covered, and how to claim it.", "保証の対象とお手続き。", "保证范围与申请方式。"),
          `${support}/support-information/returns-and-guarantee`,
        ),
      ],
    },
    component("regional-settings", { devkey: "customer-service" }),
  ],
};

export const shipping: Page = {
  url: `${support}/support-information/shipping-and-storage`,
  template: "learn",
  title: t3("Shipping and storage", "配送と保管", "运输与储存"),
  description: t3(
    "How products travel and where to put them when they arrive.",
    "製品の輸送条件と、到着後の保管方法です。",
    "产品的运输条件与到货后的存放方式。",
  ),
  blocks: [
    { kind: "reference", entry: { contentType: "content_fragment", uid: "fragment-cold-chain" } },
    prose(
      t3(
        `
        | Label | Travels on | Store at |
        |---|---|---|
        | Antibody in glycerol | Cold packs | –20 °C |
        | Fluorescent conjugate | Cold packs, in the dark | 4 °C |
        | Frozen extract | Dry ice | –80 °C |
        | Kit | Cold packs; parts in separate bags | As printed on each part |
        | Small molecule, dry | Ambient | –20 °C, dry |
        ## On arrival
        1. Open the parcel on the day it arrives and check the contents against the delivery note.
        2. Store each product as its label says. The temperature of travel is not the temperature of storage.
        3. Spin vials briefly: drops in the cap are product.`,
        `
        | 表示 | 輸送条件 | 保存条件 |
        |---|---|---|
        | グリセロール入り抗体 | 保冷剤 | -20℃ |
        | 蛍光標識抗体 | 保冷剤・遮光 | 4℃ |
        | 凍結細胞抽出物 | ドライアイス | -80℃ |
        | キット | 保冷剤（構成品ごとに別包装の場合あり） | 各構成品の表示に従う |
        | 低分子化合物（乾燥品） | 常温 | -20℃、乾燥状態 |
        ## 到着時の確認
        1. 到着当日に開封し、納品書と内容を照合してください。
        2. 各製品をラベルの表示に従って保存してください。輸送温度と保存温度は異なります。
        3. バイアルは短時間遠心してください。キャップに付いた液滴も製品の一部です。`,
        `
        | 标签 | 运输条件 | 储存条件 |
        |---|---|---|
        | 含甘油的抗体 | 冰袋 | -20°C |
        | 荧光偶联抗体 | 冰袋、避光 | 4°C |
        | 冷冻裂解物 | 干冰 | -80°C |
        | 试剂盒 | 冰袋，组分可能分袋包装 | 以各组分标签为准 |
        | 小分子（干粉） | 常温 | -20°C，干燥 |
        ## 到货时
        1. 请于到货当天开箱，并与送货单核对。
        2. 按标签温度存放各产品；运输温度不等于储存温度。
        3. 短暂离心小管，管盖上的液滴也是产品。`,
      ),
    ),
    { kind: "reference", entry: { contentType: "content_target", uid: "target-dispatch-notice" } },
  ],
};

export const returns: Page = {
  url: `${support}/support-information/returns-and-guarantee`,
  template: "learn",
  title: t3("Returns and guarantee", "返品・品質保証", "退换货与质量保证"),
  description: t3(
    "What the guarantee covers and how to claim it.",
    "品質保証の対象範囲とお手続きの方法です。",
    "质量保证的范围与申请方法。",
  ),
  blocks: [
    prose(
      t3(
        `
        ## Guarantee
        Every product works in the applications and species listed on its page until the date on its label. If it does not, it is replaced or credited.
        ## How to claim
        1. Write to technical support with catalogue number, lot, protocol and a picture with controls.
        2. You get an answer within one working day: a suggestion to try, or a replacement at once.
        3. A replacement is free of charge. There is no need to send the product back.
        ## Returns
        Products that were ordered by mistake can be returned within 14 days if they left at ambient temperature and are unopened. Products that need cooling cannot be taken back, because no one could vouch for them. *These are the terms of a demonstration shop.*`,
        `
        ## 品質保証
        すべての製品について、製品ページに記載のアプリケーションおよび動物種での性能を、ラベルに記載の使用期限まで保証します。性能が得られない場合は、交換または返金いたします。
        ## お手続き
        1. 製品番号、ロット番号、プロトコール、コントロールを含む結果の画像を添えて、テクニカルサポートにご連絡ください。
        2. 1営業日以内に、改善案のご提案または交換のご案内を差し上げます。
        3. 交換品は無償です。元の製品を返送いただく必要はありません。
        ## 返品
        誤ってご注文いただいた製品は、常温品で未開封の場合に限り、14日以内であれば返品を承ります。冷蔵・冷凍品は品質を保証できないため、返品をお受けできません。*（デモショップの規定です）*`,
        `
        ## 质量保证
        在标签所示有效期内，每个产品均保证在其页面所列应用与种属中正常使用；否则予以更换或退款。
        ## 申请方式
        1. 请将产品编号、批号、实验方案以及含对照的结果图片发送至技术支持。
        2. 一个工作日内答复：给出改进建议，或直接安排更换。
        3. 更换免费，无需寄回原产品。
        ## 退货
        误购产品如为常温运输且未开封，可在14天内退货。需冷藏或冷冻的产品因无法保证质量，恕不退货。*（演示商店条款）*`,
      ),
    ),
  ],
};
